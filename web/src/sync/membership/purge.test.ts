import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import { readStates, saveStates } from '#data/local/document-state-table.ts';
import { parkEntry } from '#data/outbox/entry-changes.ts';
import { keepSystemState, readSeenState } from '#data/system/system-state.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { startCursor } from '#sync/pull/cursor.ts';
import { scopesOf } from '#sync/scopes.ts';
import { purgeLostScopes } from './purge.ts';

const ana: AppUser = {
  auth_uid: 'ana',
  tenant_id: 'firm',
  client_id: null,
  client_ids: [],
  email: 'ana@firm.example',
  email_verified: true,
  full_name: 'Ana',
  phone: null,
  role: 'supervisor',
  requested_role: 'accountant',
  is_active: true,
  last_login_at: null,
  created_at: '2026-11-20T12:00:00.000000000Z',
  approved_at: '2026-11-20T12:00:00.000000000Z',
  approved_by: 'root',
  blocked_at: null,
};

/** An edit of a client that waits for a decision: the server had another version. */
async function conflictedAccount() {
  const account = openTestAccount();
  const { db } = account;
  await db.clients.put(serverRow('clients', 'c1', CLIENT));
  await db.meta.put({ key: 'own_row', value: ana });
  const change = { kind: 'patch', entity: 'clients', id: 'c1', patch: { notes: 'mine' } } as const;
  const written = await write(account, change);
  const op_id = written.ok ? (written.op_id ?? '') : '';
  const [before] = await readStates(db, 'clients', ['c1']);
  if (before === undefined) throw new Error('readStates answers for every id');
  await saveStates(db, [{ before, after: parkEntry(before, op_id, 'conflict') }]);
  const sides = { fields: ['notes'], mine: { notes: 'mine' }, theirs: { notes: 'secret' }, base: {} };
  await db.conflicts.put({
    op_id,
    entity: 'clients',
    doc_id: 'c1',
    ...sides,
    server_rev: 2,
    found_at: ana.created_at,
  });
  return db;
}

const { signal: connection } = new AbortController();

test('what the server said in a conflict goes with the right to see it, and the edit waits for the right', async () => {
  const db = await conflictedAccount();
  const client: AppUser = { ...ana, role: 'client', client_ids: ['c9'], client_id: 'c9' };

  const scopes = scopesOf({ uid: 'ana', role: 'client', client_ids: ['c9'] });
  expect(await purgeLostScopes(createDexieStore(db), scopes, client, connection)).toBe(true);

  expect(await db.conflicts.toArray()).toEqual([]);
  expect(await db.clients.toArray()).toEqual([]);
  expect(await db.outbox.toArray()).toMatchObject([
    { patch: { notes: 'mine' }, base_values: {}, state: 'parked', error_kind: 'permission_denied' },
  ]);
});

test('a conflict on what may still be seen stays as it is', async () => {
  const db = await conflictedAccount();

  const scopes = scopesOf({ uid: 'ana', role: 'admin', client_ids: [] });
  expect(await purgeLostScopes(createDexieStore(db), scopes, { ...ana, role: 'admin' }, connection)).toBe(
    false,
  );

  expect(await db.conflicts.count()).toBe(1);
  expect(await db.outbox.toArray()).toMatchObject([{ error_kind: 'conflict' }]);
});

test('a purge that comes after its connection has ended leaves what a newer word of the server allows', async () => {
  const db = await conflictedAccount();
  const client: AppUser = { ...ana, role: 'client', client_ids: ['c9'], client_id: 'c9' };

  const scopes = scopesOf({ uid: 'ana', role: 'client', client_ids: ['c9'] });
  expect(await purgeLostScopes(createDexieStore(db), scopes, client, AbortSignal.abort())).toBe(false);

  expect(await db.clients.count()).toBe(1);
  expect(await db.meta.get('own_row')).toMatchObject({ value: { role: 'supervisor' } });
});

test('what an administrator was told of the system stays while they are one, and no longer', async () => {
  const { db } = openTestAccount();
  const at = ana.created_at;
  await keepSystemState(db, {
    at,
    mail: { waiting: 0, is_more: false, since: null, problem: null, failed: [] },
    documents: { waiting: 0, oldest: null },
    schedules: {},
  });
  const become = (role: 'admin' | 'supervisor') =>
    purgeLostScopes(
      createDexieStore(db),
      scopesOf({ uid: 'ana', role, client_ids: [] }),
      { ...ana, role },
      connection,
    );
  // The first word of the own row: an administrator's screen may have asked before it.
  await become('admin');
  expect(await readSeenState(db)).toMatchObject({ state: { at } });
  await become('supervisor');
  expect(await readSeenState(db)).toBeNull();
});

test('what was to be compared with a restored server is so in the scope that takes its rows over', async () => {
  const { db } = openTestAccount();
  const client: AppUser = { ...ana, role: 'client', client_ids: ['c1'], client_id: 'c1' };
  const of = (user: AppUser) =>
    scopesOf({ uid: user.auth_uid, role: user.role ?? 'client', client_ids: user.client_ids });
  const restored_to = '2026-11-20T10:00:00.000000000Z';
  await db.meta.put({ key: 'own_row', value: client });
  await db.cursors.put({ ...startCursor('documents?client_id=c1'), bootstrapped: true, restored_to });
  await purgeLostScopes(createDexieStore(db), of(ana), ana, connection);
  expect(await db.cursors.toArray()).toEqual([{ ...startCursor('documents'), restored_to }]);
});
