import {
  catalogueRule,
  generatedId,
  lawRows,
  madeObligation,
  misplaced,
  type RuleContent,
  ruleContentOf,
} from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { completeObligation } from '#data/obligations/obligations.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { moveMonth, removeDay, saveDay, saveRule, signRule } from './change-law.ts';
import { generateMonth } from './generate-month.ts';
import { moveObligations } from './move-obligations.ts';
import { readLaw } from './read-law.ts';
import { readMonth } from './read-month.ts';

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});
afterEach(() => account.db.delete());

const MONTH = '2026-10';
const KEY = 'pgdas-das';
const das = () => {
  const rule = catalogueRule(KEY);
  if (rule === null) throw new Error('No DAS');
  return ruleContentOf(rule);
};
const UNSIGNED = { signed_off_by: null, signed_off_at: null };
const change = (changes: Partial<RuleContent>) => saveRule(account, KEY, das(), { ...das(), ...changes });
const queued = () => account.db.outbox.toArray();
const rowOf = async () => lawRows((await readLaw(account.db)).rules).find(({ key }) => key === KEY);

/** As if the server had taken everything. */
async function sendAll() {
  await account.db.outbox.clear();
  await account.db.bases.clear();
}

describe('what the firm says of a rule', () => {
  it('is kept whole, and changed where it differs', async () => {
    await change({ due_number: 15 });
    const kept = await account.db.obligation_rules.get(KEY);
    expect(kept).toMatchObject({ ...das(), due_number: 15, ...UNSIGNED });
    await sendAll();
    await saveRule(account, KEY, { ...das(), due_number: 15 }, { ...das(), due_number: 18 });
    expect((await queued()).map(({ kind, patch }) => [kind, patch])).toEqual([['patch', { due_number: 18 }]]);
  });

  it('keeps what a colleague has changed since the form was opened', async () => {
    await change({ due_number: 15 });
    await sendAll();
    await change({ basis: 'Lei 1' });
    expect(await account.db.obligation_rules.get(KEY)).toMatchObject({ due_number: 15, basis: 'Lei 1' });
  });

  it('is signed in the own name, also where the firm keeps no row of it yet', async () => {
    await signRule(account, KEY, das());
    expect(await queued()).toMatchObject([{ kind: 'create', doc_id: KEY }]);
    expect(await rowOf()).toMatchObject({ origin: 'catalogue', signed: { by: account.uid } });
  });

  it('loses its signature with a change, and keeps it where nothing changes', async () => {
    const ana = { full_name: 'Ana', kind: 'staff', role: 'supervisor', is_active: true } as const;
    await account.db.people.put(serverRow('people', account.uid, { ...ana, client_ids: [] }));
    await signRule(account, KEY, das());
    await change({});
    expect((await rowOf())?.signed?.by).toBe(account.uid);
    expect((await readLaw(account.db)).people.get(account.uid)).toBe('Ana');
    await change({ verified_on: '2026-11-24' });
    expect((await rowOf())?.signed).toBeNull();
  });
});

describe('days without work', () => {
  it('are added, changed and removed', async () => {
    const day = { date: '2026-11-23', name: 'Ponte', calendar: 'both', state: 'SP', city: null } as const;
    await saveDay(account, null, day);
    const [added] = await account.db.firm_days.toArray();
    if (added === undefined) throw new Error('Not added');
    await saveDay(account, added, { ...day, name: 'Ponte do feriado' });
    expect((await readLaw(account.db)).law.days).toMatchObject([{ name: 'Ponte do feriado' }]);
    await removeDay(account, added.id);
    expect(await account.db.firm_days.count()).toBe(0);
    expect(await queued()).toEqual([]);
  });
});

/** Clients whose month was made by the catalogue, on the server already. */
async function generate(clients = ['c1', 'c2']) {
  const profile = { ...CLIENT, tax_profile: ['2024-01/simples_nacional/none/I'] };
  for (const id of clients) await account.db.clients.put(serverRow('clients', id, profile));
  const { preview, law } = await readMonth(account.db, MONTH);
  const made = preview.created.map((row) => madeObligation(row, law));
  await generateMonth(account, made, () => undefined);
  await sendAll();
}

async function wanted() {
  const { existing, law } = await readLaw(account.db);
  return { moves: misplaced(existing, law), revs: law.revs };
}

async function move() {
  const { moves, revs } = await wanted();
  return moveObligations(account, moves, revs, () => undefined);
}

async function complete(id: string) {
  const row = await account.db.obligations.get(id);
  if (row === undefined) throw new Error('Not made');
  await completeObligation(account, row);
  await sendAll();
}

describe('one month of a rule', () => {
  it('is moved with its reason, and taken back by no date', async () => {
    await generate();
    const moved = { competence: MONTH, rule_key: KEY, date: '2026-11-30', reason: 'Portaria 1' };
    await moveMonth(account, moved);
    expect((await wanted()).moves).toMatchObject([
      { client_id: 'c1', from: '2026-11-23', due_date: '2026-11-30' },
      { client_id: 'c2', from: '2026-11-23', due_date: '2026-11-30' },
    ]);
    expect((await readMonth(account.db, MONTH)).moves.get(KEY)).toMatchObject({ by: null });
    await moveMonth(account, { ...moved, date: null });
    expect((await wanted()).moves).toEqual([]);
    expect(await account.db.month_overrides.get(`${MONTH}_${KEY}`)).toMatchObject({ reason: 'Portaria 1' });
  });
});

describe('moving what exists', () => {
  const DAS = generatedId('c1', KEY, MONTH);
  const DONE = generatedId('c2', KEY, MONTH);

  it('gives the open ones the new date with its reasons, once, and leaves what a person completed', async () => {
    await generate();
    await account.db.obligations.put(serverRow('obligations', 'own', { ...OBLIGATION }));
    await complete(DONE);
    await change({ due_number: 28 });
    expect(await move()).toBe('done');
    expect(await account.db.obligations.get(DAS)).toMatchObject({
      ...{ due_date: '2026-11-30', nominal_date: '2026-11-28', rule_rev: 0, status: 'pending' },
      due_reasons: [expect.stringContaining('sábado')],
    });
    for (const [id, date] of [
      [DONE, '2026-11-23'],
      ['own', OBLIGATION.due_date],
    ] as const)
      expect((await account.db.obligations.get(id))?.due_date).toBe(date);
    const patches = (await queued()).filter(({ entity }) => entity === 'obligations');
    expect(patches).toMatchObject([{ kind: 'patch', doc_id: DAS, base_values: { due_date: '2026-11-23' } }]);
    expect((await wanted()).moves).toEqual([]);
  });

  it('moves nothing that was moved, completed or removed since it was looked at', async () => {
    await generate(['c1', 'c2', 'c3']);
    await change({ due_number: 30 });
    const { moves, revs } = await wanted();
    await account.db.obligations.update(DAS, { due_date: '2026-12-01' });
    await complete(DONE);
    await account.db.obligations.delete(generatedId('c3', KEY, MONTH));

    expect(moves).toHaveLength(3);
    expect(await moveObligations(account, moves, revs, () => undefined)).toBe('done');
    expect(await queued()).toEqual([]);
    expect((await account.db.obligations.get(DAS))?.due_date).toBe('2026-12-01');
  });

  it('goes on where it was interrupted', async () => {
    await generate(Array.from({ length: 120 }, (_, n) => `x${String(n)}`));
    await change({ due_number: 30 });
    const { moves, revs } = await wanted();
    expect(moves).toHaveLength(120);
    const stop = moveObligations(account, moves, revs, (through) => {
      if (through > 50) throw new Error('The page was closed');
    });
    await expect(stop).rejects.toThrow('The page was closed');
    expect((await wanted()).moves).toHaveLength(20);
    expect(await move()).toBe('done');
    const patches = (await queued()).filter(({ entity }) => entity === 'obligations');
    expect(new Set(patches.map(({ doc_id }) => doc_id)).size).toBe(120);
    expect(patches).toHaveLength(120);
  });
});
