import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actsOn } from '../support/acts.ts';
import { auth, db, moveClock, triggersSettled } from '../support/backend.ts';
import { call, someAddress } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { makePerson, type Person, readStatus, rowOf, signIn } from '../support/people.ts';
import { enrol, secondFactorOf, signInWithCode } from '../support/second-factor.ts';

let firm: string;

beforeAll(async () => {
  firm = (await makeFirm()).id;
});

const NO_CODE = 'ZZZZZZZZZZZZZZZZ';
const WRONG = { kind: 'refused', reason: 'wrong_code', status: 'PERMISSION_DENIED' };
const LACKING = { kind: 'refused', reason: 'factor_needed', status: 'UNAUTHENTICATED' };
const codesOf = (answer: unknown) =>
  z.object({ result: z.object({ codes: z.array(z.string()) }) }).parse(answer).result.codes;
const makeCodes = async (token: string) => codesOf(await call('makeRecoveryCodes', {}, { token }));
const factorsOf = async ({ uid }: Person) =>
  (await auth.getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;

describe('a second factor', () => {
  it('is set up by its person, is asked for at the next sign-in and is told by the token', async () => {
    const person = await makePerson(firm, 'accountant');
    expect(secondFactorOf(person.token)).toBeNull();
    const app = await enrol(person);
    expect(secondFactorOf(app.token)).toBe('totp');
    expect(await signIn(person.email)).toBeNull();
    const token = (await signInWithCode(person.email, app)) ?? '';
    expect(secondFactorOf(token)).toBe('totp');
  });

  it('that is demanded keeps a session without it out of rows, files and functions, and off nothing but its own row', async () => {
    const person = await makePerson(firm, 'accountant');
    const app = await enrol(person);
    await db.doc(`app_users/${person.uid}`).update({ needs_factor: true });
    for (const [token, status] of [
      [person.token, 403],
      [app.token, 200],
    ] as const) {
      expect(await readStatus(`tenants/${firm}`, token)).toBe(status);
      expect(await readStatus(`app_users/${person.uid}`, token)).toBe(200);
    }
    const input = { full_name: 'Ana Dias', phone: null };
    expect(await call('updateProfile', input, { token: person.token })).toEqual(LACKING);
    expect((await call('updateProfile', input, { token: app.token })).kind).toBe('answered');
  });

  it('is taken away by its person, who shows it, unless the firm demands it', async () => {
    const person = await makePerson(firm, 'accountant');
    const app = await enrol(person);
    await makeCodes(app.token);
    expect(await call('removeFactor', {}, { token: person.token })).toEqual(LACKING);
    await db.doc(`app_users/${person.uid}`).update({ needs_factor: true });
    expect(await call('removeFactor', {}, { token: app.token })).toMatchObject({ reason: 'factor_demanded' });
    expect(await factorsOf(person)).toBe(1);
    await db.doc(`app_users/${person.uid}`).update({ needs_factor: false });
    expect((await call('removeFactor', {}, { token: app.token })).kind).toBe('answered');
    expect(await factorsOf(person)).toBe(0);
    expect((await db.doc(`recovery_codes/${person.uid}`).get()).exists).toBe(false);
    expect(await rowOf(person.uid)).toMatchObject({ has_factor: false });
    expect(await signIn(person.email)).not.toBeNull();
  });
});

describe('the demand for a second factor', () => {
  const demandOf = async (id: string) =>
    (await db.doc(`tenants/${id}`).get()).get('factor_required') as unknown;
  const needs = async (people: Person[]) =>
    Promise.all(people.map(async ({ uid }) => (await rowOf(uid))?.['needs_factor'] === true));

  it('is set by an administrator who has one, reaches the rows of the staff at once and is an act', async () => {
    const { id } = await makeFirm();
    const admin = await makePerson(id, 'admin');
    const others = [
      await makePerson(id, 'accountant'),
      await makePerson(id, 'client'),
      await makePerson(firm, 'admin'),
    ];
    // The backend lets a function run alongside so many triggers and no more.
    await triggersSettled();
    const refusedFirst = await call('setFactorDemand', { factor_required: 'staff' }, { token: admin.token });
    expect(refusedFirst).toEqual(LACKING);
    expect(await demandOf(id)).toBeUndefined();

    const { token } = await enrol(admin);
    for (const [demand, expected] of [
      ['staff', [true, true, false, false]],
      ['admins', [true, false, false, false]],
      ['nobody', [false, false, false, false]],
    ] as const) {
      expect((await call('setFactorDemand', { factor_required: demand }, { token })).kind).toBe('answered');
      expect(await demandOf(id)).toBe(demand);
      expect(await needs([admin, ...others])).toEqual(expected);
    }
    const act = { uid: admin.uid, act: 'set_factor_demand' };
    expect(await actsOn(id, id)).toEqual([
      { ...act, before: { factor_required: 'nobody' }, after: { factor_required: 'staff' } },
      { ...act, before: { factor_required: 'staff' }, after: { factor_required: 'admins' } },
      { ...act, before: { factor_required: 'admins' }, after: { factor_required: 'nobody' } },
    ]);
  });

  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)('is not set by %s', async (role) => {
    const person = await makePerson(firm, role);
    const answer = await call('setFactorDemand', { factor_required: 'nobody' }, { token: person.token });
    expect(answer).toMatchObject({ reason: 'forbidden' });
    expect(await demandOf(firm)).toBeUndefined();
  });

  it('reaches who is approved, and who gets another role', async () => {
    const { id } = await makeFirm({ factor_required: 'admins' });
    const admin = await makePerson(id, 'admin');
    const [newcomer, colleague] = [
      await makePerson(id, 'pending', { email_verified: true }),
      await makePerson(id, 'accountant', { email_verified: true }),
    ];
    for (const { uid } of [newcomer, colleague]) await auth.updateUser(uid, { emailVerified: true });
    await call('approveUser', { user_id: newcomer.uid, role: 'admin' }, { token: admin.token });
    expect(await needs([newcomer, colleague])).toEqual([true, false]);
    const change = (role: 'admin' | 'supervisor') =>
      call('changeAccess', { user_id: colleague.uid, role, client_ids: [] }, { token: admin.token });
    await change('admin');
    expect(await needs([colleague])).toEqual([true]);
    await change('supervisor');
    expect(await needs([colleague])).toEqual([false]);
  });
});

describe('recovery codes', () => {
  it('are ten, of which only hashes are kept, and replace those before', async () => {
    const person = await makePerson(firm, 'accountant');
    const { token } = await enrol(person);
    const first = await makeCodes(token);
    const second = await makeCodes(token);
    expect(new Set([...first, ...second]).size).toBe(20);
    const kept = JSON.stringify((await db.doc(`recovery_codes/${person.uid}`).get()).data());
    for (const code of second) expect(kept).not.toContain(code);
    expect(await readStatus(`recovery_codes/${person.uid}`, token)).toBe(403);
    expect(await rowOf(person.uid)).toMatchObject({ has_factor: true });
    const answer = await call('redeemRecoveryCode', { email: person.email, code: first[0] ?? '' });
    expect(answer).toEqual(WRONG);
  });

  it('are made for nobody without a factor, nor for a session without it, nor without end', async () => {
    const person = await makePerson(firm, 'accountant');
    expect(await call('makeRecoveryCodes', {}, { token: person.token })).toEqual(LACKING);
    const { token } = await enrol(person);
    expect(await call('makeRecoveryCodes', {}, { token: person.token })).toEqual(LACKING);
    for (let set = 0; set < 10; set += 1) await makeCodes(token);
    expect(await call('makeRecoveryCodes', {}, { token })).toMatchObject({ reason: 'too_many_requests' });
    const other = await makePerson(firm, 'accountant');
    const { token: left } = await enrol(other);
    await call('removeFactor', {}, { token: left });
    expect(await call('makeRecoveryCodes', {}, { token: left })).toMatchObject({ reason: 'no_factor' });
  });

  it('each work once: the factor goes, every session ends, the person is told and the act is written', async () => {
    const person = await makePerson(firm, 'accountant', { needs_factor: true });
    const app = await enrol(person);
    const [code = '', other = ''] = await makeCodes(app.token);
    const email = person.email.toUpperCase();
    expect((await call('redeemRecoveryCode', { email, code: code.toLowerCase() })).kind).toBe('answered');

    expect(await factorsOf(person)).toBe(0);
    expect(await call('stampLogin', {}, { token: app.token })).toMatchObject({ reason: 'unauthenticated' });
    expect(await readStatus(`tenants/${firm}`, app.token)).toBe(403);
    await moveClock(2);
    const token = (await signIn(person.email)) ?? '';
    expect(await call('stampLogin', {}, { token })).toEqual(LACKING);
    expect(await actsOn(firm, person.uid)).toEqual([
      { uid: person.uid, act: 'recover_factor', before: { has_factor: true }, after: { has_factor: false } },
    ]);
    await triggersSettled();
    expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      'Um código de recuperação foi usado – Aurora Contabilidade',
    ]);
    expect(await call('redeemRecoveryCode', { email, code })).toEqual(WRONG);
    expect((await call('redeemRecoveryCode', { email, code: other })).kind).toBe('answered');
  });

  it('wait, and are not used up, while the firm is put back from a backup', async () => {
    const person = await makePerson(firm, 'accountant');
    const { token } = await enrol(person);
    const [code = ''] = await makeCodes(token);
    const redeem = () => call('redeemRecoveryCode', { email: person.email, code });
    const row = db.doc(`app_users/${person.uid}`);
    await row.update({ closed_at: FieldValue.serverTimestamp() });
    expect(await redeem()).toEqual({ kind: 'refused', reason: 'firm_closed', status: 'RESOURCE_EXHAUSTED' });
    expect(await factorsOf(person)).toBe(1);
    await row.update({ closed_at: null });
    expect((await redeem()).kind).toBe('answered');
  });

  it('say the same of a wrong code, an unknown address, a closed account and another person', async () => {
    const [person, stranger] = [await makePerson(firm, 'accountant'), await makePerson(firm, 'accountant')];
    const { token } = await enrol(person);
    const [code = ''] = await makeCodes(token);
    const redeem = (email: string, tried: string) => call('redeemRecoveryCode', { email, code: tried });
    expect(await redeem(person.email, NO_CODE)).toEqual(WRONG);
    expect(await redeem('ninguem@cliente.example', code)).toEqual(WRONG);
    expect(await redeem(stranger.email, code)).toEqual(WRONG);
    await db.doc(`app_users/${person.uid}`).update({ is_active: false });
    expect(await redeem(person.email, code)).toEqual(WRONG);
    expect(await factorsOf(person)).toBe(1);
  });

  it('are not guessed: tries are counted for an address and for who calls, alike for known and unknown', async () => {
    const person = await makePerson(firm, 'accountant');
    const MANY = { reason: 'too_many_requests' };
    for (const email of [person.email, `${crypto.randomUUID()}@ninguem.example`]) {
      const redeem = () => call('redeemRecoveryCode', { email, code: NO_CODE });
      for (let count = 0; count < 20; count += 1) expect(await redeem()).toEqual(WRONG);
      expect(await redeem()).toMatchObject(MANY);
    }
    const ip = someAddress();
    const fromThere = () =>
      call('redeemRecoveryCode', { email: `${crypto.randomUUID()}@ninguem.example`, code: NO_CODE }, { ip });
    for (let count = 0; count < 5; count += 1) expect(await fromThere()).toEqual(WRONG);
    expect(await fromThere()).toMatchObject(MANY);
  });
});

describe('a factor that somebody lost', () => {
  it('is reset by another administrator: sessions end, codes go, the person is told and the act is written', async () => {
    const [admin, person] = [await makePerson(firm, 'admin'), await makePerson(firm, 'accountant')];
    const app = await enrol(person);
    const [code = ''] = await makeCodes(app.token);
    expect((await call('resetFactor', { user_id: person.uid }, { token: admin.token })).kind).toBe(
      'answered',
    );
    expect(await factorsOf(person)).toBe(0);
    expect(await rowOf(person.uid)).toMatchObject({ has_factor: false });
    expect(await readStatus(`tenants/${firm}`, app.token)).toBe(403);
    expect(await call('redeemRecoveryCode', { email: person.email, code })).toEqual(WRONG);
    expect(await actsOn(firm, person.uid)).toEqual([
      { uid: admin.uid, act: 'reset_factor', before: { has_factor: true }, after: { has_factor: false } },
    ]);
    await triggersSettled();
    expect(mailsTo(person.email).map(({ subject }) => subject)).toEqual([
      'Seu segundo fator foi redefinido – Aurora Contabilidade',
    ]);
    expect(await call('resetFactor', { user_id: person.uid }, { token: admin.token })).toMatchObject({
      reason: 'no_factor',
    });
  });

  it('is not reset by its own administrator, by the rest of the staff, nor from another firm', async () => {
    const [admin, accountant] = [await makePerson(firm, 'admin'), await makePerson(firm, 'accountant')];
    const foreign = await makePerson((await makeFirm()).id, 'admin');
    const { token } = await enrol(admin);
    const reset = (by: string) => call('resetFactor', { user_id: admin.uid }, { token: by });
    expect(await reset(token)).toMatchObject({ reason: 'own_account' });
    expect(await reset(accountant.token)).toMatchObject({ reason: 'forbidden' });
    expect(await reset(foreign.token)).toMatchObject({ reason: 'not_found' });
    expect(await factorsOf(admin)).toBe(1);
  });
});
