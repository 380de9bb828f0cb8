import {
  ACCEPTED_TYPES,
  acceptedExtension,
  type AcceptedExtension,
  type AcceptedMimeType,
  MAX_FILE_BYTES,
} from '@portal/domain';
import type { FileRefusal } from './add-documents.ts';

export type CheckedFile =
  | {
      ok: true;
      bytes: Uint8Array<ArrayBuffer>;
      extension: AcceptedExtension;
      mime_type: AcceptedMimeType;
    }
  | { ok: false; reason: FileRefusal };

/** Reads a chosen file and holds its content against its name. The server looks again: this tells the person sooner. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { ok: false, reason: 'empty' };
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'too_large' };
  const extension = acceptedExtension(file.name);
  if (extension === null) return { ok: false, reason: 'wrong_type' };
  const bytes = await readBytes(file);
  if (bytes === null) return { ok: false, reason: 'unreadable' };
  if (!(await isContentOf(extension, bytes))) return { ok: false, reason: 'wrong_type' };
  return { ok: true, bytes, extension, mime_type: ACCEPTED_TYPES[extension] };
}

/** null where the file was moved, or lies in a cloud folder that is not there now. */
function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
}

/** How `file-type` names what a file of each extension holds; text formats are looked at here. */
const BINARY_TYPES: Record<Exclude<AcceptedExtension, 'csv' | 'ofx' | 'xml'>, readonly string[]> = {
  pdf: ['pdf'],
  doc: ['cfb'],
  xls: ['cfb'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic'],
};

async function isContentOf(extension: AcceptedExtension, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  switch (extension) {
    case 'csv':
      return isPlainText(bytes) && !isMarkup(bytes);
    case 'ofx':
      return isPlainText(bytes) && /OFXHEADER|<OFX>/i.test(head(bytes)) && !isWebPage(bytes);
    case 'xml':
      return isPlainText(bytes) && isMarkup(bytes) && !isWebPage(bytes);
    default: {
      const { fileTypeFromBuffer } = await import('file-type');
      const found = await fileTypeFromBuffer(bytes);
      return found !== undefined && BINARY_TYPES[extension].includes(found.ext) && !hasMacros(bytes);
    }
  }
}

/** Without the control characters that no text has: a renamed program or archive. UTF-16 exports start with a mark. */
function isPlainText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  return !bytes.some(
    (byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1a,
  );
}

const isMarkup = (bytes: Uint8Array) => /^\s*</.test(head(bytes));

/** What a browser would run: HTML, SVG or XHTML under an innocent name. */
const isWebPage = (bytes: Uint8Array) =>
  /<!doctype\s+html|<\s*(html|svg|script|body|iframe)\b|www\.w3\.org\/(1999\/xhtml|2000\/svg)/i.test(
    new TextDecoder('latin1').decode(bytes),
  );

function head(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.subarray(0, 4096));
}

/** Names under which Office files carry programs: a part of a zipped document, a storage of a binary one (UTF-16). */
function hasMacros(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (bytes[0] === 0x50) return text.includes('vbaProject.bin');
  return bytes[0] === 0xd0 && text.includes(Array.from('_VBA_PROJECT').join('\0'));
}
