import { type Fields, FUNCTION_AUTHOR, generatedId, madeObligation, toInstant } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { completeObligation, removeObligation } from '#data/obligations/obligations.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { write } from '#data/writes/write.ts';
import { generateMonth } from './generate-month.ts';
import { countMade, readMonth } from './read-month.ts';

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});
afterEach(() => account.db.delete());

const MONTH = '2026-10';
const SIMPLES = ['2024-01/simples_nacional/none/I'];

const put = (id: string, fields: Partial<Fields<'clients'>> = {}) =>
  account.db.clients.put(serverRow('clients', id, { ...CLIENT, tax_profile: SIMPLES, ...fields }));
const plan = (month = MONTH) => readMonth(account.db, month);

async function generate(month = MONTH, onPortion: (through: number) => void = () => undefined) {
  const { preview, law } = await plan(month);
  return generateMonth(
    account,
    preview.created.map((row) => madeObligation(row, law)),
    onPortion,
  );
}

const DAS = generatedId('c1', 'pgdas-das', MONTH);

describe('what generating a month would do', () => {
  it('is read from the clients the firm works for', async () => {
    await put('c1');
    await put('c2', { status: 'inactive' });
    await put('c3', { tax_profile: [] });
    const { preview, names, clients } = await plan();
    expect(preview.created).toMatchObject([{ id: DAS, client_id: 'c1', due_date: '2026-11-23' }]);
    expect(preview.unprofiled).toEqual(['c3']);
    expect(clients).toBe(2);
    expect(names.get('c2')).toBe(CLIENT.corporate_name);
  });

  it('goes by the firm’s rules, days and exceptions of the month', async () => {
    await put('c1', { state: 'SP', city: 'São Paulo' });
    const override = { rule_key: 'pgdas-das', date: '2026-11-30', reason: 'Portaria 1' };
    for (const competence of [MONTH, '2026-09']) {
      const row = serverRow('month_overrides', `${competence}_pgdas-das`, { ...override, competence });
      await account.db.month_overrides.put(row);
    }
    const { preview, law } = await plan();
    expect(preview.created).toMatchObject([{ due_date: '2026-11-30' }]);
    expect(law.overrides).toHaveLength(1);
  });

  it('knows what is there, what a person has completed, and what was removed, sent or not', async () => {
    for (const id of ['c1', 'c2', 'c3']) await put(id);
    await generate();
    const [first, second, third] = ['c1', 'c2', 'c3'].map((id) => generatedId(id, 'pgdas-das', MONTH));
    for (const entry of await account.db.outbox.toArray()) {
      const row = await account.db.obligations.get(entry.doc_id);
      if (row === undefined) throw new Error('Not made');
      await account.db.obligations.put({ ...row, rev: 1 });
    }
    await account.db.outbox.clear();
    await account.db.bases.clear();
    await account.db.obligations.update(first ?? '', { due_date: '2026-11-20' });
    const done = await account.db.obligations.get(second ?? '');
    if (done === undefined) throw new Error('Not made');
    await completeObligation(account, done);
    await removeObligation(account, third ?? '', 'Engano');

    const { preview } = await plan();
    expect(preview.moved).toMatchObject([{ id: first, from: '2026-11-20', due_date: '2026-11-23' }]);
    expect(preview.unchanged).toMatchObject([{ id: second, is_completed: true }]);
    expect(preview.declined).toMatchObject([{ id: third }]);
    await account.db.outbox.clear();
    await account.db.bases.clear();
    await account.db.tombstones.put({ entity: 'obligations', doc_id: third ?? '', rev: 2 });
    expect((await plan()).preview.declined).toMatchObject([{ id: third }]);
  });

  it('says what the portal has made by itself of what is there, and when', async () => {
    await put('c1');
    expect((await plan()).made_by_portal).toBeNull();
    const made = (id: string, day: string, created_by = FUNCTION_AUTHOR) =>
      account.db.obligations.put({
        ...serverRow('obligations', id, { ...OBLIGATION, rule_key: 'iss', competence: MONTH }),
        ...{ created_by, created_at: `2026-11-${day}T12:00:00.000000000Z` },
      });
    for (const [id, day] of [
      ['o1', '05'],
      ['o2', '07'],
      ['o3', '06'],
    ] as const)
      await made(id, day);
    await made('o4', '09', 'ana');
    expect((await plan()).made_by_portal).toEqual({ count: 3, at: '2026-11-07T12:00:00.000000000Z' });
  });

  it('says nothing of what a person has made, and counts each month on its own', async () => {
    await put('c1');
    await account.db.obligations.put(serverRow('obligations', 'own', { ...OBLIGATION, name: 'DAS 10/2026' }));
    await generate();
    const { gone, unchanged } = (await plan()).preview;
    expect([gone, unchanged.length]).toEqual([[], 1]);
    expect(await countMade(account.db, ['2026-09', MONTH])).toEqual([0, 1]);
  });
});

describe('generating', () => {
  it('stores each with its rule, month and reasons, and queues it', async () => {
    await put('c1');
    expect(await generate()).toBe('done');
    expect(await account.db.obligations.get(DAS)).toMatchObject({
      name: 'PGDAS-D e DAS 10/2026',
      due_date: '2026-11-23',
      nominal_date: '2026-11-20',
      rule_key: 'pgdas-das',
      rule_rev: 0,
      competence: MONTH,
      due_reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
    });
    expect(await account.db.outbox.toArray()).toMatchObject([
      { kind: 'create', doc_id: DAS, state: 'queued' },
    ]);
  });

  it('goes on in portions, and after an interruption makes what is missing and nothing twice', async () => {
    for (let n = 0; n < 120; n += 1) await put(`c${n}`);
    const portions: number[] = [];
    const stop = generate(MONTH, (through) => {
      portions.push(through);
      if (through > 50) throw new Error('The page was closed');
    });
    await expect(stop).rejects.toThrow('The page was closed');
    expect(await account.db.obligations.count()).toBe(100);

    const { preview } = await plan();
    expect([preview.created.length, preview.unchanged.length]).toEqual([20, 100]);
    expect(await generate(MONTH, (through) => portions.push(through))).toBe('done');
    expect(portions).toEqual([50, 100, 20]);
    expect(await account.db.obligations.count()).toBe(120);
    expect(await account.db.outbox.count()).toBe(120);
  });

  it('makes nothing over what was made, removed or lost its client since it was looked at', async () => {
    for (const id of ['c1', 'c2', 'c3', 'c4']) await put(id);
    const { preview, law } = await plan();
    const looked = preview.created.map((row) => madeObligation(row, law));
    const [made, removed] = looked;
    if (made === undefined || removed === undefined) throw new Error('Nothing to make');
    await account.db.obligations.put(
      serverRow('obligations', made.id, { ...made.fields, notes: 'Conferida' }),
    );
    await account.db.tombstones.put({ entity: 'obligations', doc_id: removed.id, rev: 2 });
    await account.db.clients.delete('c3');

    expect(await generateMonth(account, looked, () => undefined)).toBe('done');
    expect((await account.db.obligations.get(made.id))?.notes).toBe('Conferida');
    expect((await account.db.outbox.toArray()).map(({ doc_id }) => doc_id)).toEqual([looked[3]?.id]);
  });

  it('goes after a client that waits to be sent', async () => {
    const fields = { ...CLIENT, tax_profile: SIMPLES };
    const made = await write(
      account,
      { kind: 'create', entity: 'clients', id: 'c1', fields },
      { new_id: true },
    );
    await generate();
    const entry = await account.db.outbox.where('[entity+doc_id]').equals(['obligations', DAS]).first();
    expect(entry?.needs).toEqual([made.ok ? made.op_id : '']);
  });

  it('stops where the account is being closed, with nothing half made', async () => {
    await put('c1');
    const at = toInstant(new Date());
    const value = { id: 'x', reason: 'left', at, hands_over: false } as const;
    await account.db.meta.put({ key: 'closing', value });
    expect(await generate()).toBe('closing');
    expect(await account.db.obligations.count()).toBe(0);
  });
});
