import { readFileSync } from 'node:fs';
import { assertFails } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ENTITY_NAMES, type AppUser, type CallableInput } from '@portal/domain';
import { auth, db, triggersSettled } from '../functions/support/backend.ts';
import { call, someAddress } from '../functions/support/call.ts';
import { makeClient, makeFirm } from '../functions/support/firms.ts';
import { mailsTo } from '../functions/support/mail-server.ts';
import { identity, makePerson, PASSWORD, readStatus, rowOf, signUp } from '../functions/support/people.ts';
import { enrol, secondFactorOf } from '../functions/support/second-factor.ts';
import { expectCommitDenied, expectGetDenied, expectListDenied } from '../rules/support/expectations.ts';
import { createOperation } from '../rules/support/operations.ts';
import { COMPANY, FIRM, type Persona, PERSONAS } from '../rules/support/personas.ts';
import { toStored, validFields } from '../rules/support/rows.ts';
import { writeStatus } from './raw-requests.ts';
import { useRealWorld } from './real-world.ts';

const world = useRealWorld();
const refused = (reason: string) => ({ kind: 'refused', reason });

/** Every list of the firm, and one document by its id. */
async function expectNothingReadable(persona: Persona) {
  for (const entity of [...ENTITY_NAMES, 'audit'])
    await expectListDenied(world.as(persona), `tenants/${FIRM}/${entity}`);
  await expectListDenied(world.as(persona), 'app_users');
  for (const path of [`tenants/${FIRM}`, `tenants/${FIRM}/clients/${COMPANY}`, 'app_users/uidAdmin'])
    await expectGetDenied(world.as(persona), path);
}

/** Every way past a factor that a signed-in person could call. */
async function expectRefusedEverywhere(uid: string, token: string) {
  const answers = [
    await call('setFactorDemand', { factor_required: 'nobody' }, { token }),
    await call('removeFactor', {}, { token }),
    await call('makeRecoveryCodes', {}, { token }),
    await call('resetFactor', { user_id: uid }, { token }),
    await call('changeAccess', { user_id: uid, role: 'accountant', client_ids: [] }, { token }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refused('factor_needed'));
}

/** What would let a person in, or further in. */
const SEIZED: Partial<Record<keyof AppUser, unknown>> = {
  role: 'admin',
  tenant_id: 'boreal',
  client_id: 'oficina',
  client_ids: ['oficina'],
  is_active: true,
  requested_role: 'admin',
  approved_at: '2026-01-05T12:00:00.000000000Z',
  approved_by: 'uidAdmin',
  blocked_at: null,
  email_verified: true,
  needs_factor: false,
};

describe('accounts', () => {
  it('1 A sign-up by raw REST that asks for every right is pending and reads nothing', async () => {
    const email = `ladra-${Date.now()}@cliente.example`;
    const rights = { customAttributes: '{"role":"admin"}', role: 'admin', tenantId: FIRM };
    await identity('accounts:signUp', { email, password: PASSWORD, ...rights });
    const person = await signUp();
    for (const extra of [{ role: 'admin' }, { is_active: true }, { tenant_id: FIRM }]) {
      const input = { full_name: 'Ana', requested_role: 'admin', ...extra } as const;
      expect(await call('completeSignUp', input, person)).toMatchObject(refused('invalid_input'));
    }
    await call('completeSignUp', { full_name: 'Ana', requested_role: 'admin' }, person);
    expect(await rowOf(person.uid)).toMatchObject({ role: null, is_active: false, approved_at: null });
    for (const path of [`tenants/${FIRM}`, `tenants/${FIRM}/clients`, `tenants/${FIRM}/people`, 'app_users'])
      expect(await readStatus(path, person.token), path).toBe(403);
  });

  it('2 A user who writes their own role, firm, companies, activity or approval is denied, on create and on update', async () => {
    for (const persona of ['pending', 'client', 'accountant', 'supervisor', 'admin'] as const) {
      const own = doc(world.as(persona), `app_users/${PERSONAS[persona].uid}`);
      for (const [field, value] of Object.entries(toStored(SEIZED)))
        await assertFails(updateDoc(own, { [field]: value }));
      await assertFails(updateDoc(own, { blocked_at: deleteField() }));
    }
    const made = toStored({ ...PERSONAS.admin.row, auth_uid: 'uidNoRow' });
    await assertFails(setDoc(doc(world.as('accountWithoutRow'), 'app_users/uidNoRow'), made));
    expect(await rowOf('uidNoRow')).toBeUndefined();
    expect(await rowOf('uidClient')).toMatchObject({ role: 'client', tenant_id: FIRM });
  });

  it('3 An Auth account without a row has access to nothing', async () => {
    await expectNothingReadable('accountWithoutRow');
    const request = createOperation(
      'accountWithoutRow',
      'service_requests',
      validFields('', '').service_requests,
    );
    await expectCommitDenied(world.as('accountWithoutRow'), request);
    const caller = { token: world.tokenOf('accountWithoutRow') };
    expect(await call('rejectUser', { user_id: 'uidPending' }, caller)).toMatchObject(refused('forbidden'));
    expect(await call('updateProfile', { full_name: 'Ana', phone: null }, caller)).toMatchObject(
      refused('not_found'),
    );
  });

  it('4 A pending or rejected person reads nothing of the firm', async () => {
    await expectNothingReadable('pending');
    const person = await makePerson(FIRM, 'pending');
    expect(
      await call('rejectUser', { user_id: person.uid }, { token: world.tokenOf('admin') }),
    ).toMatchObject({ kind: 'answered' });
    for (const path of [`tenants/${FIRM}`, `tenants/${FIRM}/clients`, `app_users/${PERSONAS.admin.uid}`])
      expect(await readStatus(path, person.token), path).not.toBe(200);
  });

  it('5 An administrator who approves, lists, links or blocks a person of another firm is denied', async () => {
    const pending = await makePerson('boreal', 'pending');
    const client = await makePerson('boreal', 'client', { client_ids: ['ferragem'], client_id: 'ferragem' });
    const before = [await rowOf(pending.uid), await rowOf(client.uid)];
    const admin = { token: world.tokenOf('admin') };
    const calls = [
      call('approveUser', { user_id: pending.uid, role: 'client', client_id: COMPANY }, admin),
      call('rejectUser', { user_id: pending.uid }, admin),
      call('changeAccess', { user_id: client.uid, role: 'client', client_ids: [COMPANY] }, admin),
      call('setUserActive', { user_id: client.uid, is_active: false }, admin),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.kind).toBe('refused');
    expect([await rowOf(pending.uid), await rowOf(client.uid)]).toEqual(before);
    await expectListDenied(world.as('admin'), 'app_users', where('tenant_id', '==', 'boreal'));
    await expectGetDenied(world.as('admin'), `app_users/${client.uid}`);
  });

  it('6 An accountant or supervisor changes no role, and the last active administrator stays one', async () => {
    const firm = await makeFirm();
    const [admin, victim] = [await makePerson(firm.id, 'admin'), await makePerson(firm.id, 'accountant')];
    const others = [await makePerson(firm.id, 'accountant'), await makePerson(firm.id, 'supervisor')];
    const demote = (uid: string): CallableInput<'changeAccess'> => ({
      user_id: uid,
      role: 'accountant',
      client_ids: [],
    });
    for (const caller of others) {
      expect(await call('changeAccess', { ...demote(victim.uid), role: 'admin' }, caller)).toMatchObject(
        refused('forbidden'),
      );
      expect(await call('changeAccess', { ...demote(caller.uid), role: 'admin' }, caller)).toMatchObject(
        refused('forbidden'),
      );
      expect(await call('setUserActive', { user_id: admin.uid, is_active: false }, caller)).toMatchObject(
        refused('forbidden'),
      );
    }
    for (const answer of [
      await call('changeAccess', demote(admin.uid), admin),
      await call('setUserActive', { user_id: admin.uid, is_active: false }, admin),
      await call('rejectUser', { user_id: admin.uid }, admin),
    ])
      expect(answer.kind).toBe('refused');
    expect(await rowOf(admin.uid)).toMatchObject({ role: 'admin', is_active: true });
    expect(await rowOf(victim.uid)).toMatchObject({ role: 'accountant' });
  });

  it('7 A client is approved neither without a company nor with that of another firm', async () => {
    const person = await makePerson(FIRM, 'pending');
    const admin = { token: world.tokenOf('admin') };
    const approve = (client_id?: string) =>
      call(
        'approveUser',
        { user_id: person.uid, role: 'client', ...(client_id === undefined ? {} : { client_id }) },
        admin,
      );
    expect(await approve()).toMatchObject(refused('invalid_input'));
    for (const company of ['ferragem', 'nobody', await makeClient('boreal')])
      expect(await approve(company)).toMatchObject(refused('client_not_found'));
    expect(await rowOf(person.uid)).toMatchObject({ role: null, is_active: false });
  });

  it('8 Anyone who is blocked while signed in is denied at the next read and write', async () => {
    const person = await makePerson(FIRM, 'accountant');
    const path = `tenants/${FIRM}/clients/${COMPANY}`;
    expect(await readStatus(path, person.token)).toBe(200);
    const admin = { token: world.tokenOf('admin') };
    await call('setUserActive', { user_id: person.uid, is_active: false }, admin);
    expect(await readStatus(path, person.token)).not.toBe(200);
    expect(await call('updateProfile', { full_name: 'Ana', phone: null }, person)).toMatchObject({
      kind: 'refused',
    });
    for (const token of [person.token, world.tokenOf('blocked')]) {
      expect(await readStatus(path, token)).not.toBe(200);
      expect(await writeStatus(`tenants/${FIRM}/notes/intruder`, token)).not.toBe(200);
      expect(await writeStatus(`app_users/${person.uid}`, token)).not.toBe(200);
    }
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false });
  });

  it('9 An unknown address and a wrong password give the same answer, and so does recovery', async () => {
    const person = await makePerson(FIRM, 'client', { client_ids: [COMPANY] });
    const unknown = `ninguem-${Date.now()}@cliente.example`;
    const wrong = (email: string) =>
      identity('accounts:signInWithPassword', { email, password: 'uma senha errada' });
    expect(await wrong(unknown)).toEqual(await wrong(person.email));
    expect(await wrong(unknown)).toHaveProperty('error');
    const recovered = await call('requestPasswordReset', { email: person.email });
    expect(await call('requestPasswordReset', { email: unknown })).toEqual(recovered);
    expect(recovered.kind).toBe('answered');
    await triggersSettled();
    expect(mailsTo(unknown)).toEqual([]);
  });

  it('12 A reset code that was used once is refused', async () => {
    const person = await makePerson(FIRM, 'client', { client_ids: [COMPANY] });
    await call('requestPasswordReset', { email: person.email }, { ip: someAddress() });
    await triggersSettled();
    const link = new URL(mailsTo(person.email)[0]?.text?.match(/https?:\S+/)?.[0] ?? '');
    const oobCode = link.searchParams.get('oobCode');
    const reset = (newPassword: string) => identity('accounts:resetPassword', { oobCode, newPassword });
    expect(await reset('Uma senha nova 26')).not.toHaveProperty('error');
    expect(await reset('A senha do ladrão 26')).toHaveProperty('error');
    const { email } = await auth.getUser(person.uid);
    expect(
      await identity('accounts:signInWithPassword', { email, password: 'A senha do ladrão 26' }),
    ).toHaveProperty('error');
  });

  it('10 A stolen password reads nothing where a second factor is demanded, and makes no way past it', async () => {
    const { id } = await makeFirm();
    const person = await makePerson(id, 'admin', { needs_factor: true });
    const { token } = await enrol(person);
    // A session from before the factor, and one that says it has it.
    const lacking = person.token;
    expect(secondFactorOf(lacking)).toBeNull();
    expect(await readStatus(`tenants/${id}`, token)).toBe(200);
    for (const path of [`tenants/${id}`, `tenants/${id}/clients`, `recovery_codes/${person.uid}`])
      expect(await readStatus(path, lacking), path).toBe(403);
    await expectRefusedEverywhere(person.uid, lacking);
    expect(await writeStatus(`app_users/${person.uid}`, lacking)).toBe(403);
    expect(
      await identity('accounts:signInWithPassword', { email: person.email, password: PASSWORD }),
    ).toMatchObject({
      mfaPendingCredential: expect.any(String) as string,
    });
  });

  it('11 Twenty fast guesses open nothing, and the deployment is told to throttle them', async () => {
    const person = await makePerson(FIRM, 'client', { client_ids: [COMPANY] });
    for (let guess = 0; guess < 20; guess += 1) {
      const answer = identity('accounts:signInWithPassword', {
        email: person.email,
        password: `senha ${guess}`,
      });
      expect(await answer).toHaveProperty('error');
    }
    // Here nothing slows them down: it is a setting of the production project.
    expect(readFileSync('docs/deploy.md', 'utf8')).toMatch(/abuse quotas/);
  });

  it('finding 2: nobody enters the staff from an address that was never confirmed', async () => {
    const person = await makePerson(FIRM, 'pending', { requested_role: 'admin', email_verified: false });
    for (const role of ['accountant', 'supervisor', 'admin'] as const) {
      const answer = await call(
        'approveUser',
        { user_id: person.uid, role },
        { token: world.tokenOf('admin') },
      );
      expect(answer, role).toMatchObject(refused('email_not_verified'));
    }
    expect(await rowOf(person.uid)).toMatchObject({ role: null, is_active: false });
  });

  it('finding 7: the person who lets a person in or locks one out is named in the audit', async () => {
    const person = await makePerson(FIRM, 'pending');
    const admin = { token: world.tokenOf('admin') };
    await call('approveUser', { user_id: person.uid, role: 'client', client_id: COMPANY }, admin);
    await call('setUserActive', { user_id: person.uid, is_active: false }, admin);
    const entries = await db.collection(`tenants/${FIRM}/audit`).where('doc_id', '==', person.uid).get();
    const acts = entries.docs.map((entry) => entry.data()).filter(({ kind }) => kind === 'act');
    expect(acts).toHaveLength(2);
    for (const act of acts) expect(act).toMatchObject({ uid: PERSONAS.admin.uid });
  });

  it('finding 7: a client and an accountant list nothing of the audit', async () => {
    for (const persona of ['client', 'accountant', 'foreignAdmin'] as const)
      await expectListDenied(world.as(persona), `tenants/${FIRM}/audit`);
  });
});
