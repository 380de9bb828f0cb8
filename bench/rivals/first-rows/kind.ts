import type { StoredRow } from '#data/local/stored-row.ts';

export type ListedRow = StoredRow & { filename: string };

/** One way to keep rows on a device. */
export type Kind = {
  /** Has the code that filling needs and a list does not; before the clock starts. */
  prepare?(): Promise<unknown>;
  /** Stores so many rows as they come from a server; resolves when they are kept. */
  fill(rows: ListedRow[]): Promise<void>;
  /** Asks a server for what the list shows, once, as a visit with a connection does; of the same rows. */
  sync?(rows: ListedRow[], count: number): Promise<void>;
  /** The newest rows that are kept, without a connection. */
  first(count: number): Promise<{ filename: string }[]>;
};

export const TENANT = 'bench';
export const UID = 'bench-staff';
const START = Date.parse('2026-01-01T00:00:00Z');

/** The same rows for each: documents of some 400 bytes, one a minute, the last the newest. */
export function rowsOf(count: number): ListedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `document-${String(index).padStart(6, '0')}`;
    const at = new Date(START + index * 60_000).toISOString().replace('Z', '000000Z');
    const client_id = `client-${String(index % 200).padStart(4, '0')}`;
    return {
      id,
      client_id,
      filename: `Nota fiscal ${String(index).padStart(6, '0')}.pdf`,
      storage_path: `client-documents/${TENANT}/${client_id}/${id}/0123456789abcdef.pdf`,
      mime_type: 'application/pdf',
      size_bytes: 20_000 + index,
      category: 'client_upload',
      description: 'Enviado pelo cliente',
      uploaded_by: UID,
      check: 'ok',
      check_reason: null,
      review: 'none',
      review_reason: null,
      tenant_id: TENANT,
      rev: 1,
      created_at: at,
      created_by: UID,
      updated_at: at,
      updated_by: UID,
      last_op: `${UID}_${String(index).padStart(8, '0')}`,
      deleted_at: null,
    };
  });
}
