import { expect, test } from 'vitest';
import { type StoredRow, withGuessedTimes } from '#data/local/stored-row.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { scopesOf } from '#sync/scopes.ts';
import { leadershipContext } from '#sync/testing/leadership-context.ts';
import { startCursor } from './cursor.ts';
import { dropGone } from './resync.ts';

const OLD = '2024-01-10T12:00:00.000000000Z';
const SINCE = '2026-01-01T00:00:00.000000000Z';

test('what was sent before a long absence goes with a removal that the server has forgotten, however old its guessed time is', async () => {
  const { db } = openTestAccount();
  const scope = scopesOf({ uid: 'u1', role: 'admin', client_ids: [] }).find(({ key }) => key === 'notes');
  if (scope === undefined) throw new Error('no scope of notes');
  const note = (id: string): StoredRow =>
    serverRow(
      'notes',
      id,
      { title: 'Visita', content: '', category: null, client_id: null },
      { updated_at: OLD },
    );
  await db.table('notes').bulkPut([note('old'), withGuessedTimes(note('sent'))]);
  await db.cursors.put({ ...startCursor('notes'), since: SINCE, is_resync: true });
  const asked: string[] = [];
  const readRows = ({ ids }: { ids: readonly string[] }) => {
    asked.push(...ids);
    return Promise.resolve({ rows: [], unreadable: [] });
  };
  const context = leadershipContext(db, { readRows });
  context.epoch.open(null, () => undefined);
  await dropGone(context, scope, new AbortController().signal, new Set());
  expect(asked).toEqual(['sent']);
  expect(await db.notes.toCollection().primaryKeys()).toEqual(['old']);
  expect(await db.differences.count()).toBe(0);
});
