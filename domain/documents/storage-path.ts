import { documentId } from '../entities/fields.ts';
import { type AcceptedExtension, ACCEPTED_EXTENSIONS } from './accepted-types.ts';

/** The bucket's one root; the spec's name. */
export const STORAGE_ROOT = 'client-documents';

type Place = { tenant_id: string; client_id: string | null; document_id: string };

/** `client-documents/{tenant}/{client or general}/{document}/{random}.{ext}`: the only path a document's bytes may have. */
export function storagePath(of: Place & { random: string; extension: string }): string {
  return `${storageFolder(of)}${of.random}.${of.extension}`;
}

/** The folder of one document, with its closing slash. */
export function storageFolder({ tenant_id, client_id, document_id }: Place): string {
  return `${[STORAGE_ROOT, tenant_id, client_id ?? 'general', document_id].join('/')}/`;
}

/** The extension of a path that is the one of this document, or null where it is any other path. */
export function extensionOfPath(path: string, place: Place): AcceptedExtension | null {
  const folder = storageFolder(place);
  const [random, extension, ...rest] = path.slice(folder.length).split('.');
  if (!path.startsWith(folder) || rest.length > 0 || !documentId.safeParse(random).success) return null;
  return ACCEPTED_EXTENSIONS.find((accepted) => accepted === extension) ?? null;
}
