import { refuseIf } from './refused.ts';

/** What may be between two words of a PDF: spaces and comments, here of bounded number and length. */
export const PDF_GAP = String.raw`(?:[\s\0]|%[^\r\n]{0,100}[\r\n]){0,40}`;
const END = String.raw`(?![A-Za-z0-9_.:+-])`;
const VALUE = String.raw`${PDF_GAP}(?:<<|\d{1,9}${PDF_GAP}\d{1,5}${PDF_GAP}R)`;

const ACTING = [
  // Actions that run a program or a script, send data away or open another file.
  `/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|RichMedia(?:Execute)?|Movie)${END}`,
  // Files carried along. A reader follows `EF`; the other names may be left out.
  `/(?:EmbeddedFiles?|FileAttachment)${END}|/EF${VALUE}`,
  // What happens by itself when a page opens or a field is left.
  `/AA${VALUE}`,
  // Scripts of forms that are written in XML.
  'application/x-(?:java|form)script',
].map((words) => new RegExp(words));

/**
 * Refuses what acts. Words are looked for in all bytes, in objects and in streams: where an object begins
 * and ends is what readers disagree on. Words this long do not occur by chance in packed data.
 */
export function refusePdfWords(window: Buffer): void {
  const text = pdfText(window);
  refuseIf(
    ACTING.some((words) => words.test(text)),
    'active',
  );
}

/** `/J#61vaScript` is `/JavaScript` to every reader. */
export function pdfText(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  if (!text.includes('#')) return text;
  return text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
