import { PDF_GAP, pdfText } from './pdf-words.ts';
import { ContentRefused, refuseIf } from './refused.ts';
import { OVERLAP_BYTES } from './windows.ts';

/** Enough for a destination or an action that goes to one. */
const VALUE_LETTERS = 600;
/** One per saving of the file, if at all; a file that has been signed often has a handful. */
const MAX_OBJECTS = 50;

const OPENING = /\/OpenAction(?![A-Za-z0-9_.:+-])/g;
const DESTINATION = new RegExp(`^${PDF_GAP}(?:\\[|\\(|/|null|<[0-9A-Fa-f])`);
const DICTIONARY = new RegExp(`^${PDF_GAP}<<`);
const REFERENCE = new RegExp(`^${PDF_GAP}0*(\\d{1,9})${PDF_GAP}\\d{1,5}${PDF_GAP}R`);

/** Refuses an opening action written in place, and notes the objects that others are written in. */
export function noteOpening(window: Buffer, objects: Set<string>): void {
  for (const value of valuesAfter(window, OPENING)) {
    if (isHarmless(value)) continue;
    const [, id] = REFERENCE.exec(value) ?? [];
    if (id === undefined) throw new ContentRefused('active');
    objects.add(id);
    refuseIf(objects.size > MAX_OBJECTS, 'unverifiable');
  }
}

/** Every definition of a noted object counts: readers disagree on which of them is valid. */
export function refuseOpeningObjects(window: Buffer, objects: ReadonlySet<string>): void {
  const heads = `(?<!\\d)0*(?:${[...objects].join('|')})${PDF_GAP}\\d{1,5}${PDF_GAP}obj`;
  for (const value of valuesAfter(window, new RegExp(heads, 'g'))) refuseIf(!isHarmless(value), 'active');
}

/** Most letters open at a page or a size of their own: that is no action, or one that goes there. */
function isHarmless(value: string): boolean {
  if (DESTINATION.test(value)) return true;
  if (!DICTIONARY.test(value)) return false;
  const [own = ''] = value.split('>>', 1);
  return /\/S[\s\0]{0,20}\/(GoTo|Named)(?![A-Za-z])/.test(own) && !own.includes('/URI');
}

/** What follows each mark. One in the last bytes is left for the next window, which has all that follows it. */
function valuesAfter(window: Buffer, marks: RegExp): string[] {
  const text = pdfText(window);
  // An escape may be cut by the border: rather twice than never.
  const border = text.length - pdfText(window.subarray(-OVERLAP_BYTES)).length + 4;
  return [...text.matchAll(marks)]
    .filter(({ index }) => index < border)
    .map(({ 0: mark, index }) => text.slice(index + mark.length, index + mark.length + VALUE_LETTERS));
}
