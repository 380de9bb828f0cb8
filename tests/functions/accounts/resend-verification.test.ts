import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { makePerson, type Person } from '../support/people.ts';

const SITE = 'http://localhost:6500';
let firm: string;
let admin: Person;

beforeAll(async () => {
  firm = (await makeFirm({ domains: ['localhost:6500'] })).id;
  admin = await makePerson(firm, 'admin');
});

const resend = async (user: Person, by: Person) => {
  const options = { token: by.token, origin: SITE };
  const answer = await call('resendVerification', { user_id: user.uid }, options);
  return answer.kind === 'refused' ? answer.reason : answer.kind;
};

describe('the confirmation of an address, once more', () => {
  it('is sent to who waits, on their own request and on an administrator’s', async () => {
    const person = await makePerson(firm, 'pending');
    expect(await resend(person, person)).toBe('answered');
    expect(await resend(person, admin)).toBe('answered');
    await triggersSettled();
    const mails = mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Confirme seu e-mail – Aurora Contabilidade'),
    );
    expect(mails[0]?.text).toContain(`${SITE}/?mode=verifyEmail&oobCode=`);
  });

  it('is refused after five e-mails to one address in an hour', async () => {
    const person = await makePerson(firm, 'pending');
    const answers: string[] = [];
    for (let index = 0; index <= 5; index += 1) answers.push(await resend(person, person));
    expect(answers).toEqual([...Array<string>(5).fill('answered'), 'too_many_requests']);
  });

  it('is refused to one who has twenty of them sent in an hour', async () => {
    const busy = await makePerson(firm, 'admin');
    const answers: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const person = await makePerson(firm, 'pending');
      for (let mail = 0; mail < 4; mail += 1) answers.push(await resend(person, busy));
    }
    expect(new Set(answers)).toEqual(new Set(['answered']));
    expect(await resend(await makePerson(firm, 'pending'), busy)).toBe('too_many_requests');
  });

  it('is not sent for an address that is confirmed, as the row or Auth knows it', async () => {
    const known = await makePerson(firm, 'pending', { email_verified: true });
    const early = await makePerson(firm, 'pending');
    await auth.updateUser(early.uid, { emailVerified: true });
    expect(await resend(known, known)).toBe('already_verified');
    expect(await resend(early, admin)).toBe('already_verified');
    await triggersSettled();
    expect(mailsTo(known.email)).toEqual([]);
  });

  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)(
    'is no business of %s',
    async (role) => {
      const caller = await makePerson(firm, role);
      const person = await makePerson(firm, 'pending');
      expect(await resend(person, caller)).toBe('forbidden');
    },
  );

  it('is no business of another firm’s administrator', async () => {
    const stranger = await makePerson((await makeFirm()).id, 'admin');
    expect(await resend(await makePerson(firm, 'pending'), stranger)).toBe('not_found');
  });

  it('is refused to a blocked person with a token that still lives', async () => {
    const person = await makePerson(firm, 'client', { is_active: false, blocked_at: Timestamp.now() });
    expect(['forbidden', 'none', 'unauthenticated']).toContain(await resend(person, person));
  });

  it('is refused for an account that was deleted at Auth', async () => {
    const person = await makePerson(firm, 'pending');
    await auth.deleteUser(person.uid);
    expect(await resend(person, admin)).toBe('account_deleted');
  });
});
