import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { auth, db, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { canRenew, makePerson, readStatus, rowOf, signIn, type Person } from '../support/people.ts';

let firm: string;
let otherFirm: string;
let admin: Person;

beforeAll(async () => {
  otherFirm = (await makeFirm()).id;
});
beforeEach(async () => {
  firm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
});

const setActive = (user: Person, is_active: boolean, by: Person) =>
  call('setUserActive', { user_id: user.uid, is_active }, { token: by.token });

describe('blocking', () => {
  it('stops a signed-in person at the next read, and ends session and sign-in', async () => {
    const person = await makePerson(firm, 'accountant');
    expect(await readStatus(`tenants/${firm}/clients`, person.token)).toBe(200);
    expect((await setActive(person, false, admin)).kind).toBe('answered');

    // 403 by the rules; 401 where the database also asks Auth whether the user is disabled.
    expect([401, 403]).toContain(await readStatus(`tenants/${firm}/clients`, person.token));
    expect(await canRenew(person.refreshToken)).toBe(false);
    expect(await signIn(person.email)).toBeNull();
    const row = await rowOf(person.uid);
    expect(row).toMatchObject({ is_active: false, role: 'accountant' });
    expect(row?.blocked_at).toBeInstanceOf(Timestamp);
    await triggersSettled();
    const shown = await db.doc(`tenants/${firm}/people/${person.uid}`).get();
    expect(shown.data()).toMatchObject({ is_active: false, deleted_at: null });
  });

  it('revokes the earlier tokens, which a later opening would otherwise make valid again', async () => {
    const person = await makePerson(firm, 'accountant');
    // In this process: the local backend ends sessions with the disabling alone, production does not.
    const { setAuthUserEnabled } = await import('functions/src/accounts/auth-users.ts');
    const admins = await import('functions/src/firestore/admin.ts');
    const revoke = vi.spyOn(admins.auth, 'revokeRefreshTokens');
    await setAuthUserEnabled(person.uid, false);
    expect(revoke.mock.calls).toEqual([[person.uid]]);
    await setAuthUserEnabled(person.uid, true);
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it('is the rules’ doing too, before Auth has heard of it', async () => {
    const person = await makePerson(firm, 'accountant', { is_active: false });
    expect(await readStatus(`tenants/${firm}/clients`, person.token)).toBe(403);
  });

  it('is undone by opening the account again', async () => {
    const person = await makePerson(firm, 'supervisor');
    await setActive(person, false, admin);
    expect((await setActive(person, true, admin)).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ is_active: true, blocked_at: null, role: 'supervisor' });
    const token = await signIn(person.email);
    expect(await readStatus(`tenants/${firm}/clients`, token ?? '')).toBe(200);
  });

  it('works on an account that has a field of a later release, and keeps it', async () => {
    const person = await makePerson(firm, 'accountant');
    await db.doc(`app_users/${person.uid}`).update({ field_of_later: ['x'] });
    expect((await setActive(person, false, admin)).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false, field_of_later: ['x'] });
  });

  it('and opening leave an entry each with their author, and the row says who closed it', async () => {
    const person = await makePerson(firm, 'accountant');
    await setActive(person, false, admin);
    expect(await rowOf(person.uid)).toMatchObject({ blocked_by: admin.uid });
    await setActive(person, true, admin);
    expect(await rowOf(person.uid)).toMatchObject({ blocked_by: null });
    const [open, closed] = [{ is_active: true }, { is_active: false }];
    expect(await actsOn(firm, person.uid)).toEqual([
      { uid: admin.uid, act: 'block', before: open, after: closed },
      { uid: admin.uid, act: 'reopen', before: closed, after: open },
    ]);
  });

  it('repeated keeps the time of the first', async () => {
    const person = await makePerson(firm, 'accountant');
    await setActive(person, false, admin);
    const first = await rowOf(person.uid);
    expect((await setActive(person, false, admin)).kind).toBe('answered');
    expect(await rowOf(person.uid)).toEqual(first);
    expect(await actsOn(firm, person.uid)).toHaveLength(1);
  });

  it('reaches Auth even when the run died after the row was written', async () => {
    const person = await makePerson(firm, 'accountant');
    await triggersSettled();
    await db.doc(`app_users/${person.uid}`).update({ is_active: false, blocked_at: Timestamp.now() });
    await triggersSettled();
    expect((await auth.getUser(person.uid)).disabled).toBe(true);
    expect(await canRenew(person.refreshToken)).toBe(false);
  });
});

describe('the last active administrator', () => {
  it('stays', async () => {
    await makePerson(firm, 'admin', { is_active: false, blocked_at: Timestamp.now() });
    await makePerson(otherFirm, 'admin');
    expect(await setActive(admin, false, admin)).toMatchObject({ kind: 'refused', reason: 'last_admin' });
    expect(await rowOf(admin.uid)).toMatchObject({ is_active: true, blocked_at: null });
    expect((await auth.getUser(admin.uid)).disabled).toBe(false);
  });

  it('is still there after two administrators have blocked each other at once', async () => {
    const second = await makePerson(firm, 'admin');
    const answers = await Promise.all([setActive(second, false, admin), setActive(admin, false, second)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['answered', 'refused']);
    const rows = await Promise.all([rowOf(admin.uid), rowOf(second.uid)]);
    expect(rows.filter((row) => row?.is_active === true)).toHaveLength(1);
  });

  it('is not the one who leaves while another is active', async () => {
    await makePerson(firm, 'admin');
    expect((await setActive(admin, false, admin)).kind).toBe('answered');
  });
});

describe('blocking is refused', () => {
  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)('to %s', async (role) => {
    const caller = await makePerson(firm, role);
    const person = await makePerson(firm, 'accountant');
    expect(await setActive(person, false, caller)).toMatchObject({ kind: 'refused', reason: 'forbidden' });
    expect(await rowOf(person.uid)).toMatchObject({ is_active: true });
  });

  it('to another firm’s administrator', async () => {
    const stranger = await makePerson(otherFirm, 'admin');
    const person = await makePerson(firm, 'accountant');
    expect(await setActive(person, false, stranger)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect((await auth.getUser(person.uid)).disabled).toBe(false);
  });

  it.each([true, false])(
    'for a pending account: nobody gets in around the approval (%s)',
    async (isActive) => {
      const person = await makePerson(firm, 'pending');
      expect(await setActive(person, isActive, admin)).toMatchObject({
        kind: 'refused',
        reason: 'not_found',
      });
      expect(await rowOf(person.uid)).toMatchObject({ is_active: false, blocked_at: null });
    },
  );

  it('to a blocked person who wants to open their own account', async () => {
    const person = await makePerson(firm, 'admin');
    await setActive(person, false, admin);
    expect((await setActive(person, true, person)).kind).toBe('refused');
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false });
  });
});
