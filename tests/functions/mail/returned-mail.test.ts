import { DEFAULT_PREFERENCES, systemStateSchema } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, triggersSettled } from '../support/backend.ts';
import { askFunction, call } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, readStatus, type Person } from '../support/people.ts';
import { MAIL_EVENTS_KEY } from '../support/settings.ts';

let firm: string;
let admin: Person;
let person: Person;
beforeEach(async () => {
  firm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
  person = await makePerson(firm, 'client');
});

const basic = (key: string) => `Basic ${Buffer.from(`portal:${key}`).toString('base64')}`;
const tell = (body: unknown, authorization: string | null = basic(MAIL_EVENTS_KEY), method = 'POST') =>
  askFunction('receiveMailEvents', {
    method,
    headers: { 'Content-Type': 'application/json', ...(authorization !== null && { authorization }) },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const bounce = (address: string) => ({ events: [{ address, kind: 'bounce' }] });
const complaint = (address: string) => ({ events: [{ address, kind: 'complaint' }] });

async function returnedFor(who: Person) {
  const answer = await call('readSystemState', {}, { token: who.token });
  const state = systemStateSchema.parse(answer.kind === 'answered' ? answer.result : answer);
  return (state.mail.returned ?? []).map(({ to, kind }) => ({ to, kind }));
}

describe('what the mail service tells', () => {
  it('of an address that returns all is seen by the administrators of its person’s firm alone', async () => {
    const other = await makePerson((await makeFirm()).id, 'admin');
    expect((await tell(bounce(person.email.toUpperCase()))).status).toBe(204);
    expect((await tell(bounce(person.email))).status).toBe(204);
    expect(await returnedFor(admin)).toEqual([{ to: person.email, kind: 'bounce' }]);
    expect(await returnedFor(other)).toEqual([]);
  });

  it('of a complaint ends the notices by e-mail of that person; a bounce leaves what they chose', async () => {
    const bounced = await makePerson(firm, 'client');
    await tell(complaint(person.email), `Bearer ${MAIL_EVENTS_KEY}`);
    await tell(bounce(bounced.email));
    const row = async ({ uid }: Person) => (await db.doc(`tenants/${firm}/preferences/${uid}`).get()).data();
    expect(await row(person)).toMatchObject({ ...DEFAULT_PREFERENCES, by_email: false });
    expect(await row(bounced)).toBeUndefined();
  });

  it('is forgotten when its time is over, and with its person', async () => {
    await tell(bounce(person.email));
    const [row] = (await db.collection('mail_returns').where('user_id', '==', person.uid).get()).docs;
    const until: unknown = row?.get('expires_at');
    expect(until instanceof Timestamp && Math.round((until.toMillis() - Date.now()) / 86_400_000)).toBe(30);
    await row?.ref.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect(await returnedFor(admin)).toEqual([]);
    const { forgetMailOf } = await import('functions/src/mail/failed-mail.ts');
    await forgetMailOf(person.uid);
    expect((await row?.ref.get())?.exists).toBe(false);
  });

  it('of an address that nobody here has is not kept', async () => {
    const stranger = `${someId('x')}@elsewhere.example`;
    expect((await tell(bounce(stranger))).status).toBe(204);
    expect((await db.collection('mail_returns').where('to', '==', stranger).get()).size).toBe(0);
  });

  it.each([
    ['nobody', null],
    ['another key', basic('guessed')],
    ['the beginning of the key', basic(MAIL_EVENTS_KEY.slice(0, -1))],
    ['an empty key', basic('')],
    ['another scheme', `Digest ${MAIL_EVENTS_KEY}`],
  ])('is not taken from %s', async (_, authorization) => {
    expect((await tell(bounce(person.email), authorization)).status).toBe(401);
    expect(await returnedFor(admin)).toEqual([]);
  });

  it.each([
    ['another method', 405, '', 'GET'],
    ['what is no JSON', 400, 'x', 'POST'],
    [
      'more events than are sent at once',
      400,
      { events: Array(501).fill(bounce('a@b.example').events[0]) },
      'POST',
    ],
    ['more than a service sends', 413, { events: [], more: 'x'.repeat(513 * 1024) }, 'POST'],
  ])('is refused with a number where it is %s', async (_, status, body, method) => {
    expect((await tell(body, undefined, method)).status).toBe(status);
  });

  it('can be read by nobody', async () => {
    await tell(bounce(person.email));
    const [row] = (await db.collection('mail_returns').where('user_id', '==', person.uid).get()).docs;
    for (const path of ['mail_returns', row?.ref.path ?? ''])
      for (const who of [admin, person]) expect(await readStatus(path, who.token), path).toBe(403);
  });
});

describe('an e-mail that a person can do without', () => {
  /** By the functions' own sending, with a mail server that nobody runs: what is kept back never gets there. */
  async function send(unsubscribe: string | undefined) {
    const id = someId('notice');
    const { sendMail } = await import('functions/src/mail/send-mail.ts');
    await db.doc(`mail/${id}`).set({
      ...{ kind: 'account_approved', tenant_id: firm, user_id: person.uid, to: person.email, name: null },
      // No trigger sends it first.
      ...{ origin: null, state: 'sent', lease_until: 0, send_before: Date.now() + 60_000 },
    });
    await triggersSettled();
    await db.doc(`mail/${id}`).update({ state: 'queued' });
    const content = { kind: 'account_approved', to: person.email, name: '', link: null } as const;
    const said = { ...content, firm: { name: 'Aurora', email: null }, ...(unsubscribe && { unsubscribe }) };
    await sendMail(id, async () => said).catch(() => undefined);
    const row = (await db.doc(`mail/${id}`).get()).data();
    await db.doc(`mail/${id}`).delete();
    return row;
  }

  it('is kept from an address that returns all; what is about the account is tried', async () => {
    await tell(bounce(person.email));
    expect(await send('https://portal.example/cancelar-avisos/x')).toMatchObject({
      state: 'dropped',
      reason: 'returned',
      to: null,
    });
    expect((await send(undefined))?.['reason']).not.toBe('returned');
  });
});
