/** The bucket's one root; the spec's name. */
export const STORAGE_ROOT = 'client-documents';

export type StoragePlace = { tenant_id: string; client_id: string | null; document_id: string };

/** `client-documents/{tenant}/{client or general}/{document}/{random}.{ext}`: the only path a document's bytes may have. */
export function storagePath(of: StoragePlace & { random: string; extension: string }): string {
  return `${storageFolder(of)}${of.random}.${of.extension}`;
}

/** The folder of one document, with its closing slash. */
export function storageFolder({ tenant_id, client_id, document_id }: StoragePlace): string {
  return `${[STORAGE_ROOT, tenant_id, client_id ?? 'general', document_id].join('/')}/`;
}
