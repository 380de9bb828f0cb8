/** Lower case without accents, so that 'joao' finds 'João' and 'ACAO' finds 'ação'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the query stands somewhere in the texts; an empty query matches everything. */
export function matchesSearch(query: string, texts: readonly (string | null)[]): boolean {
  const folded = texts.map((text) => foldText(text ?? ''));
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.some((text) => text.includes(word)));
}
