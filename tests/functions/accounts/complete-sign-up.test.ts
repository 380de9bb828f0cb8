import { appUserSchema, LEGAL_TEXTS, LEGAL_VERSIONS } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db, triggersSettled } from '../support/backend.ts';
import { call, someAddress } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { caughtMails, mailsTo } from '../support/mail-server.ts';
import { identity, makePerson, readStatus, rowOf, signUp } from '../support/people.ts';
import { APP_ORIGIN, DEFAULT_TENANT, HOURLY_CALLS_PER_IP } from '../support/settings.ts';

const INPUT = { full_name: 'Joana Dias', requested_role: 'client' } as const;
const SITE = 'http://localhost:6123';
let siteFirm: string;

beforeAll(async () => {
  await db.doc(`tenants/${DEFAULT_TENANT}`).set((await makeFirm()).tenant);
  siteFirm = (await makeFirm({ name: 'Boreal Contábil', domains: ['boreal.example', 'localhost:6123'] })).id;
});

describe('completing a sign-up', () => {
  it('writes a pending row in the firm of the site, and answers with it', async () => {
    const person = await signUp();
    const answer = await call('completeSignUp', INPUT, { token: person.token, origin: SITE });

    const { created_at, ...row } = (await rowOf(person.uid)) ?? {};
    expect(created_at).toBeInstanceOf(Timestamp);
    expect(row).toEqual({
      auth_uid: person.uid,
      tenant_id: siteFirm,
      client_id: null,
      client_ids: [],
      email: person.email,
      email_verified: false,
      full_name: 'Joana Dias',
      phone: null,
      role: null,
      requested_role: 'client',
      is_active: false,
      last_login_at: null,
      approved_at: null,
      approved_by: null,
      blocked_at: null,
      blocked_by: null,
      ended_sessions: [],
      sessions_from: 0,
      needs_factor: false,
      has_factor: false,
      consents: LEGAL_TEXTS.map((text) => ({
        text,
        version: LEGAL_VERSIONS[text],
        at: expect.any(String),
      })),
    });
    const result = answer.kind === 'answered' ? appUserSchema.parse(answer.result) : null;
    expect(result).toMatchObject(row);
  });

  it('notes an address that is confirmed already', async () => {
    const person = await signUp();
    await auth.updateUser(person.uid, { emailVerified: true });
    await call('completeSignUp', INPUT, { token: person.token, origin: SITE });
    expect(await rowOf(person.uid)).toMatchObject({ email_verified: true });
    await triggersSettled();
    expect(mailsTo(person.email)).toEqual([]);
  });

  it('gives no access to anything of the firm', async () => {
    const person = await signUp();
    await call('completeSignUp', { ...INPUT, requested_role: 'admin' }, { token: person.token });
    for (const path of ['tenants/aurora/people', 'tenants/aurora/clients', 'app_users']) {
      expect(await readStatus(path, person.token), path).toBe(403);
    }
  });

  it.each([
    ['a site on no list', 'http://localhost:6999'],
    ['no site at all', undefined],
  ])('takes the installation’s own firm for %s', async (_, origin) => {
    const person = await signUp();
    await call('completeSignUp', INPUT, { token: person.token, ...(origin === undefined ? {} : { origin }) });
    expect(await rowOf(person.uid)).toMatchObject({ tenant_id: DEFAULT_TENANT });
  });

  it('refuses a site that two firms claim', async () => {
    await makeFirm({ domains: ['localhost:6777'] });
    await makeFirm({ domains: ['localhost:6777'] });
    const person = await signUp();
    const answer = await call('completeSignUp', INPUT, {
      token: person.token,
      origin: 'http://localhost:6777',
    });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'unknown_tenant' });
    expect(await rowOf(person.uid)).toBeUndefined();
  });

  it('repeated, returns the row that exists and changes nothing', async () => {
    const person = await signUp();
    const first = await call('completeSignUp', INPUT, { token: person.token, origin: SITE });
    const row = await rowOf(person.uid);
    const again = { full_name: 'Outro Nome', requested_role: 'admin' } as const;
    expect(await call('completeSignUp', again, { token: person.token })).toEqual(first);
    expect(await rowOf(person.uid)).toEqual(row);
    await triggersSettled();
    expect(mailsTo(person.email)).toHaveLength(1);
  });

  it('twice at once, makes one row and one e-mail', async () => {
    const person = await signUp();
    const options = { token: person.token, origin: SITE };
    const [one, other] = await Promise.all([
      call('completeSignUp', INPUT, options),
      call('completeSignUp', INPUT, options),
    ]);
    expect(one.kind).toBe('answered');
    expect(other).toEqual(one);
    await triggersSettled();
    expect(mailsTo(person.email)).toHaveLength(1);
  });

  it('returns an approved person’s row unchanged', async () => {
    const person = await makePerson(siteFirm, 'supervisor');
    await triggersSettled();
    const answer = await call('completeSignUp', INPUT, { token: person.token });
    expect(answer).toMatchObject({ result: { role: 'supervisor', is_active: true, full_name: 'Ana Dias' } });
  });

  it('is refused to an Auth user that is gone, whose token still lives', async () => {
    const person = await signUp();
    await auth.deleteUser(person.uid);
    // In this process: the local backend turns such a token away at the door, production does not.
    const { completeSignUp } = await import('functions/src/sign-up/complete-sign-up.ts');
    const request = {
      data: INPUT,
      auth: { uid: person.uid, token: { firebase: {} } },
      rawRequest: { rawBody: Buffer.from('{}'), headers: {}, socket: {} },
    } as unknown as CallableRequest; // all that a callable reads
    await expect(completeSignUp.run(request)).rejects.toMatchObject({ details: { kind: 'account_deleted' } });
    expect(await rowOf(person.uid)).toBeUndefined();
  });

  it('is refused to an account without an address', async () => {
    const anonymous = await identity('accounts:signUp', {});
    const { idToken, localId } = anonymous as { idToken: string; localId: string }; // the backend's own answer
    const answer = await call('completeSignUp', INPUT, { token: idToken });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(await rowOf(localId)).toBeUndefined();
  });

  it('is refused to one network address that makes too many accounts', async () => {
    const ip = someAddress();
    const reasons: string[] = [];
    for (let index = 0; index <= HOURLY_CALLS_PER_IP; index += 1) {
      const person = await signUp();
      const answer = await call('completeSignUp', INPUT, { token: person.token, ip });
      reasons.push(answer.kind === 'refused' ? answer.reason : answer.kind);
    }
    expect(reasons).toEqual([...Array<string>(HOURLY_CALLS_PER_IP).fill('answered'), 'too_many_requests']);
    const elsewhere = await call('completeSignUp', INPUT, { token: (await signUp()).token });
    expect(elsewhere.kind).toBe('answered');
  });
});

describe('the e-mail of a sign-up', () => {
  it('confirms the address through the site the person signed up on', async () => {
    const person = await signUp();
    await call('completeSignUp', INPUT, { token: person.token, origin: SITE });
    await triggersSettled();

    const [mail] = mailsTo(person.email);
    expect(mail?.subject).toBe('Confirme seu e-mail – Boreal Contábil');
    expect(mail?.from).toEqual({ name: 'Boreal Contábil', address: 'portal@aurora.example' });
    const link = new URL(mail?.text?.match(/https?:\S+/)?.[0] ?? '');
    expect([link.origin, link.pathname, link.searchParams.get('mode')]).toEqual([SITE, '/', 'verifyEmail']);
    expect((await auth.getUser(person.uid)).emailVerified).toBe(false);
    await identity('accounts:update', { oobCode: link.searchParams.get('oobCode') });
    expect((await auth.getUser(person.uid)).emailVerified).toBe(true);
  });

  it('leads to the installation’s address when the site is on no list', async () => {
    const person = await signUp();
    await call('completeSignUp', INPUT, { token: person.token, origin: 'http://localhost:6999' });
    await triggersSettled();
    const [mail] = mailsTo(person.email);
    expect(mail?.text).toContain(`${APP_ORIGIN}/?mode=verifyEmail&oobCode=`);
    expect(mail?.source).not.toContain('6999');
  });

  it('takes no recipient, header or link from the name', async () => {
    const victim = 'vitima@evil.example';
    const names = [
      `Ana\r\nBcc: ${victim}`,
      `Ana\nSubject: Ganhe\n\nhttp://evil.example`,
      `"Ana" <${victim}>, b`,
      `Ana\u2028Cc: ${victim}`,
      `${victim}, Ana`,
    ];
    for (const full_name of names) {
      const person = await signUp();
      await call('completeSignUp', { ...INPUT, full_name }, { token: person.token });
      await triggersSettled();
      const [mail, ...others] = caughtMails().filter(({ recipients }) => recipients.includes(person.email));
      expect(others).toEqual([]);
      expect(mail?.recipients).toEqual([person.email]);
      expect(mail?.to?.map(({ address }) => address)).toEqual([person.email]);
      expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
      expect(mail?.subject).toBe('Confirme seu e-mail – Aurora Contabilidade');
      expect(mail?.text).toMatch(/^Olá!\n/);
      expect(mail?.source).not.toContain('evil.example');
    }
  });

  it('is not sent over and over to a stranger by accounts that come and go', async () => {
    const email = `alvo-${Date.now()}@cliente.example`;
    for (let index = 0; index < 7; index += 1) {
      const person = await signUp(email);
      expect((await call('completeSignUp', INPUT, { token: person.token })).kind).toBe('answered');
      await triggersSettled();
      await auth.deleteUser(person.uid);
    }
    expect(mailsTo(email)).toHaveLength(5);
  });
});
