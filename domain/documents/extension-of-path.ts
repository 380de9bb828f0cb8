import { documentId } from '../entities/fields.ts';
import { type AcceptedExtension, ACCEPTED_EXTENSIONS } from './accepted-types.ts';
import { storageFolder, type StoragePlace } from './storage-path.ts';

/** The extension of a path that is the one of this document, or null where it is any other path. */
export function extensionOfPath(path: string, place: StoragePlace): AcceptedExtension | null {
  const folder = storageFolder(place);
  const [random, extension, ...rest] = path.slice(folder.length).split('.');
  if (!path.startsWith(folder) || rest.length > 0 || !documentId.safeParse(random).success) return null;
  return ACCEPTED_EXTENSIONS.find((accepted) => accepted === extension) ?? null;
}
