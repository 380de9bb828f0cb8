/** The bucket's one root; the spec's name. */
export const STORAGE_ROOT = 'client-documents';

/** `client-documents/{tenant}/{client or general}/{document}/{random}.{ext}`: the only path a document's bytes may have. */
export function storagePath(of: {
  tenant_id: string;
  client_id: string | null;
  document_id: string;
  random: string;
  extension: string;
}): string {
  return [
    STORAGE_ROOT,
    of.tenant_id,
    of.client_id ?? 'general',
    of.document_id,
    `${of.random}.${of.extension}`,
  ].join('/');
}
