import { foldText } from '@portal/domain';

/**
 * A text as the search compares it: words without accents and marks, each after a space. A number with marks in it
 * ('11.222.333/0001-81', '10/2026') is there without them too.
 */
export function searchedText(texts: readonly (string | null)[]): string {
  const folded = foldText(texts.filter((text) => text !== null).join('\n'));
  const bare = folded.match(MARKED_NUMBER)?.map(withoutMarks) ?? [];
  return compact(` ${[folded.replace(MARKS, ' ').trim(), ...bare].join(' ')}`);
}

/** One typed word: found as a whole without its marks, or by all its parts. */
export type SearchWord = { whole: string; parts: readonly string[] };

export function searchWords(query: string): SearchWord[] {
  return foldText(query)
    .split(/\s+/)
    .map((typed) => ({ whole: withoutMarks(typed), parts: typed.split(MARKS).filter((part) => part !== '') }))
    .filter(({ whole }) => whole !== '')
    .slice(0, MOST_WORDS);
}

/** Nobody types more to find a thing; the index keeps a bit for each. */
const MOST_WORDS = 12;

/** How well a word is in a text made by `searchedText`: 0 not at all, 1 inside a word, 2 where one begins. */
export function matchOf({ whole, parts }: SearchWord, text: string): 0 | 1 | 2 {
  const asWhole = placeOf(whole, text);
  if (parts.length < 2 || asWhole === 2) return asWhole;
  return parts.every((part) => placeOf(part, text) === 2) ? 2 : asWhole;
}

/** Fewer letters are in nearly every word: they are looked for at beginnings alone. */
const LONG_ENOUGH_INSIDE = 3;

function placeOf(needle: string, text: string): 0 | 1 | 2 {
  let at = text.indexOf(needle);
  if (at === -1) return 0;
  for (; at !== -1; at = text.indexOf(needle, at + 1)) {
    if (text.charCodeAt(at - 1) === SPACE) return 2;
  }
  return needle.length < LONG_ENOUGH_INSIDE ? 0 : 1;
}

const SPACE = 32;
const MARKS = /[^\p{L}\p{N}]+/gu;
const MARKED_NUMBER = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[./-][\p{L}\p{N}]+)+/gu;
const withoutMarks = (text: string) => text.replace(MARKS, '');

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A copy of its own, a byte per letter: what folding leaves behind holds two, and its pieces. */
const compact = (text: string) => decoder.decode(encoder.encode(text));
