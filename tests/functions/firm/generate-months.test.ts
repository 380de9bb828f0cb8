import {
  calendarDateOf,
  CATALOGUE,
  type Fields,
  firmLaw,
  generatedId,
  type ObligationRuleFields,
  previewMonth,
  readyOf,
  ruleClientOf,
} from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, runSchedule } from '../support/backend.ts';
import { changeClient, CLIENT, makeClient, makeFirm } from '../support/firms.ts';

/** The month whose day has come whenever this runs: the first is there on every day. */
const competence = calendarDateOf(new Date()).slice(0, 7);
const SIMPLES = { tax_profile: ['2024-01/simples_nacional/none/I'] };
const PERSON = { ...SIMPLES, cnpj_cpf: '52998224725' };

let firm: string;
beforeEach(async () => {
  firm = (await makeFirm({ month_day: 1 })).id;
});

const run = () => runSchedule('generateMonths');
const dasOf = (client: string) => generatedId(client, 'pgdas-das', competence);
const client = (fields: Partial<Fields<'clients'>> = SIMPLES, tenant = firm) => makeClient(tenant, fields);

/** What is there of a firm's obligations, by its id. */
async function made(tenant = firm): Promise<Map<string, Record<string, unknown>>> {
  const { docs } = await db.collection(`tenants/${tenant}/obligations`).get();
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

const STAMPS = {
  rev: 1,
  created_by: 'staff',
  updated_by: 'staff',
  last_op: 'staff_00000001',
  deleted_at: null,
};

/** As a person's device wrote it. */
async function place(path: string, fields: Record<string, unknown>): Promise<void> {
  const now = FieldValue.serverTimestamp();
  const stamps = { ...STAMPS, tenant_id: firm, created_at: now, updated_at: now };
  await db.doc(`tenants/${firm}/${path}`).set({ ...stamps, ...fields });
}

describe('the month that is made by the clock', () => {
  it('is what the button makes: the rows of the rules, with where they come from and a receipt', async () => {
    const id = await client();
    await run();
    const row = (await made()).get(dasOf(id));
    expect(row).toMatchObject({
      ...{ client_id: id, rule_key: 'pgdas-das', competence, rule_rev: 0, rev: 1 },
      ...{ status: 'pending', created_by: 'fn', deleted_at: null },
    });
    expect(row?.['due_date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const receipt = await db.doc(`tenants/${firm}/audit/${String(row?.['last_op'])}`).get();
    expect(receipt.data()).toMatchObject({ uid: 'fn', entity: 'obligations', kind: 'create', client_id: id });
  });

  it('is made once: another run changes nothing, and who became a client since is left to the button', async () => {
    const id = await client();
    await run();
    const before = await made();
    await client();
    await run();
    expect([...(await made()).keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect((await made()).get(dasOf(id))?.['rev']).toBe(1);
  });

  it('leaves what a person made, changed or removed under its id as it is', async () => {
    const [kept, removed, other, raced] = [await client(), await client(), await client(), await client()];
    const row = { name: 'DAS', rule_key: 'pgdas-das', competence, due_date: '2030-01-01', status: 'pending' };
    await place(`obligations/${dasOf(kept)}`, { ...row, client_id: kept });
    const deleted_at = FieldValue.serverTimestamp();
    await place(`obligations/${dasOf(removed)}`, { ...row, client_id: removed, rev: 2, deleted_at });
    // What no question about the month finds, such as a row that a device makes in this moment.
    await place(`obligations/${dasOf(raced)}`, { ...row, client_id: raced, competence: null });
    await run();
    const rows = await made();
    expect(rows.get(dasOf(raced))).toMatchObject({ rev: 1, created_by: 'staff' });
    expect(rows.get(dasOf(kept))).toMatchObject({ due_date: '2030-01-01', rev: 1, created_by: 'staff' });
    expect(rows.get(dasOf(removed))).toMatchObject({ rev: 2 });
    expect(rows.get(dasOf(removed))?.['deleted_at']).not.toBeNull();
    expect(rows.get(dasOf(other))).toMatchObject({ created_by: 'fn' });
  });

  it('asks nothing of who is inactive, has ended the contract, is removed, has no profile, or is a person', async () => {
    const left = [
      await client({ ...SIMPLES, status: 'inactive' }),
      await client({ ...SIMPLES, contract_ended_on: '2026-01-31' }),
      await client({}),
      await client(PERSON),
    ];
    const gone = await client();
    await changeClient(firm, gone, { deleted_at: FieldValue.serverTimestamp() });
    await run();
    const rows = await made();
    for (const id of [...left, gone]) expect(rows.has(dasOf(id))).toBe(false);
  });

  it('follows the firm: its change of a rule, a rule of its own, and a month that it moved', async () => {
    const id = await client();
    const rule: ObligationRuleFields = {
      ...{ title: 'ISS de Santos', person: 'PJ', cases: ['simples_nacional/'], state: null, city: null },
      ...{ period: 'month', due_kind: 'day', due_number: 15, months_after: 1, saturdays_count: false },
      ...{ shift: 'P', calendar: 'bank', local_days: false, basis: 'Lei municipal', valid_from: null },
      ...{ valid_to: null, verified_on: '2026-11-01', is_active: true },
      ...{ signed_off_by: null, signed_off_at: null },
    };
    await place('obligation_rules/iss-santos', { ...rule, rev: 3 });
    await place('obligation_rules/defis', { ...rule, title: 'DEFIS', is_active: false });
    const moved = { competence, rule_key: 'pgdas-das', date: '2031-02-03', reason: 'Chuva' };
    await place(`month_overrides/${competence}_pgdas-das`, moved);
    await run();
    const rows = await made();
    expect(rows.get(generatedId(id, 'iss-santos', competence))).toMatchObject({ rule_rev: 3 });
    const das = rows.get(dasOf(id));
    expect(das).toMatchObject({ due_date: '2031-02-03' });
    expect(das?.['due_reasons']).toEqual(['O escritório mudou para segunda, 03/02: Chuva']);
    expect(CATALOGUE.some(({ key }) => key === 'defis')).toBe(true);
    expect(rows.has(generatedId(id, 'defis', competence))).toBe(false);
  });

  it('leaves to a person what waits for a norm, and what is due on a day that is to be confirmed', async () => {
    const id = await client({ ...SIMPLES, rule_keys_added: ['cbs-ibs', 'dirbi'] });
    const law = firmLaw({ rules: [], days: [], overrides: [] });
    const clients = [ruleClientOf({ id, ...CLIENT, ...SIMPLES, rule_keys_added: ['cbs-ibs', 'dirbi'] })];
    const preview = previewMonth({ competence, ...law, clients, existing: [], removed: new Set() });
    await run();
    expect([...(await made()).keys()].toSorted()).toEqual(
      readyOf(preview)
        .map((row) => row.id)
        .toSorted(),
    );
    expect((await made()).has(generatedId(id, 'dirbi', competence))).toBe(false);
  });

  it('is made by no firm that chose no day, and by none that is being put back', async () => {
    const quiet = (await makeFirm()).id;
    const closed = (await makeFirm({ month_day: 1 })).id;
    await db.doc(`epochs/${closed}`).set({ id: 'e1', state: 'restoring' });
    const [a, b] = [await client(SIMPLES, quiet), await client(SIMPLES, closed)];
    await run();
    expect((await made(quiet)).has(dasOf(a))).toBe(false);
    expect((await made(closed)).size).toBe(0);
    await db.doc(`epochs/${closed}`).set({ id: 'e1', state: 'open' });
    await run();
    expect((await made(closed)).has(dasOf(b))).toBe(true);
  });

  it('of a firm whose rules cannot be read holds up no other firm, nor does a client whose row is wrong hold up another', async () => {
    const broken = firm;
    const rule = db.doc(`tenants/${broken}/obligation_rules/x`);
    await rule.set({ title: 7, deleted_at: null });
    const unread = await client(SIMPLES, broken);
    const well = (await makeFirm({ month_day: 1 })).id;
    const id = await client(SIMPLES, well);
    const odd = await client(SIMPLES, well);
    await changeClient(well, odd, { status: 'asleep' });
    await run();
    expect((await made(broken)).has(dasOf(unread))).toBe(false);
    expect((await made(well)).has(dasOf(id))).toBe(true);
    expect((await made(well)).has(dasOf(odd))).toBe(false);
    // No later run of another test meets it.
    await rule.delete();
  });

  it('goes on where a run was ended: what is there is left, what is missing is made', async () => {
    const ids = [];
    for (let i = 0; i < 45; i += 1) ids.push(await client());
    await run();
    for (const id of ids.slice(40)) await db.doc(`tenants/${firm}/obligations/${dasOf(id)}`).delete();
    await db.doc(`schedules/generateMonths/firms/${firm}`).delete();
    await run();
    const rows = await made();
    for (const id of ids) expect(rows.get(dasOf(id))).toMatchObject({ rev: 1 });
  });
});
