import {
  ACCEPTED_TYPES,
  acceptedExtension,
  type DocumentReview,
  type Instant,
  storagePath,
} from '@portal/domain';
import type { SeedRow } from './seed-row.ts';
import { seededId } from './seeded.ts';
import type { StoredFile } from './stored-file.ts';

/** What a client sends through the portal is told apart by the spec's own words. */
export const CLIENT_UPLOAD = { category: 'client_upload', description: 'Enviado pelo cliente' } as const;

export type DocumentLine = {
  /** Unique within its client. */
  key: string;
  /** null: 'Geral'. */
  clientId: string | null;
  filename: string;
  /** A promise where making the file takes one. */
  bytes: Uint8Array | Promise<Uint8Array>;
  category: string | null;
  description: string | null;
  uploadedBy: string;
  at: Instant;
  review?: DocumentReview;
  reviewReason?: string;
};

export const documentIdOf = (clientId: string | null, key: string) =>
  seededId(`document ${clientId ?? 'general'} ${key}`);

/** The row of a document whose bytes have been checked, and the bytes themselves. */
export async function documentOf(
  firmId: string,
  line: DocumentLine,
): Promise<{ row: SeedRow; file: StoredFile }> {
  const extension = acceptedExtension(line.filename);
  if (extension === null) throw new Error(`${line.filename} is of no accepted type`);
  const id = documentIdOf(line.clientId, line.key);
  const storage_path = storagePath({
    tenant_id: firmId,
    client_id: line.clientId,
    document_id: id,
    random: seededId(`file ${id}`),
    extension,
  });
  const mime_type = ACCEPTED_TYPES[extension];
  const bytes = await line.bytes;
  const row: SeedRow = {
    entity: 'documents',
    id,
    created_at: line.at,
    created_by: line.uploadedBy,
    fields: {
      client_id: line.clientId,
      filename: line.filename,
      storage_path,
      mime_type,
      size_bytes: bytes.byteLength,
      category: line.category,
      description: line.description,
      uploaded_by: line.uploadedBy,
      check: 'ok',
      check_reason: null,
      review: line.review ?? 'none',
      review_reason: line.reviewReason ?? null,
    },
  };
  return { row, file: { path: storage_path, contentType: mime_type, bytes } };
}
