import {
  type AppUser,
  type EntityName,
  type Epoch,
  type Fields,
  type Instant,
  makeOperationId,
  NEW_CLIENT,
  type Role,
  toInstant,
} from '@portal/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import { emptyState } from '#data/local/document-state.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { Change } from '#data/writes/change.ts';
import { planWrite } from '#data/writes/plan-write.ts';
import type { Page, RemoteDatabase } from '#sync/ports.ts';
import type { Position } from '#sync/pull/cursor.ts';
import { pushEntry, type PushOutcome } from '#sync/push/push.ts';
import { openPart, type Scope, scopesOf, withinPortfolio } from '#sync/scopes.ts';

/** A server under test: the local backend, or the simulator's model. */
export type RemoteHarness = {
  tenantId: string;
  addPerson(name: string, role: Role, client_ids?: string[]): Promise<string>;
  changeUser(uid: string, change: Partial<AppUser>): Promise<void>;
  writeRows(entity: EntityName, rows: Record<string, Record<string, unknown>>): Promise<void>;
  /** A document with these fields, a stamp of now and nothing else of the protocol. */
  writeByHand(entity: EntityName, id: string, fields: Record<string, unknown>): Promise<void>;
  row(entity: EntityName, id: string): Promise<Record<string, unknown> | undefined>;
  /** What a restore writes; null: nothing was ever restored. */
  setEpoch(epoch: Epoch | null): Promise<void>;
  receipts(docId: string): Promise<Record<string, unknown>[]>;
  signIn(uid: string): Promise<{ database: RemoteDatabase }>;
  /** Lets the server's time pass until `done` says so. */
  until(done: () => boolean): Promise<void>;
  /** Lets the server's time pass until the promise settles. */
  settled<T>(promise: Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const NOW = toInstant(new Date('2026-11-20T12:00:00Z'));
const client: Fields<'clients'> = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };
const obligation = (client_id: string): Fields<'obligations'> => ({
  client_id,
  name: 'DAS',
  due_date: '2026-12-20',
  priority: 'high',
  status: 'pending',
  description: null,
  notes: null,
  completed_at: null,
  document_ids: [],
});
const all = (entity: EntityName): Scope => ({ key: entity, entity, filter: null });
const of = (entity: EntityName, value: string): Scope => ({
  key: `${entity}?client_id=${value}`,
  entity,
  filter: { field: 'client_id', value },
});

/** What every server must do for the engine: the real one under its rules, and the model the simulator trusts. */
export function describeRemoteDatabase(name: string, open: () => Promise<RemoteHarness>): void {
  describe(name, () => {
    let firm: RemoteHarness;
    let rui: string;
    let ana: string;
    let staff: RemoteDatabase;
    let customer: RemoteDatabase;
    let operations = 0;

    beforeAll(async () => {
      firm = await open();
      rui = await firm.addPerson('rui', 'accountant');
      ana = await firm.addPerson('ana', 'client', ['c1']);
      await firm.writeRows('clients', { c1: client, c2: client, c3: client, c4: client });
      staff = (await firm.signIn(rui)).database;
      customer = (await firm.signIn(ana)).database;
    });
    afterAll(() => firm.close());

    /** The entry that `write` would queue for this change, made on `row`. */
    function entryOf<E extends EntityName>(
      uid: string,
      change: Change<E>,
      row: StoredRow | null = null,
    ): OutboxEntry {
      operations += 1;
      const plan = planWrite({ ...emptyState(change.entity, change.id), row }, change, {
        uid,
        tenant_id: firm.tenantId,
        op_id: makeOperationId(uid, `op${String(operations).padStart(8, '0')}`),
        seq: 1,
        now: NOW,
        needs: [],
        after: [],
        isNeeded: () => false,
      });
      if (plan.kind !== 'planned') throw new Error(plan.kind);
      const entry = plan.state.entries.at(-1);
      if (entry === undefined) throw new Error('nothing to send');
      return entry;
    }
    const push = (entry: OutboxEntry, by: RemoteDatabase = staff) => firm.settled(pushEntry(by, entry, NOW));
    const rowOf = (outcome: PushOutcome): StoredRow => {
      if (outcome.kind !== 'applied' || outcome.row === null) throw new Error(outcome.kind);
      return outcome.row;
    };
    const create = async (id: string, fields = obligation('c1')) =>
      rowOf(await push(entryOf(rui, { kind: 'create', entity: 'obligations', id, fields })));
    const page = (scope: Scope, after: Position | null, limit: number, by = staff, before?: Instant) =>
      firm.settled(by.readPage({ scope, after, limit, ...(before !== undefined && { before }) }));
    const pageAll = async (scope: Scope, limit: number) => {
      const rows: StoredRow[] = [];
      for (let after: Position | null = null; ;) {
        const found: Page = await page(scope, after, limit);
        rows.push(...found.rows);
        if (found.next === null) return rows;
        after = found.next;
      }
    };
    const rowsOf = async (scope: Scope, by = staff) => (await page(scope, null, 500, by)).rows;
    const stored = async (entity: EntityName, id: string) => {
      const row = (await rowsOf(all(entity))).find((one) => one.id === id);
      if (row === undefined) throw new Error(`no ${id}`);
      return row;
    };
    const sum = (scope: Scope, from: Instant | null, before: Instant | null, by = staff) =>
      firm.settled(by.sumRange({ scope, from, before }));
    const named = (scope: Scope, ids: string[], by = staff) => firm.settled(by.readRows({ scope, ids }));

    test('a create is stored with the server’s stamps and one receipt', async () => {
      const row = await create('o1');
      expect(row).toMatchObject({ ...obligation('c1'), id: 'o1', rev: 1, created_by: rui, deleted_at: null });
      const stored = await firm.row('obligations', 'o1');
      expect(stored).toMatchObject({ rev: 1, tenant_id: firm.tenantId, last_op: row.last_op });
      expect(await firm.receipts('o1')).toMatchObject([
        { uid: rui, kind: 'create', rev: 1, client_id: 'c1' },
      ]);
    });

    test('what was just sent says that its times are guessed, and no row of the server does', async () => {
      const fields = obligation('c1');
      const entry = entryOf(rui, { kind: 'create', entity: 'obligations', id: 'o1g', fields });
      expect(rowOf(await push(entry))).toMatchObject({ rev: 1, updated_at: NOW, has_guessed_times: true });
      // Of one that was there before, the server's own row is the answer.
      expect(rowOf(await push({ ...entry, attempts: 2 }))).not.toHaveProperty('has_guessed_times');
      const patch = { kind: 'patch', entity: 'obligations', id: 'o1g', patch: { name: 'DARF' } } as const;
      const seen = await stored('obligations', 'o1g');
      expect(rowOf(await push(entryOf(rui, patch, seen)))).toMatchObject({ rev: 2, has_guessed_times: true });
      expect(await stored('obligations', 'o1g')).not.toHaveProperty('has_guessed_times');
      expect(await firm.row('obligations', 'o1g')).not.toHaveProperty('has_guessed_times');
    });

    test('a receipt says when it was done, by the device, next to the server’s time', async () => {
      const written_at = '2026-11-19T08:30:00.000000000Z';
      const fields = obligation('c1');
      const entry = entryOf(rui, { kind: 'create', entity: 'obligations', id: 'o1d', fields });
      await push({ ...entry, written_at });
      const receipt = await firm.settled(staff.runTransaction((tx) => tx.readReceipt(entry.op_id)));
      expect(receipt).toMatchObject({ done_at: written_at, kind: 'create' });
      expect(receipt?.at).not.toBe(written_at);
    });

    test('the same operation sent again is applied once', async () => {
      const entry = entryOf(rui, {
        kind: 'create',
        entity: 'obligations',
        id: 'o2',
        fields: obligation('c1'),
      });
      const first = await push(entry);
      const second = await push({ ...entry, attempts: 2 });
      expect(first.kind).toBe('applied');
      expect(rowOf(second)).toMatchObject({ id: 'o2', rev: 1, last_op: entry.op_id });
      expect(await firm.receipts('o2')).toHaveLength(1);
    });

    test('two who edit different fields of the same version both get their way', async () => {
      const seen = await create('o3');
      const name = entryOf(
        rui,
        { kind: 'patch', entity: 'obligations', id: 'o3', patch: { name: 'DARF' } },
        seen,
      );
      const notes = entryOf(
        rui,
        { kind: 'patch', entity: 'obligations', id: 'o3', patch: { notes: 'x' } },
        seen,
      );
      expect(rowOf(await push(name))).toMatchObject({ rev: 2, name: 'DARF' });
      expect(rowOf(await push(notes))).toMatchObject({ rev: 3, name: 'DARF', notes: 'x' });
      expect(await firm.row('obligations', 'o3')).toMatchObject({ rev: 3, name: 'DARF', notes: 'x' });
    });

    test('two who set the same date to different days are asked, and nothing is overwritten', async () => {
      const seen = await create('o4');
      const dated = (due_date: string) =>
        entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'o4', patch: { due_date } }, seen);
      await push(dated('2027-01-10'));
      const second = await push(dated('2027-02-10'));
      expect(second).toMatchObject({
        kind: 'conflict',
        conflict: {
          fields: ['due_date'],
          mine: { due_date: '2027-02-10' },
          theirs: { due_date: '2027-01-10' },
        },
      });
      expect(await firm.row('obligations', 'o4')).toMatchObject({ rev: 2, due_date: '2027-01-10' });
    });

    test('two at the very same time: one waits for the other, neither overwrites', async () => {
      const seen = await create('o5');
      const other = (await firm.signIn(rui)).database;
      const named = (patch: Partial<Fields<'obligations'>>) =>
        entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'o5', patch }, seen);
      const outcomes = await firm.settled(
        Promise.all([
          pushEntry(staff, named({ name: 'DARF' }), NOW),
          pushEntry(other, named({ description: 'guia' }), NOW),
        ]),
      );
      expect(outcomes.map((outcome) => outcome.kind)).toEqual(['applied', 'applied']);
      expect(await firm.row('obligations', 'o5')).toMatchObject({
        rev: 3,
        name: 'DARF',
        description: 'guia',
      });
    });

    test('a completion carries the server’s time, and may be taken back', async () => {
      const seen = await create('o6');
      const done = { status: 'completed' as const, completed_at: NOW };
      await push(entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'o6', patch: done }, seen));
      const done6 = await stored('obligations', 'o6');
      expect(done6['completed_at']).toBe(done6.updated_at);
      const open = { status: 'pending' as const, completed_at: null };
      const back = entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'o6', patch: open }, done6);
      expect(rowOf(await push(back))).toMatchObject({ rev: 3, completed_at: null });
    });

    test('a removal leaves a tombstone: kept where the law keeps it, empty where it is erased', async () => {
      const kept = await create('o7');
      await push(entryOf(rui, { kind: 'remove', entity: 'obligations', id: 'o7' }, kept));
      const obligationRow = await firm.row('obligations', 'o7');
      expect(obligationRow).toMatchObject({ rev: 2, name: 'DAS' });
      expect(obligationRow?.['deleted_at']).not.toBeNull();

      const fields = { title: 'Ligar', content: 'segredo', category: null, client_id: 'c1' };
      const note = rowOf(await push(entryOf(rui, { kind: 'create', entity: 'notes', id: 'n1', fields })));
      await push(entryOf(rui, { kind: 'remove', entity: 'notes', id: 'n1' }, note));
      expect(await firm.row('notes', 'n1')).toMatchObject({
        rev: 2,
        title: null,
        content: null,
        client_id: 'c1',
      });
    });

    test('an edit of what was removed meanwhile asks', async () => {
      const seen = await create('o8');
      await push(entryOf(rui, { kind: 'remove', entity: 'obligations', id: 'o8' }, seen));
      const late = entryOf(
        rui,
        { kind: 'patch', entity: 'obligations', id: 'o8', patch: { name: 'x' } },
        seen,
      );
      expect(await push(late)).toMatchObject({ kind: 'conflict', conflict: { server_rev: null } });
    });

    test('an edit of what never was says so', async () => {
      const seen = { ...(await create('o9')), id: 'never' };
      const entry = entryOf(
        rui,
        { kind: 'patch', entity: 'obligations', id: 'never', patch: { name: 'x' } },
        seen,
      );
      expect(await push(entry)).toEqual({ kind: 'not_found' });
    });

    test('what the rules refuse is an error of its kind', async () => {
      const entry = entryOf(ana, {
        kind: 'create',
        entity: 'obligations',
        id: 'o10',
        fields: obligation('c1'),
      });
      await expect(push(entry, customer)).rejects.toMatchObject({ kind: 'permission_denied' });
      expect(await firm.row('obligations', 'o10')).toBeUndefined();
    });

    test('a client user writes a message and reads it back after a lost answer', async () => {
      const fields: Fields<'messages'> = {
        client_id: 'c1',
        thread_id: 'c1',
        sender_id: ana,
        content: 'Bom dia',
        status: 'sent',
        document_ids: [],
        written_at: NOW,
      };
      const entry = entryOf(ana, { kind: 'create', entity: 'messages', id: 'm1', fields });
      await push(entry, customer);
      expect(rowOf(await push(entry, customer))).toMatchObject({
        content: 'Bom dia',
        written_at: NOW,
        rev: 1,
      });
    });

    test('the reading mark that two devices both create becomes one', async () => {
      const id = `c1_${ana}`;
      const markUpTo = (day: string) =>
        entryOf(ana, {
          kind: 'create',
          entity: 'thread_reads',
          id,
          fields: { client_id: 'c1', user_id: ana, last_read_at: `2025-03-${day}T09:30:00.000000000Z` },
        });
      const pushed = async (day: string) => rowOf(await push(markUpTo(day), customer));
      expect(await pushed('02')).toMatchObject({ rev: 1 });
      const latest = { rev: 2, last_read_at: '2025-03-03T09:30:00.000000000Z' };
      expect(await pushed('03')).toMatchObject(latest);
      expect(await pushed('01')).toMatchObject(latest);
    });

    test('a receipt answers for a row that may no longer be read', async () => {
      const eva = await firm.addPerson('eva', 'client', ['c2']);
      const { database } = await firm.signIn(eva);
      const fields: Fields<'service_requests'> = {
        client_id: 'c2',
        service_id: 's1',
        description: 'Certidão',
        status: 'open',
        answer: null,
        document_ids: [],
      };
      const entry = entryOf(eva, { kind: 'create', entity: 'service_requests', id: 'r1', fields });
      await push(entry, database);
      await firm.changeUser(eva, { client_ids: [], client_id: null });
      expect(await push(entry, database)).toEqual({ kind: 'applied', row: null });
    });

    test('pages follow each other without a gap, however many rows share a stamp', async () => {
      const rows = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`s${String(i)}`, service(i)]));
      await firm.writeRows('services', rows);
      const found = await pageAll(all('services'), 8);
      expect(found.map(({ id }) => id).toSorted()).toEqual(Object.keys(rows).toSorted());
      expect(new Set(found.map(({ updated_at }) => updated_at)).size).toBe(1);
      const stamp = found[0]?.updated_at ?? '';
      expect((await page(all('services'), { updated_at: stamp, id: '' }, 500)).rows).toHaveLength(21);
      const half = await page(all('services'), null, 500, staff, stamp);
      expect(half.rows).toEqual([]);
    });

    test('a page that may not reach an instant ends before it', async () => {
      await create('before1');
      await create('before2');
      const { updated_at: before } = await stored('obligations', 'before2');
      const found = await page(all('obligations'), null, 500, staff, before);
      expect(found.rows.map(({ id }) => id)).toContain('before1');
      expect(found.rows.filter(({ updated_at }) => updated_at >= before)).toEqual([]);
      expect(found.next).toBeNull();
    });

    test('named rows come if they are there and in the scope, removed ones included', async () => {
      const gone = await create('named1', obligation('c2'));
      await create('named2', obligation('c2'));
      await create('named3', obligation('c1'));
      await push(entryOf(rui, { kind: 'remove', entity: 'obligations', id: 'named1' }, gone));
      const found = await named(of('obligations', 'c2'), ['named1', 'named2', 'named3', 'never']);
      expect(found.rows.map(({ id, rev }) => `${id} ${rev}`).toSorted()).toEqual(['named1 2', 'named2 1']);
      expect(found.unreadable).toEqual([]);
      await expect(named(of('obligations', 'c2'), ['named2'], customer)).rejects.toMatchObject({
        kind: 'permission_denied',
      });
    });

    test('a range is counted and its revisions are added, removed rows left out', async () => {
      const scope = of('obligations', 'c3');
      expect(await sum(scope, null, null)).toEqual({ count: 0, rev_sum: 0 });
      const first = await create('sum1', obligation('c3'));
      await create('sum2', obligation('c3'));
      const gone = await create('sum3', obligation('c3'));
      await push(
        entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'sum1', patch: { name: 'x' } }, first),
      );
      await push(entryOf(rui, { kind: 'remove', entity: 'obligations', id: 'sum3' }, gone));
      expect(await sum(scope, null, null)).toEqual({ count: 2, rev_sum: 3 });
      const { updated_at } = await stored('obligations', 'sum1');
      expect(await sum(scope, updated_at, null)).toEqual({ count: 1, rev_sum: 2 });
      expect(await sum(scope, null, updated_at)).toEqual({ count: 1, rev_sum: 1 });
      await expect(sum(scope, null, null, customer)).rejects.toMatchObject({ kind: 'permission_denied' });
    });

    test('of the open part of a scope only what is open is read and counted, up to where its window begins', async () => {
      const [scope] = scopesOf({ uid: rui, role: 'accountant', client_ids: [] }).flatMap((one) =>
        one.entity === 'obligations' ? (openPart(one) ?? []) : [],
      );
      if (scope === undefined) throw new Error('obligations have a window');
      const before = await sum(scope, null, null);
      await create('open1');
      const done = { ...obligation('c1'), status: 'completed' as const, completed_at: NOW };
      await create('open2', done);
      const { updated_at } = await stored('obligations', 'open2');
      await create('open3', { ...obligation('c1'), status: 'in_progress' });
      const ids = (await page(scope, null, 500)).rows.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['open1', 'open3']));
      expect(ids).not.toContain('open2');
      const after = await sum(scope, null, null);
      expect([after.count - before.count, after.rev_sum - before.rev_sum]).toEqual([2, 2]);
      expect((await sum(scope, null, updated_at)).count).toBe(before.count + 1);
      expect((await page(scope, null, 500, staff, updated_at)).rows.at(-1)?.id).toBe('open1');
      await expect(page(scope, null, 500, customer)).rejects.toMatchObject({ kind: 'permission_denied' });
    });

    test('of some clients, however many, only their rows and those of none are read, counted and told', async () => {
      const notes = scopesOf({ uid: rui, role: 'accountant', client_ids: [] }).filter(
        ({ entity }) => entity === 'notes',
      );
      // More than one question can name.
      const others = Array.from({ length: 40 }, (_, i) => `k${String(i)}`);
      const [scope] = withinPortfolio(notes, 'accountant', [...others, 'c1']);
      if (scope === undefined) throw new Error('notes are mirrored');
      const note = (id: string, client_id: string | null) =>
        firm.writeRows('notes', { [id]: { title: id, content: '', category: null, client_id } });
      const before = await sum(scope, null, null);
      await note('of1', 'c1');
      await note('ofNone', null);
      await note('ofAnother', 'c2');
      const read = (await page(scope, null, 500)).rows.map(({ id }) => id);
      expect(read.slice(-2)).toEqual(['of1', 'ofNone']);
      expect(await sum(scope, null, null)).toEqual({ count: before.count + 2, rev_sum: before.rev_sum + 2 });
      // A page ends where the first of its questions does.
      const ids: string[] = [];
      for (let after: Position | null = null, isLast = false; !isLast;) {
        const part = await page(scope, after, 1);
        ids.push(...part.rows.map(({ id }) => id));
        after = part.next;
        isLast = after === null;
      }
      expect(ids).toEqual(read);
      // What is named is there, no matter whose it is.
      const named = await firm.settled(staff.readRows({ scope, ids: ['of1', 'ofAnother'] }));
      expect(named.rows.map(({ id }) => id).toSorted()).toEqual(['of1', 'ofAnother']);
    });

    test('a row written by hand is told apart, and the others go on', async () => {
      await create('hand1', obligation('c4'));
      await firm.writeByHand('obligations', 'hand2', { client_id: 'c4', deleted_at: null });
      await firm.writeByHand('obligations', 'hand4', { client_id: 'c4', deleted_at: null, rev: 3 });
      await create('hand3', obligation('c4'));
      const scope = of('obligations', 'c4');
      const [first, second] = [await page(scope, null, 2), await page(scope, null, 500)];
      expect(first.rows).toHaveLength(1);
      expect(second.rows.map(({ id }) => id)).toEqual(['hand1', 'hand3']);
      // Without a revision it is in no sum of revisions, and so not in the count next to it.
      const updated_at = expect.any(String) as unknown;
      const unreadable = [
        { id: 'hand2', rev: 0, is_counted: false, updated_at, client_id: 'c4' },
        { id: 'hand4', rev: 3, is_counted: true, updated_at, client_id: 'c4' },
      ];
      expect(second.unreadable).toEqual(unreadable);
      expect((await page(scope, first.next, 500)).rows.map(({ id }) => id)).toEqual(['hand3']);
      expect((await named(scope, ['hand4'])).unreadable).toEqual(unreadable.slice(1));
      expect(await sum(scope, null, null)).toEqual({ count: 3, rev_sum: 5 });
      const told: string[] = [];
      const stop = staff.listen(
        { scope, above: '1970-01-01T00:00:00.000000000Z' },
        {
          onRows: (_rows, _complete, bad) => told.push(...bad.map(({ id }) => id)),
          onError: (error) => told.push(error.kind),
        },
      );
      await firm.until(() => told.length > 0);
      expect(told.toSorted()).toEqual(['hand2', 'hand4']);
      stop();
    });

    test('a row of a company that is not there is refused', async () => {
      const entry = entryOf(rui, {
        kind: 'create',
        entity: 'obligations',
        id: 'nobody',
        fields: obligation('no-company'),
      });
      await expect(push(entry)).rejects.toMatchObject({ kind: 'permission_denied' });
    });

    test('a client user pages its own company and no other', async () => {
      await create('o11');
      const own = await rowsOf(of('obligations', 'c1'), customer);
      expect(own.map(({ id }) => id)).toContain('o11');
      await expect(page(of('obligations', 'c2'), null, 500, customer)).rejects.toMatchObject({
        kind: 'permission_denied',
      });
      await expect(page(all('obligations'), null, 500, customer)).rejects.toMatchObject({
        kind: 'permission_denied',
      });
    });

    test('a listener tells what is there, then each change once, and ends when it is stopped', async () => {
      const first = await create('o12', obligation('c2'));
      const events: { ids: string[]; complete: boolean }[] = [];
      const stop = staff.listen(
        { scope: of('obligations', 'c2'), above: '1970-01-01T00:00:00.000000000Z' },
        {
          onRows: (rows, complete) => events.push({ ids: rows.map(({ id }) => id), complete }),
          onError: (error) => events.push({ ids: [error.kind], complete: false }),
        },
      );
      await firm.until(() => events.some(({ complete, ids }) => complete && ids.includes('o12')));
      events.length = 0;
      await push(
        entryOf(rui, { kind: 'patch', entity: 'obligations', id: 'o12', patch: { name: 'GPS' } }, first),
      );
      await firm.until(() => events.some(({ ids }) => ids.length > 0));
      expect(events.flatMap(({ ids }) => ids)).toEqual(['o12']);
      stop();
    });

    test('a listener starts above its instant', async () => {
      const old = await create('o13', obligation('c1'));
      const { updated_at: above } = await stored('obligations', old.id);
      const seen: string[] = [];
      const stop = staff.listen(
        { scope: all('obligations'), above },
        { onRows: (rows) => seen.push(...rows.map(({ id }) => id)), onError: () => seen.push('error') },
      );
      await create('o14');
      await firm.until(() => seen.includes('o14'));
      expect(seen).not.toContain('o13');
      stop();
    });

    test('one’s own row is sent by the server, and a block at once', async () => {
      const leo = await firm.addPerson('leo', 'accountant');
      const { database } = await firm.signIn(leo);
      const told: (AppUser | null)[] = [];
      const stop = database.watchOwnRow(leo, {
        onRow: (row) => told.push(row),
        onUnreachable: () => undefined,
        onError: (error) => expect.fail(error.kind),
      });
      await firm.until(() => told.at(-1)?.is_active === true);
      await firm.changeUser(leo, { is_active: false, blocked_at: NOW });
      await firm.until(() => told.at(-1)?.is_active === false);
      stop();
      expect(await firm.settled(database.readOwnRow(leo))).toMatchObject({ is_active: false });
    });

    test('the epoch is told with each change, to everybody', async () => {
      const epoch: Epoch = { id: 'e1', state: 'restoring', restored_to: NOW, at: NOW, earlier: [] };
      const told: (Epoch | null)[] = [];
      const stop = customer.watchEpoch({
        onEpoch: (one) => told.push(one),
        onUnreachable: () => undefined,
        onError: (error) => expect.unreachable(String(error)),
      });
      await firm.until(() => told.length > 0);
      await firm.setEpoch(epoch);
      await firm.until(() => told.at(-1)?.state === 'restoring');
      const later: Epoch = {
        ...{ id: 'e2', state: 'open', restored_to: NOW, at: NOW },
        earlier: [{ id: 'e1', restored_to: NOW }],
      };
      await firm.setEpoch(later);
      await firm.until(() => told.at(-1)?.id === 'e2');
      stop();
      expect(told[0]).toBeNull();
      expect(await firm.settled(staff.readEpoch())).toEqual(later);
      await firm.setEpoch(null);
      expect(await firm.settled(staff.readEpoch())).toBeNull();
    });

    test('what a rule makes for a client and a month is made once: what is there wins, changed or removed', async () => {
      const made = { ...obligation('c1'), rule_key: 'pgdas-das', competence: '2026-10' };
      const anew = { kind: 'create', entity: 'obligations', id: 'made1', fields: made } as const;
      const first = rowOf(await push(entryOf(rui, anew)));
      const renamed = {
        kind: 'patch',
        entity: 'obligations',
        id: 'made1',
        patch: { name: 'DAS da loja' },
      } as const;
      const changed = rowOf(await push(entryOf(rui, renamed, first)));
      expect(rowOf(await push(entryOf(rui, anew)))).toMatchObject({ rev: 2, name: 'DAS da loja' });
      await push(entryOf(rui, { kind: 'remove', entity: 'obligations', id: 'made1' }, changed));
      const again = rowOf(await push(entryOf(rui, anew)));
      expect(again.deleted_at).not.toBeNull();
      expect(await firm.row('obligations', 'made1')).toMatchObject({ rev: 3 });
      expect(await firm.receipts('made1')).toHaveLength(3);
    });

    test('what two devices ask a client for under one id is asked once, as the first of them said it', async () => {
      const asked = { client_id: 'c1', title: 'Mensais', competence: '2026-10', due_date: '2026-11-10' };
      const ask = (fields: object) =>
        entryOf(rui, {
          kind: 'create',
          entity: 'document_requests',
          id: 'asked1',
          fields: { ...asked, status: 'open', ...fields },
        });
      await push(ask({}));
      expect(rowOf(await push(ask({ title: 'Papéis', due_date: '2026-11-28' })))).toMatchObject({
        ...asked,
        rev: 1,
      });
      const line = { client_id: 'c1', request_id: 'asked1', label: 'Extrato', category: null, position: 0 };
      const item = { ...line, state: 'open' as const, document_ids: [], reason: null };
      const anew = (position: number) =>
        entryOf(rui, { kind: 'create', entity: 'request_items', id: 'line1', fields: { ...item, position } });
      await push(anew(0));
      expect(rowOf(await push(anew(3)))).toMatchObject({ ...item, rev: 1 });
      expect(await firm.receipts('line1')).toHaveLength(1);
    });

    test('in another epoch than the one of the device nothing is written, and nothing is refused', async () => {
      const fields = obligation('c1');
      const entry = entryOf(rui, { kind: 'create', entity: 'obligations', id: 'epochs1', fields });
      await firm.setEpoch({ id: 'e3', state: 'open', restored_to: NOW, at: NOW, earlier: [] });
      const inEpoch = (epoch: string | null) => firm.settled(pushEntry(staff, entry, NOW, epoch));
      await expect(inEpoch(null)).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(inEpoch('e2')).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await firm.row('obligations', 'epochs1')).toBeUndefined();
      expect(await inEpoch('e3')).toMatchObject({ kind: 'applied' });
      await firm.setEpoch(null);
    });

    test('who is signed in is told', async () => {
      const told: (string | null)[] = [];
      const stop = customer.watchIdentity((uid) => told.push(uid));
      await firm.until(() => told.length > 0);
      expect(told).toEqual([ana]);
      stop();
    });
  });
}

const service = (i: number): Fields<'services'> => ({
  name: `Serviço ${String(i)}`,
  description: null,
  price_cents: i * 100,
  is_active: true,
});
