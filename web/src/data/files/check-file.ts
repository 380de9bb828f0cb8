import {
  ACCEPTED_TYPES,
  acceptedExtension,
  type AcceptedExtension,
  type AcceptedMimeType,
  MAX_FILE_BYTES,
} from '@portal/domain';
import type { PhotoExtension } from './photo-metadata/clean-photo.ts';

export type FileRefusal =
  | 'empty'
  | 'too_large'
  | 'wrong_type'
  | 'unreadable'
  | 'broken_photo'
  | 'storage_full'
  | 'storage_failed'
  | 'closing';

export type CheckedFile =
  | {
      ok: true;
      bytes: Uint8Array<ArrayBuffer>;
      extension: AcceptedExtension;
      mime_type: AcceptedMimeType;
    }
  | { ok: false; reason: FileRefusal };

/**
 * Reads a chosen file and holds its content against its name. The server decides again by the same function: this
 * tells the person sooner. What tells of place and device leaves a photo here, before anything is stored or hashed.
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { ok: false, reason: 'empty' };
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'too_large' };
  const extension = acceptedExtension(file.name);
  if (extension === null) return { ok: false, reason: 'wrong_type' };
  const bytes = await readBytes(file);
  if (bytes === null) return { ok: false, reason: 'unreadable' };
  const { contentProblem } = await import('./content-check.ts');
  if (contentProblem(extension, bytes) !== null) return { ok: false, reason: 'wrong_type' };
  const clean = await withoutMetadata(extension, bytes);
  if (clean === null) return { ok: false, reason: 'broken_photo' };
  return { ok: true, bytes: clean, extension, mime_type: ACCEPTED_TYPES[extension] };
}

const isPhoto = (extension: AcceptedExtension): extension is PhotoExtension =>
  ACCEPTED_TYPES[extension].startsWith('image/');

/** Only a photo waits for this code. */
async function withoutMetadata(
  extension: AcceptedExtension,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isPhoto(extension)) return bytes;
  const { cleanPhoto } = await import('./photo-metadata/clean-photo.ts');
  return cleanPhoto(extension, bytes);
}

/** null where the file was moved, or lies in a cloud folder that is not there now. */
function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
}
