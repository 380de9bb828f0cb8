import { refuseIf } from './refused.ts';

const HEAD_BYTES = 512;
/** Encodings in which the words of XML are their ASCII letters. */
const READABLE = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** A piece of XML as its ASCII words: the zeros of UTF-16 left out, which is enough to look for some of them. */
const words = (window: Uint8Array) => Buffer.from(window).toString('latin1').replaceAll('\0', '');
const withoutMark = (text: string) => text.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');

export function looksLikeXml(head: Uint8Array): boolean {
  return /^\s*</.test(withoutMark(words(head.subarray(0, HEAD_BYTES))));
}

/** The words of a whole XML part, or null where it is not XML or in letters that we do not read. */
export function xmlText(bytes: Uint8Array): string | null {
  const text = withoutMark(words(bytes));
  return /^\s*</.test(text) && isReadable(text) ? text : null;
}

/** Declarations can spell any word in other ways; Office writes none. A DDE link starts programs. */
export function refuseXmlWindow(window: Uint8Array): void {
  const text = words(window);
  refuseIf(/<!(doctype|entity)/i.test(text), 'active');
  refuseIf(/<([\w.-]{1,64}:)?ddelink\b/i.test(text), 'active');
  refuseIf(!isReadable(withoutMark(text)), 'unverifiable');
}

function isReadable(text: string): boolean {
  const declared = /^\s*<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([^"']{0,64})["']/.exec(
    text.slice(0, HEAD_BYTES),
  );
  return declared === null || READABLE.test(declared[1] ?? '');
}
