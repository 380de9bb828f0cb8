import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';

/** An edit of a client that waits, or what a test makes of it. */
export function waitingEntry(op_id: string, own: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    op_id,
    uid: 'ana',
    tenant_id: 'firm',
    seq: 1,
    entity: 'clients',
    doc_id: op_id,
    kind: 'patch',
    patch: {},
    base_rev: 1,
    base_values: {},
    needs: [],
    after: [],
    schema_v: 1,
    state: 'queued',
    attempts: 0,
    next_at: 0,
    error_kind: null,
    written_at: '2026-11-20T12:00:00.000000000Z',
    ...own,
  };
}

/** A file of a thousand bytes on its way. */
export function waitingUpload(upload_id: string, own: Partial<Upload> = {}): Upload {
  return {
    upload_id,
    uid: 'ana',
    document_id: 'd1',
    storage_path: 'client-documents/firm/general/d1/abc.pdf',
    mime_type: 'application/pdf',
    size_bytes: 1000,
    md5: '',
    state: 'waiting',
    sent_bytes: 0,
    attempts: 0,
    next_at: 0,
    error_kind: null,
    seq: 1,
    ...own,
  };
}
