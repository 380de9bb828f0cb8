import { addDays, calendarDateOf, ERASED_NAME, ERASURE_PARTS, STORAGE_ROOT } from '@portal/domain';
import { logger } from 'firebase-functions';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { bucket, db, runSchedule, triggersSettled } from '../support/backend.ts';
import { changeClient, makeClient, makeFirm, someId } from '../support/firms.ts';
import { isAuthUser, makePerson, rowOf } from '../support/people.ts';

const today = calendarDateOf(new Date());
const daysAgo = (days: number) => addDays(today, -days);
/** So long ago that the law asks for nothing of it any more. */
const LONG_AGO = '2015-03-10';
const ENDED = { contract_ended_on: LONG_AGO, archived_on: LONG_AGO, status: 'inactive' } as const;
const ANNOUNCED = { ...ENDED, erasure_announced_on: daysAgo(31) };

let firm: string;
beforeEach(async () => {
  firm = (await makeFirm()).id;
});

const run = () => runSchedule('eraseEndedContracts');
const clientRow = async (id: string) => (await db.doc(`tenants/${firm}/clients/${id}`).get()).data();
const firmPath = (path: string) => db.doc(`tenants/${firm}/${path}`);

/** A row as it is in a collection; returns how to look at it. */
async function place(entity: string, fields: Record<string, unknown>, day = LONG_AGO, id = someId('row')) {
  const at = Timestamp.fromDate(new Date(`${day}T12:00:00Z`));
  const stamps = { tenant_id: firm, rev: 1, created_at: at, created_by: 'staff', updated_at: at };
  const ref = firmPath(`${entity}/${id}`);
  await ref.set({ ...stamps, updated_by: 'staff', last_op: 'staff_00000001', deleted_at: null, ...fields });
  return { id, read: async () => (await ref.get()).data() ?? {} };
}

type Placed = Awaited<ReturnType<typeof place>>;
const isEmpty = async ({ read }: Placed) => {
  const row = await read();
  return row['deleted_at'] !== null && !JSON.stringify(row).includes('segredo');
};

const message = (client_id: string, day?: string) =>
  place('messages', { client_id, thread_id: client_id, content: 'segredo', sender_id: 'ana' }, day);

async function document(client_id: string, day?: string) {
  const id = someId('doc');
  const path = `${STORAGE_ROOT}/${firm}/${client_id}/${id}/r1.pdf`;
  await bucket.file(path).save('%PDF-1.7 segredo', { contentType: 'application/pdf' });
  const row = await place('documents', { client_id, filename: 'segredo.pdf', storage_path: path }, day, id);
  return { ...row, path, hasBytes: async () => (await bucket.file(path).exists())[0] };
}

const ledger = async () => {
  const lines = await db.collection('erasures').where('tenant_id', '==', firm).get();
  return lines.docs.map((line) => line.data());
};

describe('the end of a contract', () => {
  it('leads to nothing for as long as the law keeps what there is', async () => {
    const id = await makeClient(firm, { contract_ended_on: daysAgo(400), archived_on: today });
    const said = await message(id, daysAgo(400));
    await run();
    expect((await clientRow(id))?.['erasure_announced_on']).toBeUndefined();
    expect(await isEmpty(said)).toBe(false);
  });

  it('is announced first, and erases nothing for a month', async () => {
    const id = await makeClient(firm, ENDED);
    const said = await message(id);
    await run();
    expect(await clientRow(id)).toMatchObject({ erasure_announced_on: today, rev: 2 });
    await run();
    expect(await clientRow(id)).toMatchObject({ erasure_announced_on: today, rev: 2 });
    expect(await isEmpty(said)).toBe(false);
    expect(await ledger()).toEqual([]);
  });

  it('erases nothing on the day before the month is over, and not for ninety days without an archive', async () => {
    const soon = await makeClient(firm, { ...ENDED, erasure_announced_on: daysAgo(29) });
    const bare = { contract_ended_on: LONG_AGO, archived_on: null };
    const unarchived = await makeClient(firm, { ...bare, erasure_announced_on: daysAgo(89) });
    const late = await makeClient(firm, { ...bare, erasure_announced_on: daysAgo(90) });
    const [first, second, third] = [await message(soon), await message(unarchived), await message(late)];
    await run();
    expect([await isEmpty(first), await isEmpty(second), await isEmpty(third)]).toEqual([false, false, true]);
  });

  it('is announced no more once it was taken back, or the firm said to keep everything', async () => {
    const back = await makeClient(firm, { ...ANNOUNCED, contract_ended_on: null });
    const held = await makeClient(firm, { ...ANNOUNCED, kept_until: addDays(today, 200) });
    const rows = [await message(back), await message(held)];
    await run();
    expect((await clientRow(held))?.['erasure_announced_on']).toBeNull();
    for (const row of rows) expect(await isEmpty(row)).toBe(false);
    await changeClient(firm, held, { kept_until: null });
    await run();
    expect((await clientRow(held))?.['erasure_announced_on']).toBe(today);
  });

  it('takes nothing while something newer asks for more time', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const [said, filed] = [await message(id, daysAgo(300)), await document(id)];
    await place('obligations', { client_id: id, name: 'segredo', due_date: addDays(today, 20) });
    await run();
    expect([await isEmpty(said), await isEmpty(filed)]).toEqual([false, false]);
    expect((await clientRow(id))?.['erasure_announced_on']).toBeNull();
  });

  it('is counted from what is there, not from what was removed', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const said = await message(id);
    const gone = await place(
      'documents',
      { client_id: id, filename: 'segredo.pdf', deleted_at: Timestamp.now() },
      today,
    );
    await run();
    expect([await isEmpty(said), await isEmpty(gone)]).toEqual([true, true]);
  });

  it('is announced and no more where nothing may go', async () => {
    const id = await makeClient(firm, ENDED);
    const announced = await makeClient(firm, ANNOUNCED);
    const said = await message(announced);
    vi.stubEnv('RETENTION_DRY_RUN', 'true');
    const info = vi.spyOn(logger, 'info').mockReturnValue();
    // In this process, which alone has that setting.
    const { eraseEndedContracts } = await import('functions/src/retention/erase-ended-contracts.ts');
    await eraseEndedContracts.run({ scheduleTime: new Date().toISOString() });
    vi.unstubAllEnvs();
    const told = info.mock.calls.filter(([, facts]) => facts.tenant_id === firm);
    info.mockRestore();
    const facts = { tenant_id: firm, client_id: id, at: '2020-03-10', is_dry_run: true };
    expect(told).toEqual([['an erasure is announced', facts]]);
    expect((await clientRow(id))?.['erasure_announced_on']).toBe(today);
    expect(await isEmpty(said)).toBe(false);
  });

  it('takes conversations by their date, and leaves papers to theirs', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const said = await message(id);
    const filed = await document(id, daysAgo(300));
    await run();
    expect([await isEmpty(said), await isEmpty(filed)]).toEqual([true, false]);
    expect(await filed.hasBytes()).toBe(true);
    expect(await ledger()).toMatchObject([{ client_id: id, part: 'contract' }]);
    const row = await clientRow(id);
    expect(row).toMatchObject({ erasure_began_on: today, deleted_at: null });
    // What is left is years away.
    await run();
    expect((await clientRow(id))?.['erasure_announced_on']).toBeNull();
  });
});

describe('an erasure', () => {
  it('empties every row of the client and takes every file, and leaves other clients alone', async () => {
    const [id, other] = [await makeClient(firm, ANNOUNCED), await makeClient(firm)];
    const collections = [...ERASURE_PARTS.contract, ...ERASURE_PARTS.tax];
    const rows = await Promise.all(
      collections.map((entity) => place(entity, { client_id: id, text: 'segredo', tags: ['segredo'] })),
    );
    const [filed, theirs, theirMessage] = [await document(id), await document(other), await message(other)];
    const refused = bucket.file(`quarantine/${firm}/${id}/x/r1.pdf`);
    await refused.save('segredo');
    await triggersSettled();
    await run();

    for (const [at, row] of [...rows, filed].entries()) expect(await isEmpty(row), `${at}`).toBe(true);
    expect(await filed.read()).toMatchObject({ client_id: id, filename: null, storage_path: null, rev: 2 });
    expect([await filed.hasBytes(), (await refused.exists())[0]]).toEqual([false, false]);
    expect([await theirs.hasBytes(), await isEmpty(theirMessage)]).toEqual([true, false]);
    for (const entity of ['clients', 'companies']) {
      const row = (await firmPath(`${entity}/${id}`).get()).data() ?? {};
      expect(row['deleted_at'], entity).toBeInstanceOf(Timestamp);
      expect([row['corporate_name'], row['cnpj_cpf']], entity).toEqual([null, null]);
    }
    expect((await ledger()).map(({ part }: { part?: string }) => part)).toEqual(
      expect.arrayContaining(['contract', 'tax', 'client']),
    );
  });

  it('leaves a receipt of each row, so that devices and backups hear of it', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const said = await message(id);
    await run();
    const row = await said.read();
    const receipt = (await firmPath(`audit/${String(row['last_op'])}`).get()).data();
    expect(receipt).toMatchObject({ uid: 'fn', entity: 'messages', doc_id: said.id, rev: 2, kind: 'remove' });
  });

  it('writes nothing when it comes again', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const said = await message(id);
    await run();
    const [before, client] = [await said.read(), await clientRow(id)];
    await run();
    expect([await said.read(), await clientRow(id)]).toEqual([before, client]);
  });

  it('is gone on with where a run ended early', async () => {
    const id = await makeClient(firm, { ...ANNOUNCED, erasure_began_on: daysAgo(1) });
    const begun = { tenant_id: firm, client_id: id, part: 'contract', began_at: Timestamp.now() };
    await db.doc(`erasures/client_${firm}_${id}_contract`).set(begun);
    const rows = [await message(id), await message(id)];
    await firmPath(`messages/${rows[0]?.id ?? ''}`).update({ content: null, deleted_at: Timestamp.now() });
    await run();
    for (const row of rows) expect(await isEmpty(row)).toBe(true);
    expect((await clientRow(id))?.['deleted_at']).toBeInstanceOf(Timestamp);
  });

  it('takes more rows than one commit does', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const rows = await Promise.all(Array.from({ length: 230 }, () => message(id)));
    await run();
    for (const row of rows) expect(await isEmpty(row)).toBe(true);
  });

  it('rests while the firm is being restored', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const said = await message(id);
    await db.doc(`epochs/${firm}`).set({ state: 'restoring' });
    await run();
    expect(await isEmpty(said)).toBe(false);
    await db.doc(`epochs/${firm}`).set({ state: 'open' });
    await run();
    expect(await isEmpty(said)).toBe(true);
  });

  it('takes every address by which calendars read the client, and no other firm’s', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const feed = async (tenant_id: string, user_id: string) => {
      const ref = db.doc(`calendar_feeds/${someId('feed')}`);
      await ref.set({ tenant_id, user_id, client_id: id, revoked_at: null });
      return ref;
    };
    const [staff, other] = [await feed(firm, 'accountant'), await feed('another-firm', 'somebody')];
    await run();
    expect([(await staff.get()).exists, (await other.get()).exists]).toEqual([false, true]);
  });

  it('takes every invitation to the client, and no other firm’s', async () => {
    const id = await makeClient(firm, ANNOUNCED);
    const invitation = async (tenant_id: string) => {
      const ref = db.doc(`invitations/${someId('invitation')}`);
      await ref.set({ tenant_id, client_ids: ['another', id] });
      return ref;
    };
    const [own, other] = [await invitation(firm), await invitation('another-firm')];
    await run();
    expect([(await own.get()).exists, (await other.get()).exists]).toEqual([false, true]);
  });

  it('erases who had no other company, and takes this one from the others', async () => {
    const [id, other] = [await makeClient(firm, ANNOUNCED), await makeClient(firm)];
    const only = await makePerson(firm, 'client', { client_id: id, client_ids: [id], full_name: 'Olga' });
    const both = await makePerson(firm, 'client', { client_id: id, client_ids: [id, other] });
    const elsewhere = await makePerson('another-firm', 'client', { client_id: id, client_ids: [id] });
    await run();
    await triggersSettled();
    expect(await rowOf(elsewhere.uid)).toMatchObject({ client_ids: [id], is_active: true });
    expect(await rowOf(only.uid)).toMatchObject({ full_name: ERASED_NAME, is_active: false, client_ids: [] });
    expect(await isAuthUser(only.uid)).toBe(false);
    expect(await rowOf(both.uid)).toMatchObject({ client_ids: [other], client_id: other, is_active: true });
    expect(await isAuthUser(both.uid)).toBe(true);
    expect(await actsOn(firm, only.uid)).toMatchObject([{ uid: 'fn', act: 'erase' }]);
    expect((await db.doc(`erasures/${only.uid}`).get()).data()).toMatchObject({ tenant_id: firm });
  });
});
