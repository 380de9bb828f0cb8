import { expect, test } from 'vitest';
import type { OutboxEntry, Upload } from '#data/outbox/outbox-entry.ts';
import { waitingEntry, waitingUpload } from '#data/testing/outbox-entry.ts';
import { nextDue, nextUpload, sendableEntries } from './lanes.ts';

let seq = 0;
const entry = (op_id: string, over: Partial<OutboxEntry> = {}) =>
  waitingEntry(op_id, { seq: (seq += 1), ...over });
const upload = (upload_id: string, state: Upload['state'], next_at = 0) =>
  waitingUpload(upload_id, { state, next_at });
const sendable = (
  entries: OutboxEntry[],
  uploads: Upload[] = [],
  { limit = 10, named = [] }: { limit?: number; named?: OutboxEntry[] } = {},
) => sendableEntries({ entries, named, uploads }, 1_000, limit).map(({ op_id }) => op_id);

test('entries of different documents go side by side, in their order and no more than allowed', () => {
  const entries = [entry('a'), entry('b'), entry('c')];
  expect(sendable(entries)).toEqual(['a', 'b', 'c']);
  expect(sendable(entries, [], { limit: 2 })).toEqual(['a', 'b']);
  expect(sendable(entries, [], { limit: 0 })).toEqual([]);
});

test.each(['queued', 'sending', 'parked'] as const)(
  'of one document the second waits while the first is %s',
  (state) => {
    const entries = [entry('a', { doc_id: 'd', state }), entry('b', { doc_id: 'd' }), entry('c')];
    expect(sendable(entries)).toEqual(state === 'queued' ? ['a', 'c'] : ['c']);
  },
);

test('one that waits out a pause holds its document back and no other', () => {
  expect(
    sendable([entry('a', { doc_id: 'd', next_at: 2_000 }), entry('b', { doc_id: 'd' }), entry('c')]),
  ).toEqual(['c']);
});

test('a device clock that was set back by hours does not hold an entry', () => {
  expect(sendable([entry('a', { next_at: 1_000 + 3_600_000 })])).toEqual(['a']);
});

test('an entry waits for the operation it needs, also when that is parked', () => {
  expect(sendable([entry('a', { state: 'sending' }), entry('b', { needs: ['a'] })])).toEqual([]);
  expect(sendable([entry('a', { state: 'parked' }), entry('b', { needs: ['a'] })])).toEqual([]);
  expect(sendable([entry('b', { needs: ['a'] })])).toEqual(['b']);
});

test('an entry waits for its file', () => {
  for (const state of ['waiting', 'sending', 'parked'] as const) {
    expect(sendable([entry('b', { needs: ['f'] })], [upload('f', state)])).toEqual([]);
  }
  expect(sendable([entry('b', { needs: ['f'] })], [upload('f', 'done')])).toEqual(['b']);
});

test('an order alone is released when the one before is parked', () => {
  expect(sendable([entry('a', { state: 'sending' }), entry('b', { after: ['a'] })])).toEqual([]);
  expect(sendable([entry('a', { state: 'parked' }), entry('b', { after: ['a'] })])).toEqual(['b']);
  expect(sendable([entry('b', { after: ['a'] })])).toEqual(['b']);
});

test('an order alone is released too when the one before needs what is parked', () => {
  const file = entry('file', { state: 'parked' });
  const naming = entry('a', { needs: ['file'] });
  expect(sendable([file, naming, entry('b', { after: ['a'] })])).toEqual(['b']);
  expect(sendable([entry('file', { state: 'sending' }), naming, entry('b', { after: ['a'] })])).toEqual([]);
});

test('an order holds across one that is parked', () => {
  const parked = entry('b', { state: 'parked', after: ['a'] });
  const last = entry('c', { after: ['b'] });
  expect(sendable([entry('a', { next_at: 2_000 }), parked, last])).toEqual([]);
  expect(sendable([entry('a', { state: 'parked' }), parked, last])).toEqual(['c']);
  expect(sendable([parked, last])).toEqual(['c']);
});

test('what an entry needs holds it back also where it comes after all that were read', () => {
  const edit = entry('a', { needs: ['later'] });
  expect(sendable([edit], [], { named: [entry('later')] })).toEqual([]);
  expect(sendable([edit])).toEqual(['a']);
});

test('the next file is the first that waits and may go', () => {
  const uploads = [upload('a', 'parked'), upload('b', 'waiting', 2_000), upload('c', 'waiting')];
  expect(nextUpload(uploads, 1_000)?.upload_id).toBe('c');
  expect(nextUpload([upload('a', 'done')], 1_000)).toBeNull();
});

test('the next file is the one that serves the earliest day, and else the first that was written', () => {
  const by = (id: string, due_date?: string) => ({
    ...upload(id, 'waiting'),
    ...(due_date === undefined ? {} : { due_date }),
  });
  const uploads = [by('a'), by('b', '2026-11-30'), by('c', '2026-11-25'), by('d', '2026-11-25')];
  const sent: (string | undefined)[] = [];
  for (let left = uploads; left.length > 0; left = left.filter(({ upload_id }) => upload_id !== sent.at(-1)))
    sent.push(nextUpload(left, 1_000)?.upload_id);
  expect(sent).toEqual(['c', 'd', 'b', 'a']);
  const paused = { ...by('late', '2026-11-20'), next_at: 2_000 };
  expect(nextUpload([paused, ...uploads], 1_000)?.upload_id).toBe('c');
});

test('the next moment to look again is the earliest pause that ends', () => {
  const entries = [entry('a', { next_at: 5_000 }), entry('b', { next_at: 3_000, state: 'parked' })];
  expect(nextDue(entries, 'queued', 1_000)).toBe(5_000);
  expect(nextDue([upload('f', 'waiting', 4_000), upload('g', 'parked', 3_000)], 'waiting', 1_000)).toBe(
    4_000,
  );
  expect(nextDue([entry('c')], 'queued', 1_000)).toBeNull();
});

test('what may not go yet is what the next moment is told of, whatever the time', () => {
  for (const now of [1_999, 2_000, 2_001]) {
    const entries = [entry('a', { next_at: 2_000 })];
    const maySend = sendableEntries({ entries, named: [], uploads: [] }, now, 1).length === 1;
    expect(maySend).toBe(nextDue(entries, 'queued', now) === null);
  }
});
