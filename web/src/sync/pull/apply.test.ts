import { describe, expect, test } from 'vitest';
import { type StoredRow, withGuessedTimes } from '#data/local/stored-row.ts';
import { type DocumentState, emptyState } from '#data/local/document-state.ts';
import { planWrite } from '#data/writes/plan-write.ts';
import { applyRemote, retryFound, settleEntry } from './apply.ts';

const NOW = '2026-11-20T12:00:00.000000000Z';
const LATER = '2026-11-20T12:00:05.000000000Z';

const row = (rev: number, values: Record<string, unknown> = {}): StoredRow => ({
  id: 'o1',
  name: 'DAS',
  status: 'pending',
  completed_at: null,
  tenant_id: 't',
  rev,
  created_at: NOW,
  created_by: 'rui',
  updated_at: NOW,
  updated_by: 'rui',
  last_op: `rui_${String(rev).padStart(8, '0')}`,
  deleted_at: null,
  ...values,
});
const empty = emptyState('obligations', 'o1');
const synced = (rev: number, values?: Record<string, unknown>): DocumentState => ({
  ...empty,
  row: row(rev, values),
});

let operations = 0;
function edited(state: DocumentState, patch: Record<string, unknown>): DocumentState {
  operations += 1;
  const context = {
    uid: 'ana',
    tenant_id: 't',
    op_id: `ana_op${String(operations)}`,
    seq: operations,
    now: LATER,
  };
  const plan = planWrite(
    state,
    { kind: 'patch', entity: 'obligations', id: 'o1', patch },
    { ...context, needs: [], after: [], isNeeded: () => false },
  );
  if (plan.kind !== 'planned') throw new Error(plan.kind);
  return plan.state;
}
const sent = (state: DocumentState): DocumentState => ({
  ...state,
  entries: state.entries.map((entry) => ({ ...entry, state: 'sending', attempts: 1 })),
});
const opOf = (state: DocumentState, at = 0) => state.entries[at]?.op_id ?? '';

describe('a row from the server', () => {
  test('is stored where there was none', () => {
    expect(applyRemote(empty, row(1))).toEqual(synced(1));
  });

  test('that is older, or the same, changes nothing', () => {
    const state = synced(3);
    expect(applyRemote(state, row(2))).toBe(state);
    expect(applyRemote(state, row(3))).toBe(state);
  });

  test('of the same revision replaces the device’s own guess of its times', () => {
    expect(applyRemote(synced(3), row(3, { updated_at: LATER })).row).toMatchObject({ updated_at: LATER });
  });

  test('of the same revision ends a guess of its times, also one that was right', () => {
    const guessed = { ...empty, row: withGuessedTimes(row(3)) };
    expect(applyRemote(guessed, row(3))).toEqual(synced(3));
  });

  test('that was removed leaves a tombstone, which an older version does not raise', () => {
    const gone = applyRemote(synced(3), row(4, { deleted_at: LATER }));
    expect(gone).toEqual({ ...empty, tombstone_rev: 4 });
    expect(applyRemote(gone, row(3))).toBe(gone);
    expect(applyRemote(gone, row(5)).row).toMatchObject({ rev: 5 });
  });

  test('shows under what the person did and the server has not yet', () => {
    const state = applyRemote(
      edited(synced(3), { name: 'mine' }),
      row(4, { name: 'theirs', status: 'completed' }),
    );
    expect(state.row).toMatchObject({ name: 'mine', status: 'completed', rev: 4 });
    expect(state.base?.row).toMatchObject({ name: 'theirs', rev: 4 });
    expect(state.entries).toHaveLength(1);
  });

  test('written by a waiting entry is that entry’s answer', () => {
    const state = sent(edited(synced(3), { name: 'mine' }));
    const after = applyRemote(state, row(4, { name: 'mine', last_op: opOf(state) }));
    expect(after).toMatchObject({ entries: [], base: null, row: { rev: 4, name: 'mine' } });
  });

  test('removed under waiting work stays in sight until the person decides', () => {
    const state = applyRemote(edited(synced(3), { name: 'mine' }), row(4, { deleted_at: LATER, name: null }));
    expect(state.row).toMatchObject({ name: 'mine' });
    expect(state.base).toMatchObject({ removed_rev: 4, row: { name: 'DAS' } });
  });
});

describe('an entry that the server took', () => {
  test('leaves, and the row is the server’s', () => {
    const state = sent(edited(synced(3), { name: 'mine' }));
    const after = settleEntry(state, opOf(state), row(4, { name: 'mine' }));
    expect(after).toMatchObject({ entries: [], base: null, row: { rev: 4, name: 'mine' } });
  });

  test('leaves later ones on top of the new version', () => {
    const state = edited(sent(edited(synced(3), { name: 'a' })), { name: 'b' });
    const after = settleEntry(state, opOf(state), row(4, { name: 'a' }));
    expect(after.entries).toMatchObject([{ patch: { name: 'b' }, base_values: { name: 'a' } }]);
    expect(after).toMatchObject({ row: { name: 'b', rev: 4 }, base: { row: { name: 'a' } } });
  });

  test('does not hold its own time against a later edit', () => {
    const completed = sent(edited(synced(3), { status: 'completed', completed_at: LATER }));
    const reopened = edited(completed, { status: 'pending', completed_at: null });
    const server = row(4, { status: 'completed', completed_at: '2026-11-20T12:00:06.000000000Z' });
    expect(settleEntry(reopened, opOf(reopened), server).entries[0]?.base_values).toEqual({
      status: 'completed',
      completed_at: '2026-11-20T12:00:06.000000000Z',
    });
  });

  test('does not bring an older version over a newer one that was pulled meanwhile', () => {
    const state = applyRemote(sent(edited(synced(3), { name: 'mine' })), row(9, { name: 'theirs' }));
    expect(settleEntry(state, opOf(state), row(4, { name: 'mine' })).row).toMatchObject({
      rev: 9,
      name: 'theirs',
    });
  });

  test('of a row that may no longer be seen leaves nothing', () => {
    const state = sent(edited(synced(3), { name: 'mine' }));
    expect(settleEntry(state, opOf(state), null)).toEqual(empty);
  });

  test('that is gone already changes nothing', () => {
    const state = synced(3);
    expect(settleEntry(state, 'ana_none', row(4))).toBe(state);
  });
});

test('what was refused for want of the document goes again once the server has it, and nothing else does', () => {
  const state = edited(synced(3), { name: 'mine' });
  const parked = (error_kind: 'not_found' | 'permission_denied') => ({
    ...state,
    entries: state.entries.map((entry) => ({ ...entry, state: 'parked' as const, error_kind })),
  });
  const statesOf = (now: DocumentState) => now.entries.map((entry) => [entry.state, entry.error_kind]);
  expect(statesOf(retryFound(parked('not_found'), row(1)))).toEqual([['queued', null]]);
  const removed = row(1, { deleted_at: NOW });
  expect(statesOf(retryFound(parked('not_found'), removed))).toEqual([['parked', 'not_found']]);
  expect(statesOf(retryFound(parked('permission_denied'), row(1)))).toEqual([
    ['parked', 'permission_denied'],
  ]);
});
