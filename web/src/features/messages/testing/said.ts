import type { Row } from '@portal/domain';

/** A message as the server has it, for tests. */
export function said(id: string, created_at: string, over: Partial<Row<'messages'>> = {}): Row<'messages'> {
  return {
    id,
    client_id: 'c1',
    thread_id: 'c1',
    sender_id: 'rui',
    content: id,
    status: 'sent',
    document_ids: [],
    written_at: created_at,
    tenant_id: 'firm',
    rev: 1,
    created_at,
    created_by: 'rui',
    updated_at: created_at,
    updated_by: 'rui',
    last_op: 'rui_00000000',
    deleted_at: null,
    ...over,
  };
}
