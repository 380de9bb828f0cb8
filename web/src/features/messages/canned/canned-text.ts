import { matchesSearch } from '@portal/domain';

/** What a canned answer names in braces; null where it is not known. */
export type Blanks = Record<'cliente' | 'atendente' | 'hoje', string | null>;

/** The text with its blanks filled in; what is in no list, or not known, stays as it was written. */
export function fillBlanks(content: string, blanks: Blanks): string {
  const known = new Map<string, string | null>(Object.entries(blanks));
  return content.replace(
    /\{(\p{L}+)\}/gu,
    (written, name: string) => known.get(name.toLowerCase()) ?? written,
  );
}

/** What is looked for by a text that is nothing but a slash and words; null for any other text. */
export function slashQuery(text: string): string | null {
  return /^\/[^\n]*$/.test(text) ? text.slice(1) : null;
}

export function findAnswers<A extends { title: string; content: string }>(
  answers: readonly A[],
  query: string,
): A[] {
  return answers.filter(({ title, content }) => matchesSearch(query, [title, content]));
}

/** The text with `inserted` in place of what was between `from` and `to`, and where the caret belongs then. */
export function insertText(
  text: string,
  inserted: string,
  { from, to }: { from: number; to: number },
): { text: string; caret: number } {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}
