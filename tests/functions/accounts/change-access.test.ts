import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { db, triggersSettled } from '../support/backend.ts';
import { call, callRaw } from '../support/call.ts';
import { downloadStatus, draft, upload, writeRow } from '../support/documents.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { canRenew, makePerson, readStatus, rowOf, type Person } from '../support/people.ts';

let firm: string;
let admin: Person;

beforeEach(async () => {
  firm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
});

type Access = { role: 'client' | 'accountant' | 'supervisor' | 'admin'; client_ids: string[] };
const change = (user: Person, access: Access, by: Person = admin) =>
  call('changeAccess', { user_id: user.uid, ...access }, { token: by.token });
const CONFIRMED = { email_verified: true };
const makeClientUser = (...ids: string[]) =>
  makePerson(firm, 'client', { client_id: ids[0] ?? null, client_ids: ids });
const shownOf = async ({ uid }: Person) => (await db.doc(`tenants/${firm}/people/${uid}`).get()).data();
const staff = (role: Exclude<Access['role'], 'client'>): Access => ({ role, client_ids: [] });
const client = (...client_ids: string[]): Access => ({ role: 'client', client_ids });
const refusedWith = (reason: string) => ({ kind: 'refused', reason });

describe('changing access', () => {
  it('gives a client another company, and the first stays the primary one', async () => {
    const [first, second] = [await makeClient(firm), await makeClient(firm)];
    const person = await makeClientUser(first);
    await triggersSettled();
    const before = await rowOf(person.uid);
    expect(await readStatus(`tenants/${firm}/companies/${second}`, person.token)).toBe(403);

    expect((await change(person, client(second, first))).kind).toBe('answered');
    expect(await rowOf(person.uid)).toEqual({ ...before, client_id: first, client_ids: [second, first] });
    expect(await readStatus(`tenants/${firm}/companies/${second}`, person.token)).toBe(200);
    await triggersSettled();
    expect(await shownOf(person)).toMatchObject({ role: 'client', client_ids: [second, first] });
  });

  it('leaves nothing unread of what was said at a company before it was given, also when it is given again', async () => {
    const [first, second] = [await makeClient(firm), await makeClient(firm)];
    const person = await makeClientUser(first);
    const markOf = async (id: string) =>
      (await db.doc(`tenants/${firm}/thread_reads/${id}_${person.uid}`).get()).data();
    const asked = Timestamp.now().toMillis();
    await change(person, client(first, second));
    // What was theirs before keeps its own mark.
    expect(await markOf(first)).toBeUndefined();
    const mark = await markOf(second);
    expect(mark).toMatchObject({ client_id: second, user_id: person.uid, rev: 1, deleted_at: null });
    expect((mark?.['last_read_at'] as Timestamp).toMillis()).toBeGreaterThanOrEqual(asked);
    expect(await readStatus(`tenants/${firm}/thread_reads/${second}_${person.uid}`, person.token)).toBe(200);

    await change(person, client(first));
    await change(person, client(first, second));
    const again = await markOf(second);
    expect(again).toMatchObject({ rev: 2 });
    expect((again?.['last_read_at'] as Timestamp).toMillis()).toBeGreaterThan(
      (mark?.['last_read_at'] as Timestamp).toMillis(),
    );
  });

  it('takes a company away at once, from the database and the files, and the session goes on', async () => {
    const [first, second] = [await makeClient(firm), await makeClient(firm)];
    const person = await makeClientUser(first, second);
    await triggersSettled();
    const fileOf = async (clientId: string) => {
      const document = draft(admin, { tenantId: firm, clientId, id: someId('doc') }, { check: 'ok' });
      await upload(document.path, '%PDF-1.7', admin.token);
      await writeRow(document);
      return document.path;
    };
    const [firstFile, secondFile] = [await fileOf(first), await fileOf(second)];
    await triggersSettled();
    expect(await downloadStatus(firstFile, { token: person.token })).toBe(200);

    expect((await change(person, client(second))).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ client_id: second, client_ids: [second] });
    expect(await readStatus(`tenants/${firm}/companies/${first}`, person.token)).toBe(403);
    expect(await readStatus(`tenants/${firm}/companies/${second}`, person.token)).toBe(200);
    expect(await downloadStatus(firstFile, { token: person.token })).toBe(403);
    expect(await downloadStatus(secondFile, { token: person.token })).toBe(200);
    expect(await canRenew(person.refreshToken)).toBe(true);
  });

  it.each(['accountant', 'supervisor', 'admin'] as const)('makes a colleague %s', async (role) => {
    const person = await makePerson(firm, role === 'accountant' ? 'supervisor' : 'accountant', CONFIRMED);
    expect((await change(person, staff(role))).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ role, client_id: null, client_ids: [], is_active: true });
    await triggersSettled();
    expect(await shownOf(person)).toMatchObject({ role, kind: 'staff' });
  });

  it('ends what an administrator could do', async () => {
    const second = await makePerson(firm, 'admin');
    await change(second, staff('accountant'));
    expect(await change(admin, staff('accountant'), second)).toMatchObject(refusedWith('forbidden'));
    expect(await readStatus(`app_users/${admin.uid}`, second.token)).toBe(403);
  });

  it('makes staff of who was let in as a client by mistake, and a client of who was let in as staff', async () => {
    const company = await makeClient(firm);
    const [mistaken, stranger] = [
      await makePerson(firm, 'client', { client_id: company, client_ids: [company], ...CONFIRMED }),
      await makePerson(firm, 'accountant'),
    ];
    await triggersSettled();
    expect((await change(mistaken, staff('accountant'))).kind).toBe('answered');
    expect((await change(stranger, client(company))).kind).toBe('answered');
    expect(await rowOf(mistaken.uid)).toMatchObject({ role: 'accountant', client_id: null, client_ids: [] });
    expect(await readStatus(`tenants/${firm}/clients/${company}`, mistaken.token)).toBe(200);
    expect(await rowOf(stranger.uid)).toMatchObject({ role: 'client', client_id: company });
    expect(await readStatus(`tenants/${firm}/clients/${company}`, stranger.token)).toBe(403);
    expect(await readStatus(`tenants/${firm}/companies/${company}`, stranger.token)).toBe(200);
  });

  it('of a blocked account lets nobody in', async () => {
    const blocked = { is_active: false, blocked_at: Timestamp.now() };
    const person = await makePerson(firm, 'accountant', { ...blocked, ...CONFIRMED });
    expect((await change(person, staff('supervisor'))).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ role: 'supervisor', is_active: false });
    expect(await readStatus(`tenants/${firm}/clients`, person.token)).not.toBe(200);
  });
});

describe('changing access leaves an entry', () => {
  it('with its author, and of both sides what differs', async () => {
    const [first, second] = [await makeClient(firm), await makeClient(firm)];
    const person = await makeClientUser(first);
    await change(person, client(first, second));
    await change(person, client(first, second));
    const before = { client_ids: [first] };
    const after = { client_ids: [first, second] };
    expect(await actsOn(firm, person.uid)).toEqual([{ uid: admin.uid, act: 'change_access', before, after }]);
  });

  it('unless it is refused', async () => {
    const person = await makePerson(firm, 'accountant');
    await change(person, client('nothing'));
    expect(await actsOn(firm, person.uid)).toEqual([]);
  });
});

describe('without a confirmed address', () => {
  it.each([
    ['accountant', 'supervisor'],
    ['accountant', 'admin'],
    ['supervisor', 'admin'],
  ] as const)('%s does not become %s', async (role, next) => {
    const person = await makePerson(firm, role);
    expect(await change(person, staff(next))).toMatchObject(refusedWith('email_not_verified'));
    expect(await rowOf(person.uid)).toMatchObject({ role });
  });

  it('a client does not become staff, which would be a way around the approval', async () => {
    const person = await makeClientUser(await makeClient(firm));
    expect(await change(person, staff('accountant'))).toMatchObject(refusedWith('email_not_verified'));
    expect(await rowOf(person.uid)).toMatchObject({ role: 'client' });
  });

  it('an administrator may still be made less', async () => {
    const person = await makePerson(firm, 'admin');
    expect((await change(person, staff('accountant'))).kind).toBe('answered');
  });
});

describe('changing access leaves the firm an administrator', () => {
  it('for nobody changes their own access', async () => {
    await makePerson(firm, 'admin');
    expect(await change(admin, staff('accountant'))).toMatchObject(refusedWith('own_account'));
    expect(await rowOf(admin.uid)).toMatchObject({ role: 'admin' });
  });

  it('when two demote each other at once', async () => {
    const second = await makePerson(firm, 'admin');
    const answers = await Promise.all([
      change(second, staff('accountant')),
      change(admin, staff('accountant'), second),
    ]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['answered', 'refused']);
    const rows = await Promise.all([rowOf(admin.uid), rowOf(second.uid)]);
    expect(rows.filter((row) => row?.role === 'admin')).toHaveLength(1);
  });

  it('when one demotes who blocks the other at once', async () => {
    const second = await makePerson(firm, 'admin');
    await Promise.all([
      change(second, staff('accountant')),
      call('setUserActive', { user_id: admin.uid, is_active: false }, { token: second.token }),
    ]);
    const rows = await Promise.all([rowOf(admin.uid), rowOf(second.uid)]);
    expect(rows.filter((row) => row?.role === 'admin' && row.is_active === true)).toHaveLength(1);
  });
});

describe('changing access is refused', () => {
  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)('to %s', async (role) => {
    const caller = await makePerson(firm, role);
    const person = await makePerson(firm, 'accountant');
    expect(await change(person, staff('admin'), caller)).toMatchObject(refusedWith('forbidden'));
    expect(await change(caller, staff('admin'), caller)).toMatchObject(refusedWith('forbidden'));
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant' });
  });

  it('to an administrator whose account is closed, with a token that still lives', async () => {
    const closed = await makePerson(firm, 'admin', { is_active: false });
    const person = await makePerson(firm, 'accountant');
    expect(await change(person, staff('admin'), closed)).toMatchObject(refusedWith('forbidden'));
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant' });
  });

  it('to another firm’s administrator, who cannot even tell that the account exists', async () => {
    const stranger = await makePerson((await makeFirm()).id, 'admin');
    const person = await makePerson(firm, 'accountant');
    const theirs = await change(person, staff('admin'), stranger);
    const input = { user_id: 'nobody', ...staff('admin') };
    expect(theirs).toMatchObject(refusedWith('not_found'));
    expect(await call('changeAccess', input, { token: stranger.token })).toEqual(theirs);
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant' });
  });

  it('for a pending account: nobody gets a role around the approval', async () => {
    const person = await makePerson(firm, 'pending');
    expect(await change(person, staff('accountant'))).toMatchObject(refusedWith('not_found'));
    expect(await rowOf(person.uid)).toMatchObject({ role: null, is_active: false });
  });

  it('for a company that is not there, was removed, or is another firm’s, next to one that exists', async () => {
    const [existing, removed] = [await makeClient(firm), await makeClient(firm)];
    await db.doc(`tenants/${firm}/clients/${removed}`).update({ deleted_at: Timestamp.now() });
    const elsewhere = await makeClient((await makeFirm()).id);
    const person = await makeClientUser(existing);
    for (const id of ['nothing', removed, elsewhere]) {
      expect(await change(person, client(existing, id))).toMatchObject(refusedWith('client_not_found'));
    }
    expect(await rowOf(person.uid)).toMatchObject({ client_ids: [existing] });
  });

  it.each([
    ['a client without a company', { role: 'client', client_ids: [] }],
    ['staff with a company', { role: 'accountant', client_ids: ['c1'] }],
    ['the same company twice', { role: 'client', client_ids: ['c1', 'c1'] }],
    ['more companies than an account may have', { role: 'client', client_ids: manyIds(51) }],
    ['no role', { role: null, client_ids: [] }],
    ['a role that does not exist', { role: 'owner', client_ids: [] }],
  ])('for %s', async (_, spoilt) => {
    const person = await makePerson(firm, 'accountant');
    const answer = await callRaw('changeAccess', { user_id: person.uid, ...spoilt }, { token: admin.token });
    expect(answer).toMatchObject(refusedWith('invalid_input'));
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant', client_ids: [] });
  });
});

function manyIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `c${index}`);
}
