import { chainProblems, registerStart, sha256, type SlipLink } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, runSchedule } from '../support/backend.ts';
import { makeFirm, someId } from '../support/firms.ts';

const SHA256 = 'a'.repeat(64);
/** Long enough ago that nothing of that time is still on its way. */
const BEGIN = Date.now() - 3_600_000;
const run = () => runSchedule('chainSlips');

let firm: string;
beforeEach(async () => {
  firm = (await makeFirm()).id;
});

/** As a device wrote it, received so many seconds after the beginning. */
async function place(path: string, fields: Record<string, unknown>, seconds: number, tenant = firm) {
  const created_at = Timestamp.fromMillis(BEGIN + seconds * 1000);
  const stamps = { rev: 1, updated_at: created_at, updated_by: 'p', last_op: 'p_00000001', deleted_at: null };
  await db
    .doc(`tenants/${tenant}/${path}`)
    .set({ ...stamps, created_at, created_by: 'p', tenant_id: tenant, ...fields });
}

const placeSlip = (id: string, client_id: string, seconds: number, tenant = firm) =>
  place(
    `slips/${id}`,
    {
      ...{ client_id, obligation_id: id, version: 1, document_id: 'd', document_sha256: SHA256 },
      ...{ amount_cents: 184_237, pix_code: null, payment_line: null, due_date: '2026-11-23' },
    },
    seconds,
    tenant,
  );

function placeEvent(slip_id: string, client_id: string, kind: string, seconds: number) {
  const done_at = Timestamp.fromMillis(BEGIN - 60_000);
  return place(
    `slip_events/${slip_id}_${kind}_p`,
    { client_id, slip_id, document_sha256: SHA256, kind, done_at },
    seconds,
  );
}

async function linksOf(client_id: string, tenant = firm): Promise<SlipLink[]> {
  const rows = db.collection(`tenants/${tenant}/slip_chain`).where('client_id', '==', client_id);
  // Written by the function under test, in this form alone.
  const links = (await rows.get()).docs.map((doc) => doc.data() as SlipLink);
  return links.toSorted((a, b) => a.seq - b.seq);
}
const problemsOf = async (client_id: string) =>
  chainProblems(sha256, { tenant_id: firm, client_id }, await linksOf(client_id));

describe('what happened to slips', () => {
  it('is chained for each client in the order of receipt, and all of the firm in one register', async () => {
    await placeEvent('das', 'bakery', 'opened', 30);
    await placeSlip('das', 'bakery', 10);
    await placeSlip('iss', 'garage', 20);
    await run();
    const [bakery, garage] = [await linksOf('bakery'), await linksOf('garage')];
    expect([bakery.map(({ seq }) => seq), garage.map(({ seq }) => seq)]).toEqual([[1, 2], [1]]);
    expect([...(await problemsOf('bakery')), ...(await problemsOf('garage'))]).toEqual([]);
    const registers = [bakery[0], garage[0], bakery[1]].map((link) => [
      link?.register_before,
      link?.register,
    ]);
    expect(registers[0]?.[0]).toBe(await registerStart(sha256, firm));
    expect(registers.slice(1).map(([before]) => before)).toEqual(
      registers.slice(0, 2).map(([, after]) => after),
    );
  });

  it('is chained once: a later run adds what came since, and nothing else', async () => {
    await placeSlip('das', 'bakery', 10);
    await run();
    const before = await linksOf('bakery');
    await run();
    expect(await linksOf('bakery')).toEqual(before);
    await placeEvent('das', 'bakery', 'said_paid', 20);
    await run();
    const after = await linksOf('bakery');
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(before[0]);
    expect(await problemsOf('bakery')).toEqual([]);
  });

  it('waits a minute, since what is received before it may still be on its way', async () => {
    const now = Math.floor((Date.now() - BEGIN) / 1000);
    await placeSlip('das', 'bakery', now - 5);
    await run();
    expect(await linksOf('bakery')).toEqual([]);
  });

  it('of one moment is chained whole, however many rows are read at once', async () => {
    const id = (number: number) => `s${String(number).padStart(3, '0')}`;
    const numbers = Array.from({ length: 320 }, (_, index) => index);
    // Seven at a time: a page of 150 ends between two of one moment.
    await Promise.all(numbers.map((number) => placeSlip(id(number), 'bakery', 1 + Math.floor(number / 7))));
    await run();
    expect((await linksOf('bakery')).map(({ seq }) => seq)).toEqual(numbers.map((number) => number + 1));
    expect(await problemsOf('bakery')).toEqual([]);
  });

  it('passes over what was erased with its company, and goes on with the others', async () => {
    const erased = { created_at: Timestamp.fromMillis(BEGIN), deleted_at: Timestamp.now() };
    await db.doc(`tenants/${firm}/slips/gone_1`).set(erased);
    await db.doc(`tenants/${firm}/slip_events/gone_1_opened_ana`).set(erased);
    await placeSlip('das', 'bakery', 10);
    await run();
    expect((await linksOf('bakery')).map(({ seq }) => seq)).toEqual([1]);
  });

  it('tells no amount and no id, and another firm’s chain has another key', async () => {
    const other = (await makeFirm()).id;
    await placeSlip('das-2026-10', 'bakery', 10);
    await placeSlip('das-2026-10', 'bakery', 10, other);
    await run();
    const [[own], [foreign]] = [await linksOf('bakery'), await linksOf('bakery', other)];
    expect(JSON.stringify(own)).not.toMatch(/das-2026-10|184237/);
    expect(own?.digest).not.toBe(foreign?.digest);
  });

  it('is let be while a firm is being put back, and names the restore afterwards', async () => {
    const restore = { id: someId('restore'), restored_to: Timestamp.now(), at: Timestamp.now() };
    await db.doc(`epochs/${firm}`).set({ ...restore, state: 'restoring' });
    await placeSlip('das', 'bakery', 10);
    await run();
    expect(await linksOf('bakery')).toEqual([]);
    await db.doc(`epochs/${firm}`).set({ ...restore, state: 'open' });
    await run();
    expect((await linksOf('bakery')).map(({ epoch }) => epoch)).toEqual([restore.id]);
  });
});
