import { expect, test } from 'vitest';
import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';
import { waitingEntry, waitingUpload } from '#data/testing/outbox-entry.ts';
import { recordStates } from './record-states.ts';

const entry = (over: Partial<OutboxEntry>) =>
  waitingEntry('u_1', {
    entity: 'documents',
    doc_id: 'd1',
    kind: 'create',
    base_rev: 0,
    needs: ['f1'],
    ...over,
  });
const upload = (state: Upload['state'], sent_bytes: number) =>
  waitingUpload('f1', { size_bytes: 200, state, sent_bytes, attempts: 1 });
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
