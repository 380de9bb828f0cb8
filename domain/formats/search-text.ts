import { once } from './once.ts';

/** Lower case without accents, so that 'joao' finds 'João' and 'ACAO' finds 'ação'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the query is somewhere in the texts; an empty query matches everything. */
export function matchesSearch(query: string, texts: readonly (string | null)[]): boolean {
  return searchFor(query)(foldTexts(texts));
}

/** Texts as a search compares them, to be made once where a list is searched again at every key. */
export const foldTexts = (texts: readonly (string | null)[]): string =>
  // No word has a line break in it, so none is found across two texts.
  texts.map((text) => foldText(text ?? '')).join('\n');

/**
 * As `matchesSearch`, of texts folded before. Made once for a list: folding the query for each row would cost more
 * than the rows.
 */
export function searchFor(query: string): (folded: string) => boolean {
  const words = foldText(query).split(/\s+/);
  return (folded) => words.every((word) => folded.includes(word));
}

const collator = once(() => new Intl.Collator('pt-BR'));

/** The order of names in Portuguese. One collator for all: `localeCompare` makes its own at every call. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b);
