import { type Fields, NEW_CLIENT, toInstant } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import { type DocumentState, emptyState } from '#data/local/document-state.ts';
import { parkEntry } from '#data/outbox/entry-changes.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { planWrite, type WriteContext } from './plan-write.ts';

const NOW = toInstant(new Date('2026-11-20T12:00:00Z'));
const fields: Fields<'clients'> = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };
const serverRow: StoredRow = {
  ...fields,
  id: 'c1',
  tenant_id: 't',
  rev: 4,
  created_at: NOW,
  created_by: 'u',
  updated_at: NOW,
  updated_by: 'u',
  last_op: 'u_x',
  deleted_at: null,
};

const fresh = emptyState('clients', 'c1');
const synced: DocumentState = { ...fresh, row: serverRow };

let seq = 0;
const context = (over: Partial<WriteContext> = {}): WriteContext => {
  seq += 1;
  return {
    uid: 'u',
    tenant_id: 't',
    op_id: `u_op${String(seq)}`,
    seq,
    now: NOW,
    needs: [],
    after: [],
    isNeeded: () => false,
    ...over,
  };
};
const create = (state: DocumentState) =>
  planned(planWrite(state, { kind: 'create', entity: 'clients', id: 'c1', fields }, context()));
const patch = (state: DocumentState, values: Partial<Fields<'clients'>>, over: Partial<WriteContext> = {}) =>
  planned(planWrite(state, { kind: 'patch', entity: 'clients', id: 'c1', patch: values }, context(over)));
const remove = (state: DocumentState, over: Partial<WriteContext> = {}) =>
  planned(planWrite(state, { kind: 'remove', entity: 'clients', id: 'c1' }, context(over)));

function planned(plan: ReturnType<typeof planWrite>): DocumentState {
  if (plan.kind !== 'planned') throw new Error(plan.kind);
  return plan.state;
}

const mark = (state: DocumentState, change: Partial<OutboxEntry>): DocumentState => ({
  ...state,
  entries: state.entries.map((entry) => ({ ...entry, ...change })),
});

describe('a create', () => {
  test('shows a row with revision 0 and device time, and waits with all its fields', () => {
    const state = create(fresh);
    expect(state.row).toMatchObject({ ...fields, id: 'c1', rev: 0, created_at: NOW, deleted_at: null });
    expect(state.base).toEqual({ entity: 'clients', doc_id: 'c1', row: null, removed_rev: null });
    expect(state.entries).toMatchObject([{ kind: 'create', patch: fields, base_rev: 0, state: 'queued' }]);
  });

  test('takes a later edit into itself while it was never sent', () => {
    const state = patch(create(fresh), { city: 'Recife' });
    expect(state.entries).toHaveLength(1);
    expect(state.entries[0]).toMatchObject({ kind: 'create', patch: { city: 'Recife' }, base_values: {} });
    expect(state.row).toMatchObject({ city: 'Recife' });
  });

  test('never merges once it was sent, even when its answer was lost', () => {
    const sending = patch(mark(create(fresh), { state: 'sending', attempts: 1 }), { city: 'Recife' });
    const lost = patch(mark(create(fresh), { state: 'queued', attempts: 1 }), { city: 'Recife' });
    for (const state of [sending, lost]) {
      expect(state.entries.map((entry) => entry.kind)).toEqual(['create', 'patch']);
      expect(state.entries[1]).toMatchObject({ patch: { city: 'Recife' }, base_values: { city: null } });
    }
  });

  test('and its removal cancel each other out while it was never sent', () => {
    const state = remove(patch(create(fresh), { city: 'Recife' }));
    expect(state).toEqual(fresh);
  });

  test('that another operation needs is removed by an operation of its own', () => {
    const state = remove(create(fresh), { isNeeded: () => true });
    expect(state.entries.map((entry) => entry.kind)).toEqual(['create', 'remove']);
    expect(state.row).toBeNull();
  });
});

describe('a patch', () => {
  test('keeps the server version as base, and the values it was made on', () => {
    const state = patch(synced, { city: 'Recife', notes: 'x' });
    expect(state.base).toMatchObject({ row: serverRow, removed_rev: null });
    expect(state.entries).toMatchObject([
      {
        kind: 'patch',
        base_rev: 4,
        patch: { city: 'Recife', notes: 'x' },
        base_values: { city: null, notes: null },
      },
    ]);
    expect(state.row).toMatchObject({ city: 'Recife', notes: 'x', rev: 4 });
  });

  test('that changes nothing writes nothing', () => {
    const plan = planWrite(
      synced,
      { kind: 'patch', entity: 'clients', id: 'c1', patch: { city: null } },
      context(),
    );
    expect(plan).toEqual({ kind: 'unchanged' });
  });

  test('of a row that is not there says so', () => {
    const plan = planWrite(
      fresh,
      { kind: 'patch', entity: 'clients', id: 'c1', patch: { city: 'x' } },
      context(),
    );
    expect(plan).toEqual({ kind: 'gone' });
  });

  test('merges into the one before it and keeps the first values seen', () => {
    const state = patch(patch(synced, { city: 'Recife' }), { city: 'Olinda', notes: 'x' });
    expect(state.entries).toHaveLength(1);
    expect(state.entries[0]).toMatchObject({
      patch: { city: 'Olinda', notes: 'x' },
      base_values: { city: null, notes: null },
    });
  });

  test('mends a refused one: both go again as a new operation', () => {
    const refused = mark(patch(synced, { city: 'Recife' }), {
      state: 'parked',
      error_kind: 'permission_denied',
      attempts: 2,
    });
    const state = patch(refused, { notes: 'x' });
    expect(state.entries).toMatchObject([
      { patch: { city: 'Recife', notes: 'x' }, state: 'queued', attempts: 0, error_kind: null },
    ]);
    expect(state.entries[0]?.op_id).not.toBe(refused.entries[0]?.op_id);
  });

  test('joins a conflict without deciding it', () => {
    const conflict = mark(patch(synced, { status: 'inactive' }), { state: 'parked', error_kind: 'conflict' });
    const state = patch(conflict, { notes: 'x' });
    expect(state.entries).toMatchObject([
      { op_id: conflict.entries[0]?.op_id, state: 'parked', patch: { status: 'inactive', notes: 'x' } },
    ]);
  });
});

describe('a removal', () => {
  test('hides the row and remembers all that was seen', () => {
    const state = remove(synced);
    expect(state.row).toBeNull();
    expect(state.entries).toMatchObject([{ kind: 'remove', patch: {}, base_rev: 4, base_values: fields }]);
  });

  test('replaces edits that were never sent', () => {
    const state = remove(patch(synced, { city: 'Recife' }));
    expect(state.entries.map((entry) => entry.kind)).toEqual(['remove']);
    expect(state.entries[0]?.base_values).toMatchObject({ city: null });
  });

  test('waits behind an edit that is being sent', () => {
    const state = remove(mark(patch(synced, { city: 'Recife' }), { state: 'sending', attempts: 1 }));
    expect(state.entries.map((entry) => entry.kind)).toEqual(['patch', 'remove']);
    expect(state.entries[1]?.base_values).toMatchObject({ city: 'Recife' });
  });

  test('shows the row again when it was refused', () => {
    const removed = remove(synced);
    const parked = parkEntry(removed, removed.entries[0]?.op_id ?? '', 'permission_denied');
    expect(parked.row).toEqual(serverRow);
  });
});

describe('what a newer version of the app queued', () => {
  const newer = { schema_v: 99 };

  test('takes no edit into itself: the edit is an entry of its own', () => {
    const waiting = mark(patch(synced, { city: 'Recife' }), newer);
    const state = patch(waiting, { phone: '8133334444' });
    expect(state.entries).toEqual([
      waiting.entries[0],
      expect.objectContaining({ patch: { phone: '8133334444' }, base_values: { phone: null } }),
    ]);
  });

  test('is not dropped by a removal, which follows it', () => {
    const waiting = mark(create(fresh), newer);
    expect(remove(waiting).entries).toEqual([
      waiting.entries[0],
      expect.objectContaining({ kind: 'remove' }),
    ]);
  });
});

test('who signs a rule of the law keeps all of it as it was seen, what was changed before in place of its change', () => {
  const values = { title: 'ISS', due_number: 10, signed_off_by: null, signed_off_at: null };
  const { id: _id, ...stamps } = serverRow;
  const seen: StoredRow = { ...stamps, ...values, id: 'iss' };
  const state: DocumentState = { ...emptyState('obligation_rules', 'iss'), row: seen };
  const change = (on: DocumentState, of: Partial<Fields<'obligation_rules'>>) =>
    planned(planWrite(on, { kind: 'patch', entity: 'obligation_rules', id: 'iss', patch: of }, context()));
  const signs = { signed_off_by: 'u', signed_off_at: NOW };
  expect(change(state, signs).entries).toMatchObject([{ patch: signs, base_values: values }]);
  expect(change(change(state, { due_number: 15 }), signs).entries).toMatchObject([
    { patch: { due_number: 15, ...signs }, base_values: values },
  ]);
  expect(change(state, { due_number: 15 }).entries[0]?.base_values).toEqual({ due_number: 10 });
});
