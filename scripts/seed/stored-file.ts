/** Bytes in Storage under the one path their document row names. */
export type StoredFile = { path: string; contentType: string; bytes: Uint8Array };
