import { NEW_CLIENT, toInstant } from '@portal/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { DocumentState } from '#data/local/document-state.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import type {
  Conflict,
  Cursor,
  Difference,
  OutboxEntry,
  Quarantined,
  Upload,
} from '#data/outbox/outbox-entry.ts';
import type { Portfolio } from '#data/portfolio/portfolio.ts';
import { serverRow } from '#data/testing/local-account.ts';
import { planWrite } from '#data/writes/plan-write.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import { closeAccount } from '#sync/membership/closing.ts';
import type { LocalStore } from '#sync/ports.ts';

const NOW = toInstant(new Date('2026-11-20T12:00:00Z'));
const fields = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };

const row = (id: string, rev = 1): StoredRow => ({
  ...fields,
  id,
  tenant_id: 'firm',
  rev,
  created_at: NOW,
  created_by: 'rui',
  updated_at: NOW,
  updated_by: 'rui',
  last_op: 'rui_00000000',
  deleted_at: null,
});
const cursor: Cursor = { scope: 'clients', updated_at: NOW, id: 'c1', safe_at: NOW, bootstrapped: true };
const upload = (upload_id: string, seq: number): Upload => ({
  upload_id,
  uid: 'ana',
  document_id: `d${String(seq)}`,
  storage_path: 'client-documents/firm/general/d/x.pdf',
  mime_type: 'application/pdf',
  size_bytes: 1,
  md5: '',
  state: 'waiting',
  sent_bytes: 0,
  attempts: 0,
  next_at: 0,
  error_kind: null,
  seq,
});
const conflict = (op_id: string): Conflict => ({
  op_id,
  entity: 'clients',
  doc_id: 'c1',
  fields: [],
  mine: {},
  theirs: {},
  base: {},
  server_rev: 2,
  found_at: NOW,
});

/** What every local store must do: the browser's and the simulator's pass the same tests. */
export function describeLocalStore(name: string, open: () => LocalStore): void {
  describe(name, () => {
    let store: LocalStore;
    beforeEach(() => {
      store = open();
    });

    const read = (id: string) =>
      store.transaction(['clients'], async (tx) => {
        const [state] = await tx.documents('clients', [id]);
        if (state === undefined) throw new Error('every id is answered');
        return state;
      });
    const put = (id: string, change: (state: DocumentState) => DocumentState) =>
      store.transaction(['clients'], async (tx) => {
        const [before] = await tx.documents('clients', [id]);
        if (before !== undefined) await tx.save([{ before, after: change(before) }]);
      });
    let seq = 0;
    const edit = (id: string, kind: 'create' | 'patch' | 'remove', needs: string[] = []) =>
      put(id, (state) => {
        seq += 1;
        const change =
          kind === 'create'
            ? ({ kind, entity: 'clients', id, fields } as const)
            : kind === 'patch'
              ? ({ kind, entity: 'clients', id, patch: { city: `city ${String(seq)}` } } as const)
              : ({ kind, entity: 'clients', id } as const);
        const context = { uid: 'ana', tenant_id: 'firm', op_id: `ana_op00000${String(seq)}`, seq, now: NOW };
        const plan = planWrite(state, change, { ...context, needs, after: [], isNeeded: () => false });
        if (plan.kind !== 'planned') throw new Error(plan.kind);
        return plan.state;
      });
    const entries = () => store.transaction([], (tx) => tx.entries());
    const change = (entry: OutboxEntry, values: Partial<OutboxEntry>) =>
      put(entry.doc_id, (state) => ({
        ...state,
        entries: state.entries.map((own) => (own.op_id === entry.op_id ? { ...own, ...values } : own)),
      }));

    test('a document that was never heard of is empty', async () => {
      expect(await read('none')).toEqual({
        entity: 'clients',
        doc_id: 'none',
        row: null,
        base: null,
        tombstone_rev: null,
        entries: [],
      });
    });

    test('documents are answered in the order asked for, however many', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `c${String(29 - i)}`);
      await store.transaction(['clients'], async (tx) => {
        const before = await tx.documents('clients', ids);
        await tx.save(
          before.map((state) => ({ before: state, after: { ...state, row: row(state.doc_id) } })),
        );
      });
      const states = await store.transaction(['clients'], (tx) => tx.documents('clients', [...ids, 'none']));
      expect(states.map((state) => state.row?.id)).toEqual([...ids, undefined]);
    });

    test('rows that are new are added, and those of which the device holds something are answered', async () => {
      await put('held', (state) => ({ ...state, row: row('held') }));
      await put('removed', (state) => ({ ...state, tombstone_rev: 3 }));
      await edit('created', 'create');
      await put('leaving', (state) => ({ ...state, row: row('leaving') }));
      await edit('leaving', 'remove');
      const gone = { ...row('gone', 2), deleted_at: NOW };
      const held = ['held', 'removed', 'created', 'leaving'];
      const arrived = [row('new'), ...held.map((id) => row(id, 9)), gone, row('other')];
      const others = await store.transaction(['clients'], (tx) => tx.addNew('clients', arrived));
      expect(others.map(({ id }) => id).sort()).toEqual([...held, 'gone'].sort());
      const states = await store.transaction(['clients'], (tx) =>
        tx.documents(
          'clients',
          arrived.map(({ id }) => id),
        ),
      );
      expect(states.map((state) => state.row?.rev)).toEqual([1, 1, undefined, 0, undefined, undefined, 1]);
      expect(states.map((state) => state.tombstone_rev)).toEqual([null, null, 3, null, null, null, null]);
    });

    test('a row that comes twice is added once, and the second is answered', async () => {
      const again = row('c1', 2);
      const others = await store.transaction(['clients'], (tx) => tx.addNew('clients', [row('c1'), again]));
      expect(others).toEqual([again]);
      expect((await read('c1')).row?.rev).toBe(1);
    });

    test('row, base and entries of an edit come back as they were stored', async () => {
      await put('c1', (state) => ({ ...state, row: row('c1') }));
      await edit('c1', 'patch');
      const state = await read('c1');
      expect(state.base).toEqual({ entity: 'clients', doc_id: 'c1', row: row('c1'), removed_rev: null });
      expect(state.entries).toHaveLength(1);
      expect(state.row).toMatchObject({ city: state.entries[0]?.patch['city'] });
    });

    test('what fails in the middle of a transaction leaves nothing behind', async () => {
      await put('c1', (state) => ({ ...state, row: row('c1') }));
      const failing = store.transaction(['clients'], async (tx) => {
        const [before] = await tx.documents('clients', ['c1']);
        if (before !== undefined) await tx.save([{ before, after: { ...before, row: row('c1', 9) } }]);
        await tx.putCursor(cursor);
        throw new Error('cut off');
      });
      await expect(failing).rejects.toThrow('cut off');
      expect((await read('c1')).row?.rev).toBe(1);
      expect(await store.transaction([], (tx) => tx.cursor('clients'))).toBeNull();
    });

    test('two transactions that read and write the same document do not overtake each other', async () => {
      await put('c1', (state) => ({ ...state, row: row('c1', 0) }));
      const raise = () => put('c1', (state) => ({ ...state, row: row('c1', (state.row?.rev ?? 0) + 1) }));
      await Promise.all([raise(), raise(), raise()]);
      expect((await read('c1')).row?.rev).toBe(3);
    });

    test('a removed document leaves a tombstone, and a living one replaces it', async () => {
      await put('c1', (state) => ({ ...state, row: row('c1') }));
      await put('c1', (state) => ({ ...state, row: null, tombstone_rev: 2 }));
      expect(await read('c1')).toMatchObject({ row: null, tombstone_rev: 2 });
      await put('c1', (state) => ({ ...state, row: row('c1', 3), tombstone_rev: null }));
      expect(await read('c1')).toMatchObject({ row: { rev: 3 }, tombstone_rev: null });
    });

    test('an entry that vanishes takes its conflict and its uploads along', async () => {
      await edit('c1', 'create', ['ana_upload01']);
      const [entry] = await entries();
      const opId = entry?.op_id ?? '';
      await store.transaction([], async (tx) => {
        await tx.putUpload(upload('ana_upload01', 1));
        await tx.putUpload(upload('ana_upload02', 2));
        await tx.putConflict(conflict(opId));
      });
      await put('c1', (state) => ({ ...state, entries: [], base: null, row: row('c1') }));
      expect(await entries()).toEqual([]);
      const uploads = await store.transaction([], (tx) => tx.uploads());
      expect(uploads.map(({ upload_id }) => upload_id)).toEqual(['ana_upload02']);
    });

    test('entries and uploads come in the order they were written', async () => {
      await edit('c3', 'create');
      await edit('c1', 'create');
      await edit('c2', 'create');
      expect((await entries()).map((entry) => entry.doc_id)).toEqual(['c3', 'c1', 'c2']);
      await store.transaction([], async (tx) => {
        await tx.putUpload(upload('b', 2));
        await tx.putUpload(upload('c', 3));
        await tx.putUpload(upload('a', 1));
      });
      const uploads = await store.transaction([], (tx) => tx.uploads());
      expect(uploads.map(({ seq: order }) => order)).toEqual([1, 2, 3]);
    });

    test('an entity knows the ids of rows, of work waiting and of tombstones', async () => {
      await put('row', (state) => ({ ...state, row: row('row') }));
      await put('gone', (state) => ({ ...state, tombstone_rev: 3 }));
      await put('hidden', (state) => ({ ...state, row: row('hidden') }));
      await edit('hidden', 'remove');
      const ids = await store.transaction(['clients'], (tx) => tx.documentIds('clients'));
      expect(ids.toSorted()).toEqual(['gone', 'hidden', 'row']);
    });

    test('cursors and facts are kept under their key', async () => {
      await store.transaction([], async (tx) => {
        await tx.putCursor(cursor);
        await tx.putCursor({ ...cursor, scope: 'notes' });
        await tx.putMeta({ key: 'connection', value: { kind: 'online', last_synced_at: 7 } });
        await tx.deleteCursor('notes');
      });
      const kept = await store.transaction([], async (tx) => ({
        cursors: await tx.cursors(),
        connection: await tx.meta('connection'),
        own: await tx.meta('own_row'),
      }));
      expect(kept).toEqual({
        cursors: [cursor],
        connection: { kind: 'online', last_synced_at: 7 },
        own: null,
      });
    });

    test('new work, work that changes and new uploads are told; other changes need not be', async () => {
      const told = vi.fn();
      const stop = store.watchWork(told);
      const toldAgain = async (act: () => Promise<unknown>) => {
        const before = told.mock.calls.length;
        await act();
        await vi.waitFor(() => expect(told.mock.calls.length).toBeGreaterThan(before));
      };
      await toldAgain(() => edit('c1', 'create'));
      const [entry] = await entries();
      if (entry === undefined) throw new Error('no entry');
      await toldAgain(() => change(entry, { state: 'parked', error_kind: 'not_found' }));
      await toldAgain(() => store.transaction([], (tx) => tx.putUpload(upload('a', 1))));
      await toldAgain(() =>
        store.transaction([], (tx) => tx.putUpload({ ...upload('a', 1), state: 'done' })),
      );
      stop();
    });

    test('whose rows a device is to mirror is told at once, and again when it changes', async () => {
      const told: Portfolio[] = [];
      const stop = store.watchPortfolio(
        'ana',
        () => 0,
        (portfolio) => void told.push(portfolio),
      );
      const until = (portfolio: Portfolio) => vi.waitFor(() => expect(told.at(-1)).toEqual(portfolio));
      await until('whole');
      await store.transaction([], (tx) => tx.putMeta({ key: 'portfolio', value: { is_on: true } }));
      await until('unknown');
      const at = '2026-11-20T12:00:00.000000000Z';
      const cursor = { scope: 'thread_staff', updated_at: at, id: '', safe_at: at, bootstrapped: true };
      await store.transaction([], (tx) => tx.putCursor(cursor));
      await until([]);
      await store.transaction(['thread_staff'], async (tx) => {
        const [before] = await tx.documents('thread_staff', ['c1']);
        if (before === undefined) throw new Error('no state');
        const assigned = serverRow('thread_staff', 'c1', { client_id: 'c1', assigned_to: 'ana' });
        await tx.save([{ before, after: { ...before, row: assigned } }]);
      });
      await until(['c1']);
      stop();
    });

    test('an upload is found by its id, and not once it was cancelled', async () => {
      await store.transaction([], (tx) => tx.putUpload(upload('a', 1)));
      expect(await store.transaction([], (tx) => tx.upload('a'))).toEqual(upload('a', 1));
      expect(await store.transaction([], (tx) => tx.upload('b'))).toBeNull();
    });

    test('the server’s versions come in steps, whatever waits on top of them, and removed ones do not', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await put(id, (state) => ({ ...state, row: row(id, 4) }));
      await edit('b', 'patch');
      await edit('c', 'remove');
      await edit('new', 'create');
      await put('d', (state) => ({ ...state, row: null, tombstone_rev: 5 }));
      await edit('e', 'patch');
      await put('e', (state) => ({ ...state, base: state.base && { ...state.base, removed_rev: 5 } }));
      const found: StoredRow[] = [];
      for (let after: string | null = null, steps = 0; steps === 0 || after !== null; steps += 1) {
        const step = await store.transaction(['clients'], (tx) => tx.serverRows('clients', after, 1));
        found.push(...step.rows);
        after = step.next;
        expect(steps).toBeLessThan(10);
      }
      expect(found.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual([
        row('a', 4),
        row('b', 4),
        row('c', 4),
      ]);
    });

    test('a row that somebody changes between two steps comes once', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await put(id, (state) => ({ ...state, row: row(id, 4) }));
      await edit('a', 'patch');
      const read = (after: string | null) =>
        store.transaction(['clients'], (tx) => tx.serverRows('clients', after, 2));
      const first = await read(null);
      await edit('c', 'patch');
      await edit('d', 'remove');
      const second = await read(first.next);
      expect(second.next).toBeNull();
      const found = [...first.rows, ...second.rows].map(({ id }) => id);
      expect(found.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    });

    test('what is known to be removed is told with its revision, with work waiting on it and without', async () => {
      const told = await store.transaction(['clients'], async (tx) => {
        for (const id of ['c1', 'c2', 'c3']) {
          const [before] = await tx.documents('clients', [id]);
          if (before === undefined) throw new Error(id);
          const isRemoved = id !== 'c3';
          const after = isRemoved ? { ...before, tombstone_rev: 4 } : { ...before, row: row(id) };
          await tx.save([{ before, after }]);
        }
        return { clients: await tx.removed('clients'), notes: await tx.removed('notes') };
      });
      expect(told.clients.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { id: 'c1', rev: 4 },
        { id: 'c2', rev: 4 },
      ]);
      expect(told.notes).toEqual([]);
    });

    test('differences and unreadable rows are kept by document until they are settled', async () => {
      const difference: Difference = {
        entity: 'clients',
        doc_id: 'c1',
        kind: 'older',
        ours: row('c1', 3),
        theirs: row('c1', 2),
        found_at: NOW,
      };
      const unreadable: Quarantined = {
        entity: 'clients',
        doc_id: 'c2',
        scope: 'clients',
        updated_at: NOW,
        rev: 0,
        is_counted: true,
        found_at: NOW,
      };
      await store.transaction(['clients'], async (tx) => {
        await tx.putDifference({ ...difference, theirs: null });
        await tx.putDifference(difference);
        await tx.putDifference({ ...difference, doc_id: 'c3' });
        await tx.deleteDifference('clients', 'c3');
        await tx.putQuarantined(unreadable);
        await tx.putQuarantined({ ...unreadable, doc_id: 'c3' });
        await tx.deleteQuarantined('clients', 'c3');
      });
      const kept = await store.transaction(['clients', 'notes'], async (tx) => ({
        differences: await tx.differences('clients'),
        quarantined: await tx.quarantined('clients'),
        ofOthers: [...(await tx.differences('notes')), ...(await tx.quarantined('notes'))],
      }));
      expect(kept).toEqual({ differences: [difference], quarantined: [unreadable], ofOthers: [] });
    });

    test('a fact can be taken back', async () => {
      await store.transaction([], (tx) =>
        tx.putMeta({ key: 'connection', value: { kind: 'online', last_synced_at: 7 } }),
      );
      await store.transaction([], (tx) => tx.deleteMeta('connection'));
      expect(await store.transaction([], (tx) => tx.meta('connection'))).toBeNull();
    });

    test('the log takes more than it keeps', async () => {
      const events = Array.from({ length: 300 }, (_, at): EngineEvent => ({
        at,
        kind: 'resync',
        scope: 'notes',
      }));
      await store.log(events);
      await store.log(events);
      await store.log([]);
    });

    test('a closing reads what is unsent and shuts the door in one transaction', async () => {
      await edit('c1', 'create');
      const closing = await store.beginClosing({ reason: 'blocked' });
      expect(closing).toMatchObject({ reason: 'blocked', hands_over: true });
      expect(await store.transaction([], (tx) => tx.meta('closing'))).toEqual(closing);
    });

    test('a closing that was begun is continued, whatever is asked for then', async () => {
      await edit('c1', 'create');
      const closing = await store.beginClosing({ reason: 'blocked' });
      expect(await store.beginClosing({ reason: 'other_person' })).toEqual(closing);
      expect(await store.beginClosing({ reason: 'left', agreed: [] })).toEqual(closing);
    });

    test('a closing is not begun over work that nobody gave up', async () => {
      await edit('c1', 'create');
      const [entry] = await entries();
      const mark = `${entry?.op_id ?? ''} ${JSON.stringify(entry?.patch)}`;
      expect(await store.beginClosing({ reason: 'other_person' })).toBeNull();
      expect(await store.beginClosing({ reason: 'left', agreed: [] })).toBeNull();
      expect(await store.transaction([], (tx) => tx.meta('closing'))).toBeNull();
      expect(await store.beginClosing({ reason: 'left', agreed: [mark] })).toMatchObject({
        hands_over: false,
      });
    });

    test('an account with nothing unsent is closed at once, and nothing of it is handed over', async () => {
      await put('c1', (state) => ({ ...state, row: row('c1') }));
      expect(await closeAccount(store, { reason: 'other_person' })).toMatchObject({
        kind: 'closed',
        handed_over: false,
      });
    });

    test('what is handed over can be handed over again, and the mirror is gone by then', async () => {
      await put('c2', (state) => ({ ...state, row: row('c2') }));
      await edit('c1', 'create');
      const closing = await store.beginClosing({ reason: 'moved' });
      if (closing === null) throw new Error('the server’s word needs nobody’s leave');
      await store.handOver(closing);
      expect((await read('c2')).row).toBeNull();
      expect(await entries()).toHaveLength(1);
      await store.handOver(closing);
      expect(await store.erase()).toBe(true);
    });

    test('an erased store answers nothing, and says why', async () => {
      await edit('c1', 'create');
      expect(await store.erase()).toBe(true);
      const refused = expect.objectContaining({ kind: 'closed', constructor: StoreError }) as unknown;
      await expect(entries()).rejects.toEqual(refused);
      await expect(store.beginClosing({ reason: 'blocked' })).rejects.toEqual(refused);
    });

    test('room is made where something can be fetched again, and only there', async () => {
      expect(await store.freeRoom()).toBe(false);
    });

    test('bytes that are not on the device are null', async () => {
      expect(await store.readFile('none')).toBeNull();
    });
  });
}
