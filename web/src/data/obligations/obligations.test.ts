import type { Fields } from '@portal/domain';
import { expect, test } from 'vitest';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  hasObligations,
  listDueOf,
  listObligationsIn,
  pageObligations,
  positionOf,
  readListStart,
  readDueSpan,
} from './find-obligations.ts';
import type { ObligationRange } from './obligation-ranges.ts';
import {
  completeObligation,
  createObligation,
  removeObligation,
  reopenObligation,
  updateObligation,
} from './obligations.ts';

const TODAY = '2026-11-20';
const PAGE = { page: 0, pageSize: 2 };
const ALL: ObligationRange = {
  client_id: null,
  status: null,
  month: null,
  day: null,
  competence: null,
  since: null,
};
const obligation = (name: string, due_date: string, part: Partial<Fields<'obligations'>> = {}) => ({
  client_id: 'c1',
  name,
  due_date,
  priority: null,
  status: 'pending' as const,
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
  ...part,
});

async function withObligations() {
  const account = openTestAccount();
  await account.db.clients.bulkPut([
    serverRow('clients', 'c1', CLIENT),
    serverRow('clients', 'c2', { ...CLIENT, corporate_name: 'Oficina Dois Irmãos' }),
  ]);
  await account.db.obligations.bulkPut(
    [
      obligation('ISS', '2026-11-10'),
      obligation('DAS', '2026-11-23'),
      obligation('FGTS', '2026-11-19', { client_id: 'c2', status: 'in_progress' }),
      obligation('INSS', '2026-10-20', { client_id: 'c2', status: 'completed', completed_at: null }),
      obligation('Alvará', '2026-12-01', { client_id: 'c2' }),
    ].map((fields) => serverRow('obligations', fields.name, fields)),
  );
  const found = async (search: Partial<ObligationRange>, page = { page: 0, pageSize: 10 }) => {
    const { rows, total } = await pageObligations(account.db, { ...ALL, ...search }, TODAY, page);
    return { names: rows.map(({ name }) => name), total };
  };
  return { ...account, found };
}

test('all of them come by due date, a page at a time, with the names of their clients', async () => {
  const { db, found } = await withObligations();
  expect(await found({}, PAGE)).toEqual({ names: ['INSS', 'ISS'], total: 5 });
  expect(await found({}, { page: 1, pageSize: 2 })).toEqual({ names: ['FGTS', 'DAS'], total: 5 });
  const { rows } = await pageObligations(db, ALL, TODAY, PAGE);
  expect(rows[0]?.client_name).toBe('Oficina Dois Irmãos');
});

test('a status is the one that is shown: what is late is overdue and nothing else', async () => {
  const { found } = await withObligations();
  expect(await found({ status: 'overdue' })).toEqual({ names: ['ISS', 'FGTS'], total: 2 });
  expect(await found({ status: 'pending' })).toEqual({ names: ['DAS', 'Alvará'], total: 2 });
  expect(await found({ status: 'in_progress' })).toEqual({ names: [], total: 0 });
  expect(await found({ status: 'completed' })).toEqual({ names: ['INSS'], total: 1 });
  expect(await found({ status: 'overdue', client_id: 'c2' })).toEqual({ names: ['FGTS'], total: 1 });
});

test('client, month and day narrow each other', async () => {
  const { db, found } = await withObligations();
  expect((await found({ month: '2026-11-01' })).names).toEqual(['ISS', 'FGTS', 'DAS']);
  expect((await found({ month: '2026-11-01', client_id: 'c1' })).names).toEqual(['ISS', 'DAS']);
  expect((await found({ month: '2026-11-01', day: '2026-11-19' })).names).toEqual(['FGTS']);
  expect((await found({ month: '2026-11-01', status: 'pending' })).names).toEqual(['DAS']);
  expect((await listDueOf(db, '2026-11-01', 'c1')).map(({ name }) => name)).toEqual(['ISS', 'DAS']);
});

test('the month an obligation is about finds it, whenever it is due', async () => {
  const { db, found } = await withObligations();
  await db.obligations.bulkPut([
    serverRow('obligations', 'named', obligation('DCTFWeb 10/2026', '2026-11-30')),
    serverRow('obligations', 'yearly', obligation('ECF 10/2026', '2027-05-31')),
  ]);
  expect((await found({ competence: '2026-10-01' })).names).toEqual([
    'INSS',
    'DCTFWeb 10/2026',
    'ECF 10/2026',
  ]);
  expect((await found({ competence: '2026-11-01' })).names).toEqual(['ISS', 'FGTS', 'DAS']);
  expect((await found({ competence: '2026-11-01', status: 'overdue' })).names).toEqual(['ISS', 'FGTS']);
});

test('the whole list has the order of its pages, whatever it is narrowed by', async () => {
  const { db, found } = await withObligations();
  // Far from the others, and twice on one day.
  await db.obligations.bulkPut([
    serverRow('obligations', 'old', obligation('Parcelamento', '1998-02-28', { status: 'overdue' })),
    serverRow('obligations', 'late', obligation('ISS retido', '2026-11-10')),
  ]);
  const ranges: Partial<ObligationRange>[] = [
    {},
    { client_id: 'c2' },
    { status: 'overdue' },
    { status: 'completed' },
    { status: 'pending' },
    { month: '2026-11-01' },
    { competence: '2026-10-01' },
  ];
  for (const range of ranges) {
    const all = await listObligationsIn(db, { ...ALL, ...range }, TODAY);
    expect(all.map(({ name }) => name)).toEqual((await found(range)).names);
  }
  expect((await found({})).names).toEqual([
    'Parcelamento',
    'INSS',
    'ISS',
    'ISS retido',
    'FGTS',
    'DAS',
    'Alvará',
  ]);
});

test('a page that has gone is the last one', async () => {
  const { db } = await withObligations();
  const { page, rows } = await pageObligations(db, ALL, TODAY, { page: 7, pageSize: 2 });
  expect([page, rows.map(({ name }) => name)]).toEqual([2, ['Alvará']]);
});

test('a client’s list has its own beginning, end and places', async () => {
  const { db } = await withObligations();
  expect(await readDueSpan(db, null)).toEqual({ first: '2026-10-20', last: '2026-12-01' });
  expect(await readDueSpan(db, 'c1')).toEqual({ first: '2026-11-10', last: '2026-11-23' });
  expect(await positionOf(db, 'DAS', 'c1', null)).toBe(1);
  expect(await hasObligations(db, 'c2')).toBe(true);
  expect(await hasObligations(db, 'nobody')).toBe(false);
});

test('a row tells where it is in the list of all', async () => {
  const { db } = await withObligations();
  expect(await positionOf(db, 'DAS', null, null)).toBe(3);
  expect(await positionOf(db, 'none', null, null)).toBeNull();
});

test('the list begins at the oldest that is open, or with this month, unless nothing comes before or not all have come', async () => {
  const { db, found } = await withObligations();
  expect(await readListStart(db, TODAY, null)).toBeNull();
  const instant = '2026-11-20T12:00:00.000000000Z';
  await db.cursors.put({
    scope: 'obligations',
    updated_at: instant,
    id: '',
    safe_at: instant,
    bootstrapped: true,
  });
  // INSS of October is done; the oldest that is open is of the 10th of this month.
  expect(await readListStart(db, TODAY, null)).toBe('2026-11-01');
  expect(await readListStart(db, TODAY, 'c2')).toBe('2026-11-01');
  expect(await readListStart(db, TODAY, 'c1')).toBeNull();
  expect((await found({ since: '2026-11-01' })).names).toEqual(['ISS', 'FGTS', 'DAS', 'Alvará']);
  expect((await found({ since: '2026-11-01', day: '2026-10-20' })).names).toEqual(['INSS']);
  expect(await positionOf(db, 'DAS', null, '2026-11-01')).toBe(2);
  expect(await positionOf(db, 'INSS', null, '2026-11-01')).toBeNull();

  await db.obligations.put(serverRow('obligations', 'late', obligation('ICMS', '2026-09-20')));
  await db.obligations.put(
    serverRow('obligations', 'done', obligation('ICMS', '2026-08-20', { status: 'completed' })),
  );
  expect(await readListStart(db, TODAY, null)).toBe('2026-09-20');
});

test('completing is one operation, with its date', async () => {
  const account = await withObligations();
  const row = await account.db.obligations.get('ISS');
  if (row === undefined) throw new Error('it is there');
  await completeObligation(account, row);
  const pending = await listPending(account.db);
  expect(pending).toMatchObject([{ kind: 'patch', doc_id: 'ISS', patch: { status: 'completed' } }]);
  expect(pending[0]?.patch['completed_at']).toEqual(expect.any(String));
});

test('what was completed gets its former status back, while it waits and after it was sent', async () => {
  const account = await withObligations();
  const { db } = account;
  const before = await db.obligations.get('FGTS');
  if (before === undefined) throw new Error('it is there');
  await completeObligation(account, before);
  await reopenObligation(account, before);
  expect(await db.obligations.get('FGTS')).toMatchObject({ status: 'in_progress', completed_at: null });

  await db.outbox.clear();
  await db.bases.clear();
  await db.obligations.put({ ...before, rev: 2, status: 'completed', completed_at: before.updated_at });
  await reopenObligation(account, before);
  expect(await db.obligations.get('FGTS')).toMatchObject({ status: 'in_progress', completed_at: null });
  expect(await listPending(db)).toMatchObject([{ patch: { status: 'in_progress', completed_at: null } }]);
});

test('what is not completed any more, or gone, is left alone', async () => {
  const account = await withObligations();
  const { db } = account;
  const before = await db.obligations.get('DAS');
  if (before === undefined) throw new Error('it is there');
  await updateObligation(account, 'DAS', { status: 'in_progress' });
  expect(await reopenObligation(account, before)).toEqual({ ok: true, id: 'DAS', op_id: null });
  expect((await db.obligations.get('DAS'))?.status).toBe('in_progress');
  await removeObligation(account, 'DAS', 'Engano');
  expect(await reopenObligation(account, before)).toEqual({ ok: false, reason: 'gone' });
});

test('the reason of a removal goes first, with the edits that wait, and the removal after it', async () => {
  const account = await withObligations();
  await updateObligation(account, 'ISS', { name: 'ISS 10/2026' });
  await removeObligation(account, 'ISS', 'Lançada duas vezes');
  const [edit, removal] = await listPending(account.db);
  expect(edit).toMatchObject({ kind: 'patch', patch: { name: 'ISS 10/2026' } });
  expect(edit?.patch['notes']).toMatch(/^Removida em .*: Lançada duas vezes$/);
  expect(removal).toMatchObject({ kind: 'remove', doc_id: 'ISS', needs: [edit?.op_id] });
  expect(await account.db.obligations.get('ISS')).toBeUndefined();
});

test('what the server never saw leaves no work behind', async () => {
  const account = await withObligations();
  const created = await createObligation(account, obligation('Engano', '2026-11-30'));
  if (!created.ok) throw new Error('there is room');
  await removeObligation(account, created.id, 'Engano');
  expect(await listPending(account.db)).toEqual([]);
  expect(await removeObligation(account, created.id, 'Outra vez')).toEqual({ ok: false, reason: 'gone' });
});
