import { appUserSchema, ERASED_NAME, type PrivacyKind, type PrivacyState } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { db, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { canRenew, isAuthUser, makePerson, rowOf, signIn, type Person } from '../support/people.ts';

const ANSWER = 'Apagamos o que era seu.\n\nO que a lei guarda sai em 2032.';

let firm: string;
let admin: Person;
let supervisor: Person;

beforeAll(async () => {
  firm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
  supervisor = await makePerson(firm, 'supervisor');
});

async function ask(
  { uid }: Person,
  { kind = 'erase', state = 'open', tenant_id = firm }: Partial<Asked> = {},
): Promise<string> {
  const id = someId('pedido');
  const now = Timestamp.now();
  await db.doc(`tenants/${tenant_id}/privacy_requests/${id}`).set({
    user_id: uid,
    kind,
    details: null,
    state,
    answer: null,
    due_date: '2026-12-07',
    tenant_id,
    rev: 1,
    created_at: now,
    created_by: uid,
    updated_at: now,
    updated_by: uid,
    last_op: `${uid}_operation`,
    deleted_at: null,
  });
  return id;
}
type Asked = { kind: PrivacyKind; state: PrivacyState; tenant_id: string };

const erase = (senior: Person, request_id: string) =>
  call('erasePerson', { request_id, answer: ANSWER }, { token: senior.token });

const requestOf = async (id: string) => (await db.doc(`tenants/${firm}/privacy_requests/${id}`).get()).data();

describe('erasing a person', () => {
  it('takes who they were, and keeps that somebody was there', async () => {
    const person = await makePerson(firm, 'client', { full_name: 'Olga Prado', phone: '1140028922' });
    const { uid } = person;
    const theirs = [`app_users/${uid}/devices/d1`, `tenants/${firm}/preferences/${uid}`];
    const notice = `tenants/${firm}/notifications/${someId('aviso')}`;
    for (const path of theirs) await db.doc(path).set({ name: 'Chrome no Windows' });
    await db.doc(notice).set({ user_id: uid, title: 'Guia' });
    const failed = db.doc(`mail/${someId('approval')}`);
    const mail = { kind: 'account_approved', tenant_id: firm, user_id: uid, to: person.email };
    await failed.set({ ...mail, name: 'Olga Prado', state: 'failed', reason: 'unreachable' });
    const request = await ask(person);
    expect((await erase(supervisor, request)).kind).toBe('answered');

    const row = await rowOf(uid);
    expect(row).toMatchObject({ full_name: ERASED_NAME, phone: null, client_ids: [], is_active: false });
    expect(JSON.stringify(row)).not.toContain(person.email);
    expect(appUserSchema.shape.email.safeParse(row?.['email']).success).toBe(true);
    expect(await isAuthUser(uid)).toBe(false);
    expect(await signIn(person.email)).toBeNull();
    expect(await canRenew(person.refreshToken)).toBe(false);
    for (const path of [...theirs, notice]) expect((await db.doc(path).get()).exists, path).toBe(false);
    expect(await requestOf(request)).toMatchObject({ state: 'done', answer: ANSWER, rev: 2 });
    expect((await failed.get()).data()).toMatchObject({ state: 'dropped', to: null, name: null });
    await triggersSettled();
    const named = await db.doc(`tenants/${firm}/people/${uid}`).get();
    expect(named.data()).toMatchObject({ full_name: ERASED_NAME, is_active: false });
  });

  it('tells the person by e-mail with the answer, and forgets the address', async () => {
    const person = await makePerson(firm, 'client');
    await erase(supervisor, await ask(person, { state: 'in_progress' }));
    await triggersSettled();
    const [mail, ...more] = mailsTo(person.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Seus dados foram apagados');
    expect(mail?.text).toContain('O que a lei guarda sai em 2032.');
    const kept = (await db.doc(`mail/erasure_${person.uid}`).get()).data();
    expect(JSON.stringify(kept)).not.toContain(person.email);
    expect(JSON.stringify(kept)).not.toContain('2032');
  });

  it('leaves an entry with its author, and a line of ids for a restore', async () => {
    const person = await makePerson(firm, 'client', { full_name: 'Olga Prado', client_ids: ['padaria'] });
    const request = await ask(person);
    await erase(admin, request);
    expect(await actsOn(firm, person.uid)).toEqual([
      {
        uid: admin.uid,
        act: 'erase',
        before: { is_active: true, client_ids: ['padaria'], personal_data: 'guardados' },
        after: { is_active: false, client_ids: [], personal_data: 'apagados' },
      },
    ]);
    const line = (await db.doc(`erasures/${person.uid}`).get()).data();
    expect(line).toEqual({
      tenant_id: firm,
      request_id: request,
      erased_by: admin.uid,
      erased_at: expect.any(Timestamp) as Timestamp,
    });
  });

  it('cannot be undone by reopening the account', async () => {
    const person = await makePerson(firm, 'client');
    await erase(admin, await ask(person));
    for (const input of [{ is_active: true }, { is_active: false }]) {
      const answer = await call('setUserActive', { user_id: person.uid, ...input }, { token: admin.token });
      expect(answer).toMatchObject({ kind: 'refused', reason: 'account_deleted' });
    }
  });

  it('is finished by the trigger where the callable died between', async () => {
    const person = await makePerson(firm, 'client');
    const erased_at = Timestamp.now();
    await db.doc(`app_users/${person.uid}`).update({ is_active: false, blocked_at: erased_at, erased_at });
    await triggersSettled();
    expect(await isAuthUser(person.uid)).toBe(false);
  });
});

describe('nobody is erased', () => {
  const refusedFor = async (senior: Person, person: Person, request: string, reason: string) => {
    const before = await rowOf(person.uid);
    expect(await erase(senior, request)).toMatchObject({ kind: 'refused', reason });
    expect(await rowOf(person.uid)).toEqual(before);
    expect(await isAuthUser(person.uid)).toBe(true);
  };

  it.each(['accountant', 'client', 'pending'] as const)('by %s', async (role) => {
    const person = await makePerson(firm, 'client');
    await refusedFor(await makePerson(firm, role), person, await ask(person), 'forbidden');
  });

  it('of the staff by a supervisor, and by an administrator they are', async () => {
    const person = await makePerson(firm, 'accountant');
    const request = await ask(person);
    await refusedFor(supervisor, person, request, 'forbidden');
    expect((await erase(admin, request)).kind).toBe('answered');
  });

  it('by themselves', async () => {
    const colleague = await makePerson(firm, 'admin');
    await refusedFor(colleague, colleague, await ask(colleague), 'own_account');
    await refusedFor(supervisor, supervisor, await ask(supervisor), 'own_account');
  });

  it('who is the last administrator', async () => {
    const { id: tenant_id } = await makeFirm();
    const [last, senior] = [await makePerson(tenant_id, 'admin'), await makePerson(tenant_id, 'supervisor')];
    const request = await ask(last, { tenant_id });
    await refusedFor(last, last, request, 'last_admin');
    await refusedFor(senior, last, request, 'last_admin');
  });

  it('who did not ask for it, or was answered, or took it back', async () => {
    const person = await makePerson(firm, 'client');
    for (const asked of [
      { kind: 'export' },
      { kind: 'correct' },
      { state: 'done' },
      { state: 'refused' },
      { state: 'withdrawn' },
    ] as const) {
      await refusedFor(admin, person, await ask(person, asked), 'request_closed');
    }
    await refusedFor(admin, person, someId('nenhum'), 'not_found');
  });

  it('of another firm, by a request there or by one that names them here', async () => {
    const { id: tenant_id } = await makeFirm();
    const stranger = await makePerson(tenant_id, 'client');
    await refusedFor(admin, stranger, await ask(stranger, { tenant_id }), 'not_found');
    await refusedFor(admin, stranger, await ask(stranger), 'account_deleted');
  });

  it('twice', async () => {
    const person = await makePerson(firm, 'client');
    const [request, second] = [await ask(person), await ask(person)];
    await erase(admin, request);
    expect(await erase(admin, request)).toMatchObject({ reason: 'request_closed' });
    expect(await erase(admin, second)).toMatchObject({ reason: 'account_deleted' });
  });
});
