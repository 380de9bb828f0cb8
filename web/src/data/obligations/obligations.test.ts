import type { Fields } from '@portal/domain';
import { liveQuery } from 'dexie';
import { describe, expect, test, vi } from 'vitest';
import { addDocuments } from '#data/files/add-documents.ts';
import { listPending } from '#data/outbox/outbox-actions.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  countDueByDay,
  countOpen,
  hasObligations,
  listDueOf,
  listObligationsIn,
  pageObligations,
  positionOf,
  readDueSpan,
} from './find-obligations.ts';
import { BY_DUE_DATE, OBLIGATION_ORDERS, type ObligationOrder } from './obligation-order.ts';
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
  openUntil: null,
};
const asked = (
  part: Partial<ObligationRange>,
  order: ObligationOrder = BY_DUE_DATE,
  kept: string[] = [],
) => ({
  range: { ...ALL, ...part },
  order,
  kept,
});
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
    const { rows, total } = await pageObligations(account.db, asked(search), TODAY, page);
    return { names: rows.map(({ name }) => name), total };
  };
  return { ...account, found };
}

test('all of them come by due date, a page at a time, with the names of their clients', async () => {
  const { db, found } = await withObligations();
  expect(await found({}, PAGE)).toEqual({ names: ['INSS', 'ISS'], total: 5 });
  expect(await found({}, { page: 1, pageSize: 2 })).toEqual({ names: ['FGTS', 'DAS'], total: 5 });
  const { rows } = await pageObligations(db, asked({}), TODAY, PAGE);
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

test('what is due on each day of a month is the same for the firm, counted, as for its clients, read', async () => {
  const { db } = await withObligations();
  await db.obligations.update('DAS', { status: 'completed' });
  const dueOf = async (clientId: string | null) =>
    (await countDueByDay(db, '2026-11-01', clientId)).toSorted((a, b) => (a.due_date < b.due_date ? -1 : 1));
  const ofOne = [
    { status: 'pending', due_date: '2026-11-10', count: 1 },
    { status: 'completed', due_date: '2026-11-23', count: 1 },
  ];
  const ofOther = [{ status: 'in_progress', due_date: '2026-11-19', count: 1 }];
  expect(await dueOf('c1')).toEqual(ofOne);
  expect(await dueOf('c2')).toEqual(ofOther);
  expect(await dueOf(null)).toEqual([ofOne[0], ...ofOther, ofOne[1]]);
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
  const { page, rows } = await pageObligations(db, asked({}), TODAY, { page: 7, pageSize: 2 });
  expect([page, rows.map(({ name }) => name)]).toEqual([2, ['Alvará']]);
});

test('a client’s list has its own beginning, end and places', async () => {
  const { db } = await withObligations();
  expect(await readDueSpan(db, null)).toEqual({ first: '2026-10-20', last: '2026-12-01' });
  expect(await readDueSpan(db, 'c1')).toEqual({ first: '2026-11-10', last: '2026-11-23' });
  expect(await hasObligations(db, 'c2')).toBe(true);
  expect(await hasObligations(db, 'nobody')).toBe(false);
});

test('a row tells where it is in the list', async () => {
  const { db } = await withObligations();
  const place = (id: string, part: Partial<ObligationRange> = {}) =>
    positionOf(db, id, { ...ALL, ...part }, TODAY);
  expect(await place('DAS')).toBe(3);
  expect(await place('DAS', { client_id: 'c1' })).toBe(1);
  expect(await place('none')).toBeNull();
  expect(await place('DAS', { openUntil: '2026-11-30' })).toBe(2);
  expect(await place('INSS', { openUntil: '2026-11-30' })).toBeNull();
  expect(await place('Alvará', { openUntil: '2026-11-30' })).toBeNull();
  expect(await place('INSS', { openUntil: '2026-11-30', client_id: 'c2' })).toBeNull();
});

test('what is open up to a day is there with what is late, of all and of one client', async () => {
  const { db, found } = await withObligations();
  await db.obligations.put(serverRow('obligations', 'old', obligation('ICMS', '2026-09-20')));
  expect((await found({ openUntil: '2026-11-30' })).names).toEqual(['ICMS', 'ISS', 'FGTS', 'DAS']);
  expect((await found({ openUntil: '2026-11-30', client_id: 'c2' })).names).toEqual(['FGTS']);
  const count = (client_id: string | null) => countOpen(db, { client_id, until: '2026-11-30' }, TODAY);
  expect(await count(null)).toEqual({ open: 4, late: 3 });
  expect(await count('c2')).toEqual({ open: 1, late: 1 });
});

test('what is completed while the open are looked at stays in its place', async () => {
  const account = await withObligations();
  const { db } = account;
  const row = await db.obligations.get('FGTS');
  if (row === undefined) throw new Error('it is there');
  await completeObligation(account, row);
  for (const by of OBLIGATION_ORDERS) {
    const open = asked({ openUntil: '2026-11-30' }, { by, isReversed: false }, ['FGTS', 'DAS']);
    const { rows, total } = await pageObligations(db, open, TODAY, { page: 0, pageSize: 10 });
    const inPlace = by === 'status' ? ['ISS', 'DAS', 'FGTS'] : ['ISS', 'FGTS', 'DAS'];
    expect(total).toBe(3);
    if (by === 'due' || by === 'status') expect(rows.map(({ name }) => name)).toEqual(inPlace);
    else expect(rows.map(({ name }) => name).sort()).toEqual(['DAS', 'FGTS', 'ISS']);
  }
});

test('every column gives an order, and its mirror', async () => {
  const { db } = await withObligations();
  await db.obligations.update('DAS', { priority: 'high' });
  await db.obligations.update('ISS', { priority: 'low' });
  const names = async (by: ObligationOrder['by'], isReversed = false) => {
    const search = asked({}, { by, isReversed });
    return (await pageObligations(db, search, TODAY, { page: 0, pageSize: 10 })).rows.map(({ name }) => name);
  };
  expect(await names('client')).toEqual(['INSS', 'FGTS', 'Alvará', 'ISS', 'DAS']);
  expect(await names('name')).toEqual(['Alvará', 'DAS', 'FGTS', 'INSS', 'ISS']);
  expect(await names('due')).toEqual(['INSS', 'ISS', 'FGTS', 'DAS', 'Alvará']);
  expect(await names('priority')).toEqual(['INSS', 'FGTS', 'Alvará', 'ISS', 'DAS']);
  expect(await names('status')).toEqual(['ISS', 'FGTS', 'DAS', 'Alvará', 'INSS']);
  for (const by of OBLIGATION_ORDERS) expect(await names(by, true)).toEqual((await names(by)).reverse());
});

test('pages that come from several indexes at once leave nothing out and bring nothing twice', async () => {
  const { db } = await withObligations();
  const statuses = ['pending', 'in_progress', 'overdue', 'completed'] as const;
  const days = ['2026-11-03', '2026-11-19', '2026-11-19', '2026-11-23', '2026-12-24'];
  await db.obligations.bulkPut(
    Array.from({ length: 40 }, (_, n) => {
      const status = statuses[(n * 7) % 4] ?? 'pending';
      return serverRow(
        'obligations',
        `many${n}`,
        obligation(`Muitas ${n}`, days[(n * 3) % 5] ?? TODAY, { status }),
      );
    }),
  );
  for (const by of ['due', 'status'] as const)
    for (const isReversed of [false, true])
      for (const part of [{}, { openUntil: '2026-11-30' }, { month: '2026-11-01' }]) {
        const search = asked(part, { by, isReversed });
        const whole = await pageObligations(db, search, TODAY, { page: 0, pageSize: 100 });
        const paged: string[] = [];
        for (let page = 0; page * 7 < whole.total; page += 1)
          paged.push(
            ...(await pageObligations(db, search, TODAY, { page, pageSize: 7 })).rows.map(({ id }) => id),
          );
        expect(paged).toEqual(whole.rows.map(({ id }) => id));
        expect(paged).toHaveLength(whole.total);
      }
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

test('of what a rule made it is kept how it was closed, until it is opened again', async () => {
  const account = await withRuleMade();
  const made = async () => (await account.db.obligations.get('made')) ?? expect.fail('No row');
  await completeObligation(account, await made());
  expect(await made()).toMatchObject({ status: 'completed', closing: 'done', closing_reason: null });
  await reopenObligation(account, { ...(await made()), status: 'pending' });
  expect(await made()).toMatchObject({ status: 'pending', closing: null, closing_reason: null });
  const how = { closing: 'no_movement', reason: 'Sem notas no mês' } as const;
  await completeObligation(account, await made(), how);
  expect(await made()).toMatchObject({ closing: 'no_movement', closing_reason: 'Sem notas no mês' });

  const own = await account.db.obligations.get('own');
  await completeObligation(account, own ?? expect.fail('No row'));
  expect(await account.db.obligations.get('own')).not.toHaveProperty('closing');
});

async function withRuleMade() {
  const account = openTestAccount();
  const made = obligation('DAS 10/2026', '2026-11-23', { rule_key: 'pgdas-das', competence: '2026-10' });
  await account.db.obligations.bulkPut([
    serverRow('obligations', 'made', made),
    serverRow('obligations', 'own', obligation('ISS', '2026-11-10')),
  ]);
  return account;
}

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

test('files that wait go by the day of the obligation that names them', async () => {
  const account = await withObligations();
  const files = ['um', 'dois'].map((text) => new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], `${text}.pdf`));
  const { added } = await addDocuments(account, {
    files,
    client_id: 'c1',
    category: null,
    description: null,
  });
  const [first = '', second = ''] = added;
  await createObligation(account, obligation('FGTS', '2026-11-28', { document_ids: [first] }));
  await updateObligation(account, 'ISS', { document_ids: [first, second] });
  const uploads = await account.db.uploads.orderBy('seq').toArray();
  const [iss] = await account.db.obligations.where('id').equals('ISS').toArray();
  const earliest = [iss?.due_date ?? '', '2026-11-28'].toSorted()[0];
  expect(uploads.map(({ due_date }) => due_date)).toEqual([earliest, iss?.due_date]);
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

describe('when rows come to the device', () => {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  // No async function, which would be followed however late it reads; under load not even that is.
  async function expectTold(account: LocalAccount, read: () => Promise<string[]>) {
    let told: string[] | null = null;
    const watching = liveQuery(read).subscribe((rows) => (told = rows));
    await vi.waitFor(() => expect(told).toEqual([]));
    await account.db.obligations.put(serverRow('obligations', 'o1', { ...OBLIGATION, name: 'DAS antigo' }));
    await vi.waitFor(() => expect(told).toEqual(['DAS antigo']));
    watching.unsubscribe();
  }

  test('all that is looked for of a client is told again', async () => {
    const account = openTestAccount();
    await expectTold(account, () =>
      listObligationsIn(account.db, { ...ALL, client_id: 'c1' }, TODAY).then(names),
    );
  });

  test('so is a page of the firm’s', async () => {
    const account = openTestAccount();
    await expectTold(account, () =>
      pageObligations(account.db, asked({}), TODAY, { page: 0, pageSize: 20 }).then(({ rows }) =>
        names(rows),
      ),
    );
  });
});
