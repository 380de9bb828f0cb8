import { LEGAL_TEXTS, LEGAL_VERSIONS } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db, triggersSettled } from '../support/backend.ts';
import { call, callRaw } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, PASSWORD, rowOf, signIn } from '../support/people.ts';

const MINUTE_MS = 60_000;
let firm: string;

beforeAll(async () => {
  firm = (await makeFirm()).id;
});

describe('changing one’s own profile', () => {
  it('changes name and phone, here and where names are shown, and nothing else', async () => {
    const person = await makePerson(firm, 'accountant');
    await triggersSettled();
    const before = await rowOf(person.uid);
    const input = { full_name: '  Ana Maria Dias ', phone: '11987654321' };
    expect((await call('updateProfile', input, { token: person.token })).kind).toBe('answered');
    expect(await rowOf(person.uid)).toEqual({ ...before, full_name: 'Ana Maria Dias', phone: '11987654321' });
    await triggersSettled();
    const shown = await db.doc(`tenants/${firm}/people/${person.uid}`).get();
    expect(shown.data()).toMatchObject({ full_name: 'Ana Maria Dias', rev: 2 });
  });

  it.each(['role', 'tenant_id', 'client_ids', 'is_active', 'email'])('never takes %s', async (key) => {
    const person = await makePerson(firm, 'client');
    const before = await rowOf(person.uid);
    const spoilt = { full_name: 'Ana', phone: null, [key]: 'admin' };
    const answer = await callRaw('updateProfile', spoilt, { token: person.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'invalid_input' });
    expect(await rowOf(person.uid)).toEqual(before);
  });

  it.each([
    ['pending', {}],
    ['accountant', { is_active: false, blocked_at: Timestamp.now() }],
  ] as const)('is refused to a person who may not enter (%s)', async (role, fields) => {
    const person = await makePerson(firm, role, fields);
    const answer = await call('updateProfile', { full_name: 'Outro', phone: null }, { token: person.token });
    expect(answer.kind).toBe('refused');
    expect(await rowOf(person.uid)).toMatchObject({ full_name: 'Ana Dias' });
  });

  it('stores a name as everybody sees it, without marks that show nothing', async () => {
    const person = await makePerson(firm, 'client');
    const input = { full_name: '\u202ERui\u200B  Lopes\u0000 ', phone: null };
    expect((await call('updateProfile', input, { token: person.token })).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ full_name: 'Rui Lopes' });
  });

  it('gives no client the name of somebody of the staff, but leaves one that was approved with it', async () => {
    const own = await makeFirm();
    await makePerson(own.id, 'admin', { full_name: 'Beatriz Prado' });
    await makePerson(own.id, 'accountant', {
      full_name: 'Caio Reis',
      is_active: false,
      blocked_at: Timestamp.now(),
    });
    await triggersSettled();
    const taking = async (full_name: string, role: 'client' | 'accountant', before = 'Ana Dias') => {
      const person = await makePerson(own.id, role, { full_name: before });
      const answer = await call('updateProfile', { full_name, phone: null }, { token: person.token });
      return answer.kind === 'refused' ? answer.reason : answer.kind;
    };
    expect(await taking('beatriz\u200B PRADO', 'client')).toBe('name_of_staff');
    expect(await taking('Beatriz Prado', 'client', 'Beatriz Prado')).toBe('answered');
    expect(await taking('Beatriz Prado', 'accountant')).toBe('answered');
    expect(await taking('Caio Reis', 'client')).toBe('answered');
    expect(await taking('Beatriz Prata', 'client')).toBe('answered');
  });

  it('is refused after thirty changes in an hour', async () => {
    const person = await makePerson(firm, 'accountant');
    const reasons: string[] = [];
    for (let index = 0; index <= 30; index += 1) {
      const input = { full_name: `Ana ${index}`, phone: null };
      const answer = await call('updateProfile', input, { token: person.token });
      reasons.push(answer.kind === 'refused' ? answer.reason : answer.kind);
    }
    expect(reasons).toEqual([...Array<string>(30).fill('answered'), 'too_many_requests']);
  });
});

describe('stamping a login', () => {
  const stamp = async (token: string) => {
    const answer = await call('stampLogin', {}, { token });
    return answer.kind === 'answered' ? answer.result : answer.reason;
  };
  const stampedAt = async (uid: string): Promise<unknown> => (await rowOf(uid))?.['last_login_at'];
  const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE_MS);

  it.each(['accountant', 'pending'] as const)('notes the server’s time for %s', async (role) => {
    const person = await makePerson(firm, role);
    expect(await stamp(person.token)).toEqual({ stamped: true });
    expect(await stampedAt(person.uid)).toBeInstanceOf(Timestamp);
  });

  it('happens once in fifteen minutes', async () => {
    const recently = minutesAgo(14);
    const person = await makePerson(firm, 'client', { last_login_at: recently });
    expect(await stamp(person.token)).toEqual({ stamped: false });
    expect(await stampedAt(person.uid)).toEqual(recently);
  });

  it('happens again after fifteen minutes, once for two tabs', async () => {
    const person = await makePerson(firm, 'client', { last_login_at: minutesAgo(16) });
    const answers = await Promise.all([stamp(person.token), stamp(person.token)]);
    expect(answers).toContainEqual({ stamped: true });
    expect(answers).toContainEqual({ stamped: false });
  });

  it('is refused to a blocked person', async () => {
    const person = await makePerson(firm, 'client', { is_active: false, blocked_at: Timestamp.now() });
    expect(await stamp(person.token)).not.toEqual({ stamped: true });
    expect(await stampedAt(person.uid)).toBeNull();
  });

  /** A token made after the address was confirmed. */
  const confirmedToken = async (uid: string, email: string) => {
    await auth.updateUser(uid, { email, emailVerified: true });
    const token = await signIn(email, PASSWORD);
    if (token === null) throw new Error('sign-in was refused');
    return token;
  };

  it('notes that the address was confirmed, also between two stamps', async () => {
    const due = await makePerson(firm, 'pending');
    expect(await stamp(await confirmedToken(due.uid, due.email))).toEqual({ stamped: true });
    expect(await rowOf(due.uid)).toMatchObject({ email_verified: true });

    const recently = minutesAgo(14);
    const early = await makePerson(firm, 'pending', { last_login_at: recently });
    expect(await stamp(await confirmedToken(early.uid, early.email))).toEqual({ stamped: false });
    expect(await rowOf(early.uid)).toMatchObject({ email_verified: true, last_login_at: recently });
  });

  it('does not take a confirmation back for a token from before it', async () => {
    const person = await makePerson(firm, 'client', { email_verified: true });
    expect(await stamp(person.token)).toEqual({ stamped: true });
    expect(await rowOf(person.uid)).toMatchObject({ email_verified: true });
  });

  it('does not confirm the address of the row by another one, set later', async () => {
    const person = await makePerson(firm, 'pending');
    const token = await confirmedToken(person.uid, `${someId('outra')}@cliente.example`);
    expect(await stamp(token)).toEqual({ stamped: true });
    expect(await rowOf(person.uid)).toMatchObject({ email: person.email, email_verified: false });
  });

  it('does not touch the row that shows names', async () => {
    const person = await makePerson(firm, 'accountant');
    await triggersSettled();
    await stamp(person.token);
    await triggersSettled();
    expect((await db.doc(`tenants/${firm}/people/${person.uid}`).get()).get('rev')).toBe(1);
  });
});

describe('accepting the legal texts', () => {
  const now = LEGAL_TEXTS.map((text) => ({ text, version: LEGAL_VERSIONS[text] }));

  it('is kept with the server’s time, once for each version', async () => {
    const person = await makePerson(firm, 'client', { consents: [] });
    const before = await rowOf(person.uid);
    for (let times = 0; times < 2; times += 1)
      expect((await call('acceptTexts', { texts: now }, { token: person.token })).kind).toBe('answered');
    const row = await rowOf(person.uid);
    expect(row).toEqual({ ...before, consents: now.map((text) => ({ ...text, at: expect.any(String) })) });
  });

  it('is refused of a version that is not the one of now', async () => {
    const person = await makePerson(firm, 'client');
    const texts = [{ text: 'terms', version: '0.1' }];
    expect(await callRaw('acceptTexts', { texts }, { token: person.token })).toMatchObject({
      kind: 'refused',
      reason: 'invalid_input',
    });
  });

  it.each([
    ['pending', {}],
    ['client', { is_active: false, blocked_at: Timestamp.now() }],
  ] as const)('is refused to a person who may not enter (%s)', async (role, fields) => {
    const person = await makePerson(firm, role, fields);
    const answer = await call('acceptTexts', { texts: now }, { token: person.token });
    expect(answer.kind).toBe('refused');
    expect(await rowOf(person.uid)).not.toHaveProperty('consents');
  });

  it('is refused after twenty in an hour', async () => {
    const person = await makePerson(firm, 'client');
    const reasons: string[] = [];
    for (let index = 0; index <= 20; index += 1) {
      const answer = await call('acceptTexts', { texts: now }, { token: person.token });
      reasons.push(answer.kind === 'refused' ? answer.reason : answer.kind);
    }
    expect(reasons).toEqual([...Array<string>(20).fill('answered'), 'too_many_requests']);
  });
});
