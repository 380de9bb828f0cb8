import { expect, test } from 'vitest';
import type { OutboxEntry, Upload } from './outbox-entry.ts';
import { recordStates } from './record-states.ts';

const entry = (over: Partial<OutboxEntry>): OutboxEntry => ({
  op_id: 'u_1',
  uid: 'u',
  tenant_id: 't',
  seq: 1,
  entity: 'documents',
  doc_id: 'd1',
  kind: 'create',
  patch: {},
  base_rev: 0,
  base_values: {},
  needs: ['f1'],
  after: [],
  schema_v: 1,
  state: 'queued',
  attempts: 0,
  next_at: 0,
  error_kind: null,
  written_at: '2026-11-20T12:00:00.000000000Z',
  ...over,
});
const upload = (state: Upload['state'], sent_bytes: number): Upload => ({
  upload_id: 'f1',
  uid: 'u',
  document_id: 'd1',
  storage_path: 'p',
  mime_type: 'application/pdf',
  size_bytes: 200,
  md5: '',
  state,
  sent_bytes,
  attempts: 1,
  next_at: 0,
  error_kind: null,
  seq: 1,
});
const stateOf = (entries: OutboxEntry[], uploads: Upload[] = []) => recordStates(entries, uploads).get('d1');

test('what is not in the outbox is sent', () => {
  expect(stateOf([])).toBeUndefined();
});

test('what waits is on the device, what goes is being sent, with the share of its file', () => {
  expect(stateOf([entry({})], [upload('waiting', 0)])).toEqual({ kind: 'device' });
  expect(stateOf([entry({})], [upload('sending', 50)])).toEqual({ kind: 'sending', percent: 25 });
  expect(stateOf([entry({ state: 'sending' })], [upload('done', 200)])).toEqual({
    kind: 'sending',
    percent: null,
  });
});

test('what was refused needs attention, whatever else waits of the same record', () => {
  const parked = entry({ state: 'parked', error_kind: 'file_missing' });
  expect(stateOf([parked, entry({ op_id: 'u_2', kind: 'patch', needs: [] })])).toEqual({
    kind: 'attention',
    reason: 'file_missing',
  });
});
