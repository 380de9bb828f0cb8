const MAX_TEXT = 300;

/** What may name a person in a text that somebody else's code wrote: an address, a number of theirs, what is in quotes. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g, '[e-mail]'],
  [/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '[quoted]'],
  [/\+?\d[\d .\-/()]{6,}\d/g, '[number]'],
];

/** A text of unknown origin, fit for a log: one line, short, without what may be somebody's. */
export function scrub(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return PERSONAL.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), line).slice(0, MAX_TEXT);
}
