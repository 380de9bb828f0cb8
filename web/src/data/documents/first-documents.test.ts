import { type Row, toInstant } from '@portal/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { documentsOfClient } from './documents.ts';
import { firstDocumentsOfClient } from './first-documents.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => vi.useRealTimers());

const daysAgo = (days: number) => toInstant(new Date(NOW.getTime() - days * 86_400_000));

/** So many of the office's and of the client's, one a day from `since` days ago on. */
function arrived(kind: 'office' | 'sent', count: number, since = 1): Row<'documents'>[] {
  const category = kind === 'sent' ? 'client_upload' : 'Guias';
  return Array.from({ length: count }, (_, index) => ({
    ...serverRow('documents', `${kind} ${since + index}`, { ...DOCUMENT, client_id: 'bakery', category }),
    created_at: daysAgo(since + index),
  }));
}

async function read(...documents: Row<'documents'>[]) {
  const { db } = openTestAccount();
  await db.documents.bulkPut(documents);
  const first = await firstDocumentsOfClient('bakery').read(db);
  const all = await documentsOfClient('bakery').read(db);
  const idsOf = (rows: Row<'documents'>[]) => rows.map(({ id }) => id);
  return { isAll: first.isAll, first: idsOf(first.rows), all: idsOf(all) };
}

test('of years of documents the newest alone are read, in the order of all', async () => {
  const { isAll, first, all } = await read(...arrived('sent', 300), ...arrived('office', 8));
  expect(isAll).toBe(false);
  expect(first).toHaveLength(68);
  expect(all.slice(0, 68)).toEqual(first);
});

test.each([
  ['the office has sent less than the screen shows', arrived('sent', 90), arrived('office', 3)],
  ['the client has sent less than the screen shows', arrived('sent', 5), arrived('office', 90)],
  ['most of it is older', arrived('sent', 90, 58), arrived('office', 90, 58)],
  ['there is nothing'],
])('all are read where %s', async (_why, sent: Row<'documents'>[] = [], office: Row<'documents'>[] = []) => {
  const { isAll, first, all } = await read(...sent, ...office);
  expect(isAll).toBe(true);
  expect(first).toEqual(all);
});

test('what was sent in place of one that is not among them is not among them either', async () => {
  const [recent, ofOld, ...others] = arrived('sent', 90);
  if (recent === undefined || ofOld === undefined) throw new Error('there are ninety');
  const { first } = await read(
    { ...recent, replaces: 'sent 20' },
    { ...ofOld, replaces: 'sent 80' },
    ...others,
    ...arrived('office', 8),
  );
  expect(first).toContain('sent 1');
  expect(first).not.toContain('sent 2');
});

test('of no company there is nothing', async () => {
  const { db } = openTestAccount();
  expect(await firstDocumentsOfClient(null).read(db)).toEqual({ rows: [], isAll: true });
});
