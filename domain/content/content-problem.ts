import type { AcceptedExtension } from '../documents/accepted-types.ts';
import { compoundEntries } from './compound-entries.ts';
import { decodeText } from './decode-text.ts';
import { isWithin, startsWith } from './find-bytes.ts';
import { zipEntries } from './zip-entries.ts';

/**
 * Why the bytes of a file are not what its extension says: something else, something that a browser or a
 * system would run, an Office document that carries programs, the harmless test file for virus scanners, or more parts
 * than anybody can look at.
 */
export type ContentProblem = 'wrong_type' | 'web_page' | 'program' | 'macros' | 'malware' | 'unverifiable';

/**
 * The one decision about content, made on the device before a file is taken and on the server again. It looks
 * at the form alone: no signatures of real viruses, and nothing inside compressed parts, which the server opens.
 */
export function contentProblem(extension: AcceptedExtension, bytes: Uint8Array): ContentProblem | null {
  if (isWithin(bytes, EICAR)) return 'malware';
  if (isProgram(bytes)) return 'program';
  switch (extension) {
    case 'csv':
    case 'ofx':
    case 'xml':
      return textProblem(extension, bytes);
    case 'docx':
      return zippedProblem('word/', bytes);
    case 'xlsx':
      return zippedProblem('xl/', bytes);
    case 'doc':
      return compoundProblem(['WordDocument'], bytes);
    case 'xls':
      return compoundProblem(['Workbook', 'Book'], bytes);
    case 'pdf':
    case 'jpg':
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic':
      return isOfKind[extension](bytes) ? null : otherKind(bytes);
  }
}

/** In two parts, so that no scanner takes this source for it. */
export const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Windows, Linux, macOS (three kinds and the one for several processors). */
const PROGRAMS = [
  'MZ',
  '\x7fELF',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xfe\xed\xfa\xcf',
  '\xca\xfe\xba\xbe',
];

/** Where a page disguised as something else says what it is; browsers look at less. */
const HEAD_BYTES = 4096;
const headText = (bytes: Uint8Array) => decodeText(bytes.subarray(0, HEAD_BYTES));

/** A table of values may begin with the letters MZ, and is text then; a script names its interpreter. */
function isProgram(bytes: Uint8Array): boolean {
  if (startsWith(bytes, '#!')) return true;
  return PROGRAMS.some((start) => startsWith(bytes, start)) && headText(bytes) === null;
}

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const isOfKind: Record<'pdf' | 'jpg' | 'jpeg' | 'png' | 'webp' | 'heic', (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, '%PDF-') || startsWith(bytes, '\xef\xbb\xbf%PDF-'),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  jpeg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'),
  heic: (bytes) =>
    startsWith(bytes.subarray(4), 'ftyp') &&
    HEIF_BRANDS.some((brand) => startsWith(bytes.subarray(8), brand)),
};

function textProblem(extension: 'csv' | 'ofx' | 'xml', bytes: Uint8Array): ContentProblem | null {
  const text = decodeText(bytes);
  if (text === null) return 'wrong_type';
  if (isWebPage(text)) return 'web_page';
  switch (extension) {
    case 'csv':
      return /^\s*</.test(text) ? 'wrong_type' : null;
    case 'ofx':
      return /OFXHEADER|<OFX>/i.test(text.slice(0, HEAD_BYTES)) ? null : 'wrong_type';
    case 'xml':
      if (!/^\s*</.test(text)) return 'wrong_type';
      // No invoice has them, and with entities the words looked for can be spelt in other ways.
      return /<!(doctype|entity)/i.test(text) ? 'wrong_type' : null;
  }
}

/**
 * What a browser would run: HTML, SVG or XHTML under an innocent name, under a prefix of its own too. `body` is
 * not among the words: an invoice may come in the envelope of a web service, which has one.
 */
function isWebPage(text: string): boolean {
  return /<!doctype\s+html|<\s*([\w.-]+:)?(html|svg|script|iframe)\b|www\.w3\.org\/(1999\/xhtml|2000\/svg)/i.test(
    text,
  );
}

/** A zipped Office document, and the parts that carry programs: VBA, old macro sheets, controls. */
function zippedProblem(folder: 'word/' | 'xl/', bytes: Uint8Array): ContentProblem | null {
  if (isProtectedOffice(bytes)) return null;
  if (!startsWith(bytes, 'PK\x03\x04')) return otherKind(bytes);
  const names = zipEntries(bytes)?.map((name) => name.toLowerCase());
  if (names === undefined) return 'unverifiable';
  if (names.some((name) => /vba(project|data)|\/macrosheets\/|\/activex\//.test(name))) return 'macros';
  const isOffice = names.includes('[content_types].xml') && names.some((name) => name.startsWith(folder));
  return isOffice ? null : 'wrong_type';
}

/** With a password to open it, a zipped Office document is wrapped in a compound file ([MS-OFFCRYPTO] 2.3.2). */
function isProtectedOffice(bytes: Uint8Array): boolean {
  const names = compoundEntries(bytes);
  return names !== null && ['EncryptionInfo', 'EncryptedPackage'].every((name) => names.includes(name));
}

/** A binary Office document, and the storages that VBA lives in. */
function compoundProblem(streams: readonly string[], bytes: Uint8Array): ContentProblem | null {
  const names = compoundEntries(bytes);
  if (names === null) return otherKind(bytes);
  if (names.some((name) => /^(_?vba|macros$)/i.test(name))) return 'macros';
  return names.some((name) => streams.includes(name)) ? null : 'wrong_type';
}

function otherKind(bytes: Uint8Array): ContentProblem {
  return isWebPage(headText(bytes) ?? '') ? 'web_page' : 'wrong_type';
}
