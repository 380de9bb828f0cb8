import type { Epoch } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { type StoredRow, withGuessedTimes } from '#data/local/stored-row.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { Scope } from '#sync/scopes.ts';
import { leadershipContext } from '#sync/testing/leadership-context.ts';
import { startCursor } from './cursor.ts';
import { compareRestored } from './restored.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000000000Z`;
const SCOPE = { key: 'notes', entity: 'notes', filter: null } as const;
const note = (rev: number, content: string): StoredRow => ({
  ...{ id: 'n1', tenant_id: 't1', client_id: 'c1', title: 'Reunião', content, deleted_at: null },
  ...{ created_at: at(1), created_by: 'u1', updated_at: at(rev), updated_by: 'u1', rev },
  last_op: `u1.op${String(rev)}`,
});

const EPOCH: Epoch = { id: 'e1', state: 'open', restored_to: at(2), at: at(9), earlier: [] };

/**
 * A device on which somebody has not decided yet what holds of a note, after a restore; and the server after another one. `known`: what
 * the device last knew the server to have.
 */
async function compare(server: StoredRow | null, known: StoredRow | null = null) {
  const { db } = openTestAccount();
  if (known !== null) await db.table('notes').put(known);
  const [ours, theirs] = [note(5, 'às 14h'), note(3, 'às 9h')];
  await db.differences.put({
    ...{ entity: 'notes', doc_id: 'n1', kind: 'older', ours, theirs, found_at: at(6) },
  });
  await compareOn(db, SCOPE, server);
  return { differences: await db.differences.toArray(), cursor: await db.cursors.get('notes'), ours };
}

/** A device that enters the epoch with what it holds of one scope. */
async function compareOn(db: PortalDatabase, scope: Scope, server: StoredRow | null): Promise<void> {
  await db.cursors.put({ ...startCursor(scope.key), restored_to: at(2) });
  const database = {
    readEpoch: () => Promise.resolve(EPOCH),
    readRows: () => Promise.resolve({ rows: server === null ? [] : [server], unreadable: [] }),
  };
  const context = leadershipContext(db, database);
  await compareRestored(context, scope, new AbortController().signal, at(2));
}

describe('a difference that waits when the server is restored again', () => {
  test('is one with what the server has now', async () => {
    const { differences, ours } = await compare(note(2, 'às 8h'));
    expect(differences).toMatchObject([{ kind: 'older', ours, theirs: note(2, 'às 8h') }]);
  });

  test('is one with nothing where the server has the document no more', async () => {
    const { differences, ours } = await compare(null);
    expect(differences).toMatchObject([{ kind: 'missing', ours, theirs: null }]);
  });

  test('is none where the server has the device’s version', async () => {
    const { differences, cursor } = await compare(note(5, 'às 14h'));
    expect(differences).toEqual([]);
    expect(cursor?.restored_to).toBeUndefined();
  });

  test('makes room for what the server took meanwhile and has lost', async () => {
    const { differences } = await compare(note(5, 'às 14h'), note(4, 'às 10h'));
    expect(differences).toMatchObject([{ ours: note(4, 'às 10h'), theirs: note(5, 'às 14h') }]);
  });
});

test('what was just sent is compared however old its guessed time is', async () => {
  const differencesOf = async (held: StoredRow) => {
    const { db } = openTestAccount();
    await db.table('notes').put(held);
    await compareOn(db, SCOPE, null);
    return db.differences.toArray();
  };
  // By a device whose clock is behind, and which went offline before the row came back with its time.
  const sent = { ...note(1, 'às 14h'), updated_at: '2020-01-01T00:00:00.000000000Z' };
  expect(await differencesOf(sent)).toEqual([]);
  const [difference] = await differencesOf(withGuessedTimes(sent));
  expect(difference).toMatchObject({ kind: 'missing', theirs: null });
  // It is kept, sent again and saved as it was written.
  expect(difference?.ours).toEqual(sent);
});

describe('the revision that a restore puts on top of a row', () => {
  const ofRestore = { updated_at: EPOCH.at, updated_by: 'fn', last_op: 'fn_restore' };
  const written = (rev: number, op: string) => ({ ...note(rev, 'às 9h'), last_op: op, updated_at: at(2) });
  async function differencesOf(held: StoredRow, server: StoredRow) {
    const { db } = openTestAccount();
    await db.table('notes').put(held);
    await compareOn(db, SCOPE, server);
    return db.differences.toArray();
  }

  test('is no loss of the one beneath it, which the device had', async () => {
    const server = { ...note(2, 'às 10h'), ...ofRestore };
    expect(await differencesOf(written(1, 'u1.op1'), server)).toEqual([]);
  });

  test('leaves what the device holds of the lost hour to a person', async () => {
    const held = written(2, 'u1.op2');
    const server = { ...note(2, 'às 10h'), ...ofRestore };
    expect(await differencesOf(held, server)).toMatchObject([{ ours: held, theirs: server }]);
  });

  test('is not told from an edit of somebody who went on since', async () => {
    const server = { ...note(3, 'às 10h'), updated_at: at(10) };
    expect(await differencesOf(written(1, 'u1.op1'), server)).toHaveLength(1);
  });
});

test('of a person whom a restore erased again the device takes the server’s row, whatever it held', async () => {
  const { db } = openTestAccount();
  const person = (full_name: string, op: string) => ({
    ...note(2, ''),
    ...{ id: 'zoe', full_name, kind: 'staff', role: 'accountant', client_ids: [], is_active: false },
    ...{ last_op: op, updated_at: EPOCH.at },
  });
  await db.table('people').put({ ...person('Zoe Dias', 'fn_role'), rev: 3, updated_at: at(3) });
  await compareOn(
    db,
    { key: 'people', entity: 'people', filter: null },
    person('Pessoa removida', 'fn_restore'),
  );
  expect(await db.differences.toArray()).toEqual([]);
  expect(await db.people.get('zoe')).toMatchObject({ full_name: 'Pessoa removida', rev: 2 });
});
