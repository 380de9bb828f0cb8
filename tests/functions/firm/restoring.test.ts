import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucket, db, runSchedule, triggersSettled } from '../support/backend.ts';
import { draft, rowPath, writeRow } from '../support/documents.ts';
import { CLIENT, makeClient, makeFirm, someId } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { identity, isAuthUser, makePerson, rowOf, type Person } from '../support/people.ts';

/** What `npm run restore` relies on: nothing acts on what it puts back, and what rested is made up for. */

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const HOUR_AGO = Timestamp.fromMillis(Date.now() - 3_600_000);
let firm: string;
let person: Person;

beforeEach(async () => {
  firm = (await makeFirm()).id;
  person = await makePerson(firm, 'accountant');
  await triggersSettled();
  await db.doc(`epochs/${firm}`).set({
    id: randomUUID(),
    state: 'restoring',
    restored_to: Timestamp.now(),
    at: FieldValue.serverTimestamp(),
  });
});

/** As the restore does: the last write of an epoch. */
async function open() {
  await db.doc(`epochs/${firm}`).update({ state: 'open' });
  await triggersSettled();
}

/** Other tests count what waits. */
afterEach(async () => {
  await open();
  await runSchedule('recheckPending');
  await runSchedule('sendWaitingMail');
});

const read = async (path: string) => (await db.doc(`tenants/${firm}/${path}`).get()).data();
const stamps = { created_at: HOUR_AGO, created_by: 'ana', rev: 1 };

async function putMessage(clientId: string, fields: Record<string, unknown> = {}) {
  const row = { client_id: clientId, sender_id: 'ana', content: 'Bom dia', ...stamps, ...fields };
  await db.doc(`tenants/${firm}/messages/${someId('message')}`).set(row);
}

async function putPending() {
  const document = draft(person, { tenantId: firm, clientId: null, id: someId('document') });
  await bucket.file(document.path).save(PDF, { contentType: 'application/pdf' });
  await writeRow(document, { created_at: HOUR_AGO });
  return async () => (await db.doc(rowPath(document)).get()).get('check') as unknown;
}

async function putMail() {
  const to = `${someId('convite')}@cliente.example`;
  await db.doc(`mail/${someId('approval')}`).set({
    ...{ kind: 'account_approved', tenant_id: firm, user_id: person.uid, to, name: 'Ana Dias', origin: null },
    ...{ state: 'queued', lease_until: 0, send_before: Date.now() + 3_600_000 },
    queued_at: FieldValue.serverTimestamp(),
  });
  return to;
}

describe('while a firm is put back', () => {
  it('nothing is derived, checked or sent', async () => {
    const clientId = await makeClient(firm);
    await putMessage(clientId);
    const check = await putPending();
    const to = await putMail();
    const approved = await makePerson(firm, 'client', { client_ids: [clientId] });
    await triggersSettled();
    await runSchedule('recheckPending');
    await runSchedule('sendWaitingMail');
    expect(await read(`companies/${clientId}`)).toBeUndefined();
    expect(await read(`message_threads/${clientId}`)).toBeUndefined();
    expect(await read(`people/${approved.uid}`)).toBeUndefined();
    expect(await check()).toBe('pending');
    expect(mailsTo(to)).toEqual([]);
  });

  it('another firm goes on', async () => {
    const other = (await makeFirm()).id;
    const clientId = await makeClient(other);
    await triggersSettled();
    expect((await db.doc(`tenants/${other}/companies/${clientId}`).get()).exists).toBe(true);
  });

  it('an account without an Auth user is not closed: it may be about to be made again', async () => {
    await identity('accounts:delete', { idToken: person.token });
    await runSchedule('closeDeletedAccounts');
    expect(await rowOf(person.uid)).toMatchObject({ is_active: true });
    await open();
    await runSchedule('closeDeletedAccounts');
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false });
  });

  it('who is shut out stays out', async () => {
    const erased = { is_active: false, blocked_at: Timestamp.now(), erased_at: Timestamp.now() };
    await db.doc(`app_users/${person.uid}`).update(erased);
    await triggersSettled();
    expect(await isAuthUser(person.uid)).toBe(false);
  });
});

describe('once the firm is open again', () => {
  it('what rested is made up for, each thing once', async () => {
    const clientId = await makeClient(firm);
    await putMessage(clientId, { sender_id: 'ana', created_at: Timestamp.fromMillis(1_000) });
    await putMessage(clientId, { sender_id: 'rui', created_at: Timestamp.fromMillis(3_000) });
    await putMessage(clientId, { sender_id: 'ana', created_at: Timestamp.fromMillis(2_000) });
    const check = await putPending();
    const to = await putMail();
    const approved = await makePerson(firm, 'client', { client_ids: [clientId], full_name: 'Rui Dias' });
    // The backup holds somebody who has no account, and a company that is no more.
    const gone = { tenant_id: firm, rev: 1, deleted_at: null, full_name: 'Caio', kind: 'staff' };
    await db.doc(`tenants/${firm}/people/nobody`).set(gone);
    await db.doc(`tenants/${firm}/companies/nothing`).set({ ...gone, client_id: 'nothing' });
    await triggersSettled();
    await open();
    await runSchedule('recheckPending');
    await runSchedule('sendWaitingMail');
    expect(await read(`companies/${clientId}`)).toMatchObject({
      corporate_name: CLIENT.corporate_name,
      rev: 1,
    });
    expect(await read(`message_threads/${clientId}`)).toMatchObject({
      participants: ['ana', 'rui'],
      last_message_at: Timestamp.fromMillis(3_000),
      last_sender_id: 'rui',
      rev: 1,
    });
    expect(await read(`people/${approved.uid}`)).toMatchObject({ full_name: 'Rui Dias', rev: 1 });
    expect((await read('people/nobody'))?.['deleted_at']).toBeInstanceOf(Timestamp);
    expect((await read('companies/nothing'))?.['deleted_at']).toBeInstanceOf(Timestamp);
    expect(await check()).toBe('ok');
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('triggers act again', async () => {
    await open();
    const clientId = await makeClient(firm);
    await triggersSettled();
    expect(await read(`companies/${clientId}`)).toMatchObject({ rev: 1 });
  });

  it('a late event of what was put back is none of theirs, one of what is done since is', async () => {
    const clientId = await makeClient(firm);
    await triggersSettled();
    const during = (await db.doc(`tenants/${firm}/clients/${clientId}`).get()).updateTime?.toDate() ?? null;
    await open();
    await db.doc(`tenants/${firm}/companies/${clientId}`).delete();
    // In this process: the backend has delivered this event long ago.
    const { projectCompany } = await import('functions/src/projections/project-company.ts');
    const event = { params: { tenantId: firm, clientId } };
    const deliver = (at: Date | null) =>
      projectCompany.run({ ...event, time: at?.toISOString() ?? '' } as Parameters<
        typeof projectCompany.run
      >[0]);
    await deliver(during);
    expect(await read(`companies/${clientId}`)).toBeUndefined();
    await deliver(new Date(Date.now() + 60_000));
    expect(await read(`companies/${clientId}`)).toMatchObject({ rev: 1 });
  });
});
