import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { openTestAccount, serverRow, TASK } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { claimEntry, postpone, settleOutcome } from './entry-transactions.ts';

/** A task whose creation is being sent. */
async function sendingTask() {
  const account = openTestAccount();
  const { db } = account;
  const store = createDexieStore(db);
  await write(account, { kind: 'create', entity: 'tasks', id: 't1', fields: TASK });
  const claimed = await claimEntry(store, await onlyEntry());
  if (claimed === null) throw new Error('nobody else could have taken it');
  return { account, store, claimed, onlyEntry };

  async function onlyEntry(): Promise<OutboxEntry> {
    const [entry] = await db.outbox.toArray();
    if (entry === undefined) throw new Error('the write made an entry');
    return entry;
  }
}

test('what is being sent counts as tried, and an edit made meanwhile is an operation of its own', async () => {
  const { account, claimed, onlyEntry } = await sendingTask();
  expect(await onlyEntry()).toMatchObject({ state: 'sending', attempts: 1 });
  expect(claimed).toMatchObject({ attempts: 1 });

  await write(account, { kind: 'patch', entity: 'tasks', id: 't1', patch: { title: 'Ligar hoje' } });
  expect(await account.db.outbox.orderBy('seq').toArray()).toMatchObject([
    { op_id: claimed.op_id, kind: 'create', patch: { title: TASK.title } },
    { kind: 'patch', patch: { title: 'Ligar hoje' }, attempts: 0 },
  ]);
});

test('what could not be sent is queued again, not before its time', async () => {
  const { store, claimed, onlyEntry } = await sendingTask();
  const failures = { kind: 'unavailable', count: 1 } as const;
  await postpone(store, claimed, { failures, next_at: 5_000 });
  expect(await onlyEntry()).toMatchObject({ state: 'queued', attempts: 1, next_at: 5_000, failures });
});

test.each([
  ['needs', { needs: ['ana_before'] }],
  ['comes after', { after: ['ana_before'] }],
])('an entry that %s more than when it was chosen is not sent yet', async (_what, more) => {
  const account = openTestAccount();
  const store = createDexieStore(account.db);
  await write(account, { kind: 'create', entity: 'tasks', id: 't1', fields: TASK });
  const [chosen] = await account.db.outbox.toArray();
  if (chosen === undefined) throw new Error('the write made an entry');
  await write(account, { kind: 'patch', entity: 'tasks', id: 't1', patch: { title: 'Ligar hoje' } }, more);
  expect(await claimEntry(store, chosen)).toBeNull();
  const [merged] = await account.db.outbox.toArray();
  expect(merged).toMatchObject({ op_id: chosen.op_id, state: 'queued', attempts: 0, ...more });
  expect(await claimEntry(store, { ...chosen, ...more })).toMatchObject({ state: 'sending', attempts: 1 });
});

test('what another tab has taken over since is not put off', async () => {
  const { account, store, claimed, onlyEntry } = await sendingTask();
  await account.db.outbox.update(claimed.op_id, { attempts: 2 });
  await postpone(store, claimed, { failures: { kind: 'unavailable', count: 1 }, next_at: 5_000 });
  expect(await onlyEntry()).toMatchObject({ state: 'sending', attempts: 2, next_at: 0 });
});

/** Of the own row, what says which rows are this person's to have. */
const ownRow = (role: AppUser['role']) =>
  ({ auth_uid: 'ana', tenant_id: 'firm', role, client_ids: ['c1'] }) as AppUser;

test.each([
  ['accountant', 't1'],
  ['client', undefined],
] as const)('of an answer to a person stored as %s, the row of a task stays: %s', async (role, kept) => {
  const { account, store, claimed } = await sendingTask();
  const { db } = account;
  await db.meta.put({ key: 'own_row', value: ownRow(role) });
  const outcome = { kind: 'applied', row: serverRow('tasks', 't1', TASK) } as const;
  // The connection has heard of other rights, which were never stored: the next purge will not know of them.
  expect(await settleOutcome(store, claimed, outcome, null, () => true)).toBe(true);
  expect((await db.tasks.get('t1'))?.id).toBe(kept);
  expect(await db.outbox.count()).toBe(0);
  expect(await db.bases.count()).toBe(0);
});
