const MAX_TEXT = 300;
/** What may name a person in a text that somebody else's code wrote: an address, a number of theirs, what stands in quotes. */
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

/** What is told of an error: what it is, and where in our own code. */
export function scrubbedError(error: unknown): { name: string; code: string; message: string; at: string } {
  if (!(error instanceof Error)) return { name: typeof error, code: '', message: '', at: '' };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
    message: scrub(error.message),
    at: /\(?(?:file:\/\/)?[^\s(]*?(lib\/index\.cjs:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1] ?? '',
  };
}
