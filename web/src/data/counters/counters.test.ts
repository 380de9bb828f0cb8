import 'fake-indexeddb/auto';
import { addDays } from '@portal/domain';
import Dexie, { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countToCheck } from '#data/documents/review.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { databaseName, openDatabase } from '#data/local/database.ts';
import type { Counter } from './counter.ts';
import { countersOf, monthsOf, sumOf, totalOf } from './read-counters.ts';
import { recount } from './recount.ts';

const NOON = '2026-11-23T15:00:00.000000000Z';
/** In Brasília the day before. */
const SHORTLY_AFTER_MIDNIGHT = '2026-11-24T01:30:00.000000000Z';

let db: PortalDatabase;
let opened = 0;
beforeEach(() => {
  // Late notices of what the test before wrote are of another database.
  opened += 1;
  db = openDatabase(`person-${String(opened)}`, 'aurora');
});
afterEach(() => db.delete());

/** What the counters and the figures need of a row. */
const obligations = () => db.table<{ id: string; status: string; due_date: string }, string>('obligations');
const documents = () =>
  db.table<{ id: string; created_at: string; category?: string; review?: string }, string>('documents');
const obligation = (id: string, status: string, due_date = '2026-11-20') => ({ id, status, due_date });

const pending = async () =>
  (await countersOf(db, 'obligations', 'pending')).map(({ day, count }) => [day, count]);

const noRest = () => Promise.resolve();
let counts = 0;
/** As if on another day each time: what was counted today is not counted again. */
const countAgain = () => {
  counts += 1;
  return recount(db, addDays('2026-11-23', counts), noRest);
};
/** Nothing to mend: the counters are those of the rows. */
const expectRight = async () => expect(await countAgain()).toBe(0);

describe('the counters of the local database', () => {
  it('follow rows that come, change and go', async () => {
    await obligations().bulkPut([
      obligation('a', 'pending'),
      obligation('b', 'pending'),
      obligation('c', 'overdue'),
    ]);
    expect(await pending()).toEqual([['2026-11-20', 2]]);

    await obligations().put(obligation('a', 'completed'));
    await obligations().update('b', { due_date: '2026-11-23' });
    expect(await pending()).toEqual([
      ['2026-11-20', 0],
      ['2026-11-23', 1],
    ]);

    await obligations().bulkDelete(['b', 'never there']);
    await expectRight();
    expect(sumOf(await countersOf(db, 'obligations', 'pending'))).toBe(0);
  });

  it('follow rows that are changed or removed by a query, or all at once', async () => {
    await obligations().bulkPut(['a', 'b', 'c', 'd'].map((id) => obligation(id, 'pending')));
    await obligations().where('due_date').equals('2026-11-20').limit(2).modify({ status: 'completed' });
    await obligations().where('[status+due_date]').equals(['pending', '2026-11-20']).limit(1).delete();
    await expectRight();
    expect(await pending()).toEqual([['2026-11-20', 1]]);
    await obligations().where('id').between('a', 'c', true, true).delete();
    await expectRight();
    await obligations().clear();
    await expectRight();
    expect(await pending()).toEqual([['2026-11-20', 0]]);
  });

  it('count a row once that is written twice by one call', async () => {
    await obligations().bulkPut([obligation('a', 'pending'), obligation('a', 'completed')]);
    await expectRight();
    expect(await pending()).toEqual([]);
  });

  it('are kept by month too, whatever moves from one to another', async () => {
    await obligations().bulkPut([
      obligation('a', 'pending', '2026-10-31'),
      obligation('b', 'pending', '2026-11-01'),
      obligation('c', 'pending', '2026-11-30'),
      obligation('d', 'overdue', '2026-11-30'),
    ]);
    const months = async () =>
      (await monthsOf(db, 'obligations', 'pending')).map(({ day, count }) => [day, count]);
    expect(await months()).toEqual([
      ['m2026-10', 1],
      ['m2026-11', 2],
    ]);
    await obligations().update('c', { due_date: '2026-10-01' });
    await obligations().put(obligation('b', 'completed', '2026-11-01'));
    expect(await months()).toEqual([
      ['m2026-10', 2],
      ['m2026-11', 0],
    ]);
    expect(await totalOf(db, 'obligations', 'pending')).toBe(2);
    await expectRight();
  });

  it('are never taken for days', async () => {
    await obligations().put(obligation('a', 'pending'));
    for (const to of [undefined, '2030-01-01', '\uffff'])
      expect(await countersOf(db, 'obligations', 'pending', to === undefined ? {} : { to })).toEqual([
        { table: 'obligations', by: 'pending', day: '2026-11-20', count: 1 },
      ]);
  });

  it('lose no count to writes of one transaction that run side by side', async () => {
    await db.transaction('rw', db.obligations, () =>
      Promise.all(['a', 'b', 'c', 'd'].map((id) => obligations().put(obligation(id, 'pending')))),
    );
    expect(await pending()).toEqual([['2026-11-20', 4]]);
  });

  it('leave out what was refused, and stay as they were when a transaction breaks off', async () => {
    await obligations().add(obligation('a', 'pending'));
    await obligations()
      .bulkAdd([obligation('a', 'pending'), obligation('b', 'pending')])
      .catch(Dexie.BulkError, () => {});
    await expectRight();
    expect(await pending()).toEqual([['2026-11-20', 2]]);
    const broken = db.transaction('rw', db.obligations, async () => {
      await obligations().put(obligation('c', 'pending'));
      throw new Error('breaks off');
    });
    await expect(broken).rejects.toThrow('breaks off');
    await expectRight();
  });

  it('count instants on the days of Brasília', async () => {
    await documents().bulkPut([
      { id: 'a', created_at: NOON },
      { id: 'b', created_at: SHORTLY_AFTER_MIDNIGHT },
    ]);
    await expectRight();
    expect(await countersOf(db, 'documents', '')).toMatchObject([{ day: '2026-11-23', count: 2 }]);
  });

  it('say how many documents wait to be checked, whatever becomes of them', async () => {
    const document = (id: string, category: string, review: string) => ({
      id,
      category,
      review,
      created_at: NOON,
    });
    await documents().bulkPut([
      document('a', 'client_upload', 'none'),
      document('b', 'client_upload', 'none'),
      document('c', 'client_upload', 'returned'),
      document('d', 'contract', 'none'),
      { id: 'e', created_at: NOON },
    ]);
    expect(await countToCheck(db)).toBe(2);
    await expectRight();
    await documents().bulkPut([
      document('a', 'client_upload', 'ok'),
      document('c', 'client_upload', 'none'),
      document('e', 'client_upload', 'none'),
    ]);
    await documents().delete('b');
    expect(await countToCheck(db)).toBe(2);
    await expectRight();
    expect(await totalOf(db, 'documents', '')).toBe(4);
  });

  it('hold up no row that lacks what is counted', async () => {
    await documents().put({ id: 'a', created_at: 'no instant' });
    await db.table<{ id: string }>('tasks').put({ id: 'b' });
    expect(await documents().get('a')).toBeDefined();
    expect(await db.table('tasks').count()).toBe(1);
  });

  it('tell those who watch them', async () => {
    const seen: number[] = [];
    const watching = liveQuery(async () => sumOf(await countersOf(db, 'documents', ''))).subscribe((count) =>
      seen.push(count),
    );
    await expect.poll(() => seen).toEqual([0]);
    await documents().put({ id: 'a', created_at: NOON });
    await expect.poll(() => seen).toEqual([0, 1]);
    watching.unsubscribe();
  });
});

describe('a database without counters', () => {
  it('has them from its upgrade on', async () => {
    const before = new Dexie(databaseName('u2', 'aurora'));
    before.version(9).stores({
      clients: 'id, [status+corporate_name]',
      documents: 'id, created_at',
      obligations: 'id, [status+due_date]',
      tasks: 'id, [status+updated_at]',
      meta: 'key',
    });
    await before.table('clients').put({ id: 'c', status: 'active', corporate_name: 'Padaria' });
    await before.table('documents').bulkPut([
      { id: 'a', created_at: '2024-01-10T12:00:00.000000000Z' },
      { id: 'b', created_at: NOON },
    ]);
    await before.table('obligations').put(obligation('o', 'pending'));
    await before.table('tasks').put({ id: 't', status: 'completed', updated_at: NOON });
    before.close();

    const upgraded = openDatabase('u2', 'aurora');
    expect((await upgraded.counters.toArray()).filter(({ count }) => count > 0)).toEqual([
      { table: 'clients', by: 'active', day: '', count: 1 },
      { table: 'clients', by: 'active', day: 'm', count: 1 },
      { table: 'documents', by: '', day: '2024-01-10', count: 1 },
      { table: 'documents', by: '', day: '2026-11-23', count: 1 },
      { table: 'documents', by: '', day: 'm2024-01', count: 1 },
      { table: 'documents', by: '', day: 'm2026-11', count: 1 },
      { table: 'obligations', by: 'pending', day: '2026-11-20', count: 1 },
      { table: 'obligations', by: 'pending', day: 'm2026-11', count: 1 },
      { table: 'tasks', by: 'completed', day: '2026-11-23', count: 1 },
      { table: 'tasks', by: 'completed', day: 'm2026-11', count: 1 },
    ]);
    await upgraded.delete();
  });

  it('and one whose counters are of days alone has those of months, without a row being counted again', async () => {
    const before = new Dexie(databaseName('u3', 'aurora'));
    before.version(12).stores({
      documents: 'id, created_at',
      obligations: 'id, [status+due_date]',
      counters: '[table+by+day]',
      meta: 'key',
    });
    const days = [
      { table: 'documents', by: '', day: '2026-10-31', count: 4 },
      { table: 'documents', by: '', day: '2026-11-01', count: 3 },
      { table: 'documents', by: '', day: '2026-11-23', count: 2 },
      { table: 'obligations', by: 'pending', day: '2026-11-20', count: 1 },
    ];
    await before.table('counters').bulkPut(days);
    before.close();

    const upgraded = openDatabase('u3', 'aurora');
    expect(await countersOf(upgraded, 'documents', '')).toEqual(days.slice(0, 3));
    expect(await monthsOf(upgraded, 'documents', '')).toEqual([
      { table: 'documents', by: '', day: 'm2026-10', count: 4 },
      { table: 'documents', by: '', day: 'm2026-11', count: 5 },
    ]);
    expect(await totalOf(upgraded, 'obligations', 'pending')).toBe(1);
    await upgraded.delete();
  });

  it('and one that counted no documents to be checked does, and nothing else again', async () => {
    const before = new Dexie(databaseName('u4', 'aurora'));
    before.version(13).stores({
      documents: 'id, created_at, [category+review+created_at]',
      counters: '[table+by+day]',
      meta: 'key',
    });
    await before.table('documents').bulkPut([
      { id: 'a', category: 'client_upload', review: 'none', created_at: NOON },
      { id: 'b', category: 'client_upload', review: 'none', created_at: NOON },
      { id: 'c', category: 'client_upload', review: 'ok', created_at: NOON },
    ]);
    await before.table('counters').bulkPut([
      { table: 'documents', by: '', day: '2026-11-23', count: 7 },
      { table: 'documents', by: '', day: 'm2026-11', count: 7 },
    ]);
    before.close();

    const upgraded = openDatabase('u4', 'aurora');
    expect(await countToCheck(upgraded)).toBe(2);
    expect(await totalOf(upgraded, 'documents', '')).toBe(7);
    await upgraded.delete();
  });

  it('is mended where a version that knew of no months wrote into it', async () => {
    await obligations().bulkPut([obligation('a', 'pending'), obligation('b', 'overdue', '2026-10-02')]);
    await db.counters.bulkPut([
      { table: 'obligations', by: 'pending', day: 'm2026-11', count: 4 },
      { table: 'obligations', by: 'pending', day: 'm2025-01', count: 2 },
    ]);
    await db.counters.delete(['obligations', 'overdue', 'm2026-10']);
    expect(await countAgain()).toBe(3);
    await expectRight();
    expect(await totalOf(db, 'obligations', 'pending')).toBe(1);
    expect(await totalOf(db, 'obligations', 'overdue')).toBe(1);
  });

  it('is mended where a version that knew of none wrote into it', async () => {
    await obligations().bulkPut([obligation('a', 'pending'), obligation('b', 'overdue')]);
    await db.counters.bulkPut([
      { table: 'obligations', by: 'pending', day: '2026-11-20', count: 7 },
      { table: 'obligations', by: 'pending', day: '2026-11-21', count: 2 },
    ]);
    await db.counters.delete(['obligations', 'overdue', '2026-11-20']);
    expect(await countAgain()).toBe(3);
    await expectRight();
    expect(await pending()).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 0],
    ]);
  });

  it('is mended wherever the wrong counter is among many days', async () => {
    const days = Array.from({ length: 11 }, (_, index) => addDays('2026-10-01', 2 * index));
    await obligations().bulkPut(days.map((day, index) => obligation(`o${String(index)}`, 'pending', day)));
    for (const day of [...days, '2026-10-08', '2026-09-30', '2026-12-01']) {
      await db.counters.put({ table: 'obligations', by: 'pending', day, count: 5 });
      expect([day, await countAgain()]).toEqual([day, 1]);
    }
    await expectRight();
    expect(sumOf(await countersOf(db, 'obligations', 'pending'))).toBe(days.length);
  });

  it('is counted once a day, each table to its end', async () => {
    await documents().put({ id: 'a', created_at: NOON });
    const wrong: Counter = { table: 'documents', by: '', day: '2026-11-23', count: 7 };
    await db.counters.put(wrong);
    expect(await recount(db, '2026-11-24', noRest)).toBe(1);
    await db.counters.put(wrong);
    expect(await recount(db, '2026-11-24', noRest)).toBe(0);
    expect(await recount(db, '2026-11-25', noRest)).toBe(1);
  });

  it('is counted while a person writes: a write waits for a few days of rows, not for all', async () => {
    const days = Array.from({ length: 40 }, (_, index) => addDays('2026-10-01', index));
    await obligations().bulkPut(days.map((day, index) => obligation(`o${String(index)}`, 'pending', day)));
    let written = 0;
    await recount(db, '2026-11-24', async () => {
      written += 1;
      await obligations().put(
        obligation(`mine${String(written)}`, 'completed', addDays('2026-09-01', written)),
      );
    });
    expect(written).toBeGreaterThan(days.length / 5);
    await expectRight();
  });
});
