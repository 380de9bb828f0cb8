import { beforeAll, describe, expect, it } from 'vitest';
import { db, triggersSettled } from '../support/backend.ts';
import { call, someAddress } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { caughtMails, mailsTo, type CaughtMail } from '../support/mail-server.ts';
import { identity, makePerson, PASSWORD, signIn, signUp } from '../support/people.ts';
import { APP_ORIGIN, DEFAULT_TENANT, HOURLY_CALLS_PER_IP } from '../support/settings.ts';

const SITE = 'http://localhost:6400';
const NEW_PASSWORD = 'A senha nova 2026';
let firm: string;

beforeAll(async () => {
  await db.doc(`tenants/${DEFAULT_TENANT}`).set((await makeFirm()).tenant);
  firm = (await makeFirm({ name: 'Boreal Contábil', domains: ['localhost:6400'] })).id;
});

const ask = (email: string, options: { origin?: string; ip?: string } = {}) =>
  call('requestPasswordReset', { email }, options);

function linkIn(mail: CaughtMail | undefined): URL {
  return new URL(mail?.text?.match(/https?:\S+/)?.[0] ?? 'none:');
}

describe('asking for a new password', () => {
  it('sends a link into the app that sets the password once', async () => {
    const person = await makePerson(firm, 'client');
    await ask(person.email.toUpperCase(), { origin: SITE });
    await triggersSettled();

    const [mail, ...others] = mailsTo(person.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Redefinição de senha – Boreal Contábil');
    const link = linkIn(mail);
    expect([link.origin, link.pathname]).toEqual([SITE, '/reset-password']);
    const oobCode = link.searchParams.get('oobCode');
    await identity('accounts:resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    expect(await signIn(person.email, NEW_PASSWORD)).not.toBeNull();
    expect(await signIn(person.email, PASSWORD)).toBeNull();

    const again = await identity('accounts:resetPassword', { oobCode, newPassword: 'Outra senha 2027' });
    expect(again).toMatchObject({ error: { message: 'INVALID_OOB_CODE' } });
    expect(await signIn(person.email, NEW_PASSWORD)).not.toBeNull();
  });

  it('answers alike, and does the same work, for an address that nobody has', async () => {
    const person = await makePerson(firm, 'client');
    const nobody = `${someId('ninguem')}@cliente.example`;
    await triggersSettled();
    const known = await ask(person.email);
    const unknown = await ask(nobody);
    expect(unknown).toEqual(known);
    expect(known.kind).toBe('answered');
    await triggersSettled();
    expect(mailsTo(person.email)).toHaveLength(1);
    expect(mailsTo(nobody)).toEqual([]);
    expect(caughtMails()).toHaveLength(1);
    const settled = await db.collection('mail').where('state', '==', 'dropped').get();
    expect(settled.docs.map((doc) => doc.get('to'))).not.toContain(nobody);
  });

  it('works for a person whose sign-up was interrupted before the row', async () => {
    const person = await signUp();
    await ask(person.email, { origin: SITE });
    await triggersSettled();
    expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      'Redefinição de senha – Boreal Contábil',
    ]);
  });

  it('sends nothing to a blocked person, and answers alike', async () => {
    const person = await makePerson(firm, 'accountant');
    const admin = await makePerson(firm, 'admin');
    await call('setUserActive', { user_id: person.uid, is_active: false }, { token: admin.token });
    expect((await ask(person.email)).kind).toBe('answered');
    await triggersSettled();
    expect(mailsTo(person.email)).toEqual([]);
  });

  it.each([
    ['a site on no list', 'http://localhost:6999'],
    ['another firm’s site', 'http://localhost:6401'],
  ])('never mails a link to %s', async (_, origin) => {
    await makeFirm({ domains: [`localhost:64${origin.slice(-2)}`] });
    const person = await makePerson(firm, 'client');
    await ask(person.email, { origin });
    await triggersSettled();
    const [mail] = mailsTo(person.email);
    expect(linkIn(mail).origin).toBe(APP_ORIGIN);
    expect(mail?.source).not.toContain(origin);
  });

  it('sends five e-mails an hour to one address, and answers the sixth alike', async () => {
    const person = await makePerson(firm, 'client');
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push(await ask(person.email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await triggersSettled();
    expect(mailsTo(person.email)).toHaveLength(5);
  });

  it('is refused to one network address that asks about many', async () => {
    const ip = someAddress();
    const reasons: string[] = [];
    for (let index = 0; index <= HOURLY_CALLS_PER_IP; index += 1) {
      const answer = await ask(`${someId('p')}@cliente.example`, { ip });
      reasons.push(answer.kind === 'refused' ? answer.reason : answer.kind);
    }
    expect(reasons).toEqual([...Array<string>(HOURLY_CALLS_PER_IP).fill('answered'), 'too_many_requests']);
  });

  it('cannot be freed from that limit by a forged forwarding header', async () => {
    const ip = someAddress();
    const kinds: string[] = [];
    for (let index = 0; index <= HOURLY_CALLS_PER_IP; index += 1) {
      const answer = await ask(`${someId('p')}@cliente.example`, { ip: `${someAddress()}, ${ip}` });
      kinds.push(answer.kind);
    }
    expect(kinds.at(-1)).toBe('refused');
  });

  it('stores neither address nor code where it counts and queues', async () => {
    const person = await makePerson(firm, 'client');
    await ask(person.email, { origin: SITE });
    await triggersSettled();
    const code = linkIn(mailsTo(person.email)[0]).searchParams.get('oobCode') ?? 'none';
    const [mail, limits] = await Promise.all([
      db.collection('mail').get(),
      db.collection('rate_limits').get(),
    ]);
    const stored = JSON.stringify([...mail.docs, ...limits.docs].map((doc) => [doc.id, doc.data()]));
    expect(stored).not.toContain(person.email);
    expect(stored).not.toContain(code);
  });
});
