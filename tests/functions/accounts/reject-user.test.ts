import { beforeAll, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { auth, db, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { isAuthUser, makePerson, rowOf, signIn, signUp, type Person } from '../support/people.ts';

let firm: string;
let otherFirm: string;
let admin: Person;

beforeAll(async () => {
  firm = (await makeFirm({ domains: ['localhost:6300'] })).id;
  otherFirm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
});

describe('rejecting', () => {
  it('leaves neither row nor account, and tells the person once', async () => {
    const person = await makePerson(firm, 'pending');
    const answer = await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    expect(answer.kind).toBe('answered');
    expect(await rowOf(person.uid)).toBeUndefined();
    expect(await isAuthUser(person.uid)).toBe(false);
    expect(await signIn(person.email)).toBeNull();

    await triggersSettled();
    const mails = mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Sobre o seu cadastro – Aurora Contabilidade']);
    expect(mails[0]?.text).toContain('não foi aceito');
    const kept = (await db.doc(`mail/rejection_${person.uid}`).get()).data();
    expect(JSON.stringify(kept)).not.toContain(person.email);
  });

  it('leaves an entry with its author, which names neither the person nor the address', async () => {
    const person = await makePerson(firm, 'pending', { full_name: 'Paulo Recusado' });
    await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    expect(await actsOn(firm, person.uid)).toEqual([
      { uid: admin.uid, act: 'reject', before: { requested_role: 'accountant' }, after: {} },
    ]);
  });

  it('cannot be undone by signing up again with the token that still lives', async () => {
    const person = await makePerson(firm, 'pending');
    await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    const input = { full_name: 'Ana Dias', requested_role: 'admin' } as const;
    const answer = await call('completeSignUp', input, { token: person.token });
    expect(answer.kind).toBe('refused');
    expect(await rowOf(person.uid)).toBeUndefined();
  });

  it('cannot be undone in the moment before the Auth user is gone', async () => {
    const person = await signUp();
    await db.doc(`mail/rejection_${person.uid}`).set({ state: 'sent' });
    const input = { full_name: 'Ana Dias', requested_role: 'admin' } as const;
    const answer = await call('completeSignUp', input, { token: person.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'account_deleted' });
    expect(await rowOf(person.uid)).toBeUndefined();
  });

  it('reaches Auth even when the run died after the row was gone', async () => {
    const person = await makePerson(firm, 'pending');
    await triggersSettled();
    // What is there when the run dies after its transaction.
    await db.doc(`mail/rejection_${person.uid}`).set({ state: 'sent' });
    await db.doc(`app_users/${person.uid}`).delete();
    await triggersSettled();
    expect(await isAuthUser(person.uid)).toBe(false);
  });

  it('works for an account whose Auth user is gone already', async () => {
    const person = await makePerson(firm, 'pending');
    await auth.deleteUser(person.uid);
    const answer = await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    expect(answer.kind).toBe('answered');
    expect(await rowOf(person.uid)).toBeUndefined();
  });
});

describe('rejecting is refused', () => {
  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)('to %s', async (role) => {
    const caller = await makePerson(firm, role);
    const person = await makePerson(firm, 'pending');
    const answer = await call('rejectUser', { user_id: person.uid }, { token: caller.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(await rowOf(person.uid)).toBeDefined();
    expect(await isAuthUser(person.uid)).toBe(true);
  });

  it('to another firm’s administrator', async () => {
    const stranger = await makePerson(otherFirm, 'admin');
    const person = await makePerson(firm, 'pending');
    const answer = await call('rejectUser', { user_id: person.uid }, { token: stranger.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect(await isAuthUser(person.uid)).toBe(true);
  });

  it('for an approved account', async () => {
    const person = await makePerson(firm, 'accountant');
    const answer = await call('rejectUser', { user_id: person.uid }, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'not_pending' });
    expect(await isAuthUser(person.uid)).toBe(true);
  });

  it('for an account removed with its row alone, whose Auth user stays', async () => {
    const person = await makePerson(firm, 'accountant');
    await db.doc(`app_users/${person.uid}`).delete();
    await triggersSettled();
    expect(await isAuthUser(person.uid)).toBe(true);
  });
});
