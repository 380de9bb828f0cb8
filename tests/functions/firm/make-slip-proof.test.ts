import { inflateSync } from 'node:zlib';
import { checkProof, PROOF_FILE, proofHolds, readProof, sha256, type SlipProof } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db, runSchedule } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { makePerson, type Person } from '../support/people.ts';

const SHA256 = 'a'.repeat(64);
const BEGIN = Date.now() - 3_600_000;

let firm: string;
let bakery: string;
let slip: string;
let staff: Person;

async function place(path: string, fields: Record<string, unknown>, seconds: number) {
  const created_at = Timestamp.fromMillis(BEGIN + seconds * 1000);
  const stamps = { rev: 1, updated_at: created_at, updated_by: 'p', last_op: 'p_00000001', deleted_at: null };
  const row = { ...stamps, created_at, created_by: staff.uid, tenant_id: firm, ...fields };
  await db.doc(`tenants/${firm}/${path}`).set(row);
}

beforeAll(async () => {
  firm = (await makeFirm()).id;
  bakery = await makeClient(firm);
  staff = await makePerson(firm, 'accountant');
  slip = `${someId('das')}_1`;
  const obligation = slip.slice(0, -2);
  await place(
    `obligations/${obligation}`,
    { client_id: bakery, name: 'PGDAS-D e DAS 10/2026', competence: '2026-10' },
    1,
  );
  await place('documents/d1', { client_id: bakery, filename: 'Guia DAS 10-2026.pdf' }, 2);
  await place(
    `slips/${slip}`,
    {
      ...{
        client_id: bakery,
        obligation_id: obligation,
        version: 1,
        document_id: 'd1',
        document_sha256: SHA256,
      },
      ...{ amount_cents: 184_237, pix_code: null, payment_line: null, due_date: '2026-11-23' },
    },
    3,
  );
  await runSchedule('chainSlips');
});

const say = (kind: string, seconds: number) => {
  const done_at = Timestamp.fromMillis(BEGIN + seconds * 1000 - 500);
  const event = { client_id: bakery, slip_id: slip, document_sha256: SHA256, kind, done_at };
  return place(`slip_events/${slip}_${kind}_p`, event, seconds);
};

async function proofFor(by: Person, slip_id = slip) {
  const answer = await call('makeSlipProof', { slip_id }, { token: by.token });
  if (answer.kind === 'refused') return answer.reason;
  return Buffer.from(z.object({ pdf: z.string() }).parse(answer.result).pdf, 'base64');
}

/** The file inside the page, out of its stream. */
function proofIn(pdf: Buffer): SlipProof | null {
  const text = pdf.toString('latin1');
  const at = text.indexOf('/Type /EmbeddedFile');
  const begin = text.indexOf('stream', at) + 'stream\n'.length;
  const bytes = pdf.subarray(begin, text.indexOf('endstream', begin));
  return readProof(JSON.parse(inflateSync(bytes).toString('utf8')));
}

async function pageFor(by: Person): Promise<Buffer> {
  const pdf = await proofFor(by);
  if (typeof pdf === 'string') throw new Error(pdf);
  return pdf;
}

describe('the proof of a slip', () => {
  it('is one page of PDF/A-3b with the proof inside, which holds when it is computed again', async () => {
    await say('arrived', 60);
    await say('opened', 90);
    await runSchedule('chainSlips');
    const pdf = await pageFor(staff);
    const text = pdf.toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(text).toContain('/OutputIntents');
    expect(text).toContain(PROOF_FILE);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const proof = proofIn(pdf);
    expect(proof).toMatchObject({
      ...{ tenant_id: firm, client_id: bakery, filename: 'Guia DAS 10-2026.pdf' },
      slip: { record: { amount_cents: 184_237 }, link: { seq: 1 } },
      events: [{ record: { event: 'arrived' } }, { record: { event: 'opened' } }],
    });
    if (proof === null) throw new Error('no proof in the page');
    const checks = await checkProof(sha256, proof, SHA256);
    expect(checks.events).toEqual(['holds', 'holds']);
    expect(proofHolds(checks)).toBe(true);
    const forged = { ...proof, slip: { ...proof.slip, record: { ...proof.slip.record, amount_cents: 1 } } };
    expect(proofHolds(await checkProof(sha256, forged, null))).toBe(false);
  });

  it('says of what the writer has not come to yet that it waits', async () => {
    const done_at = Timestamp.now();
    await db.doc(`tenants/${firm}/slip_events/${slip}_said_paid_p`).set({
      ...{ client_id: bakery, slip_id: slip, document_sha256: SHA256, kind: 'said_paid', done_at },
      ...{ created_at: Timestamp.now(), created_by: 'p', tenant_id: firm },
    });
    const proof = proofIn(await pageFor(staff));
    const paid = proof?.events.find(({ record }) => record.event === 'said_paid');
    expect(paid?.link).toBeNull();
  });

  it('is for the people of its company, and nobody else learns that there is such a slip', async () => {
    const own = await makePerson(firm, 'client', { client_ids: [bakery] });
    expect(await proofFor(own)).toBeInstanceOf(Buffer);
    const other = await makePerson(firm, 'client', { client_ids: [await makeClient(firm)] });
    const foreign = await makePerson((await makeFirm()).id, 'admin');
    const waiting = await makePerson(firm, 'accountant', { is_active: false, approved_at: null });
    expect(await proofFor(other)).toBe('not_found');
    expect(await proofFor(foreign)).toBe('not_found');
    expect(await proofFor(waiting)).toBe('forbidden');
    expect(await proofFor(other, 'nothing_1')).toBe('not_found');
  });
});
