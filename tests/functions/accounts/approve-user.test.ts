import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { auth, db, triggersSettled, withDuplicates } from '../support/backend.ts';
import { call, callRaw } from '../support/call.ts';
import { makeClient, makeFirm } from '../support/firms.ts';
import { mailsTo } from '../support/mail-server.ts';
import { makePerson, readStatus, rowOf, type Person } from '../support/people.ts';

const SITE = 'http://localhost:6200';
/** Nobody is let into the panel without. */
const CONFIRMED = { email_verified: true };
let firm: string;
let otherFirm: string;
let admin: Person;
let clientId: string;

beforeAll(async () => {
  firm = (await makeFirm({ domains: ['localhost:6200'] })).id;
  otherFirm = (await makeFirm()).id;
  admin = await makePerson(firm, 'admin');
  clientId = await makeClient(firm);
});

describe('approving', () => {
  it('lets a client in, with its company', async () => {
    const person = await makePerson(firm, 'pending');
    expect(await readStatus(`tenants/${firm}/companies/${clientId}`, person.token)).toBe(403);
    const input = { user_id: person.uid, role: 'client', client_id: clientId } as const;
    expect((await call('approveUser', input, { token: admin.token })).kind).toBe('answered');

    const row = await rowOf(person.uid);
    expect(row).toMatchObject({
      role: 'client',
      client_id: clientId,
      client_ids: [clientId],
      is_active: true,
      approved_by: admin.uid,
      blocked_at: null,
      requested_role: 'accountant',
    });
    expect(row?.approved_at).toBeInstanceOf(Timestamp);
    expect(await actsOn(firm, person.uid)).toEqual([
      {
        uid: admin.uid,
        act: 'approve',
        before: { role: null, client_ids: [], is_active: false },
        after: { role: 'client', client_ids: [clientId], is_active: true },
      },
    ]);
    await triggersSettled();
    expect(await readStatus(`tenants/${firm}/companies/${clientId}`, person.token)).toBe(200);
    expect(await readStatus(`tenants/${firm}/clients/${clientId}`, person.token)).toBe(403);
  });

  it.each(['accountant', 'supervisor', 'admin'] as const)('lets a person in as %s', async (role) => {
    const person = await makePerson(firm, 'pending', CONFIRMED);
    await call('approveUser', { user_id: person.uid, role }, { token: admin.token });
    expect(await rowOf(person.uid)).toMatchObject({ role, client_id: null, client_ids: [], is_active: true });
    expect(await readStatus(`tenants/${firm}/clients/${clientId}`, person.token)).toBe(200);
  });

  it('tells the person once, in Portuguese, where to enter', async () => {
    const person = await makePerson(firm, 'pending', { ...CONFIRMED, full_name: 'João Ávila' });
    const input = { user_id: person.uid, role: 'accountant' } as const;
    await call('approveUser', input, { token: admin.token, origin: SITE });
    await triggersSettled();
    const mails = mailsTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Sua conta foi aprovada – Aurora Contabilidade');
    expect(mails[0]?.to).toEqual([{ name: 'João Ávila', address: person.email }]);
    expect(mails[0]?.replyTo).toEqual([{ name: 'Aurora Contabilidade', address: 'contato@aurora.example' }]);
    expect(mails[0]?.text).toContain('Olá, João Ávila!');
    expect(mails[0]?.text).toContain(`${SITE}/auth\n`);
  });

  it('tells the person once when the event arrives three times', async () => {
    const person = await makePerson(firm, 'pending', CONFIRMED);
    await triggersSettled();
    await withDuplicates('sendQueuedMail', 2, async () => {
      await call('approveUser', { user_id: person.uid, role: 'accountant' }, { token: admin.token });
    });
    expect(mailsTo(person.email)).toHaveLength(1);
  });

  it('by two administrators at once happens once', async () => {
    const person = await makePerson(firm, 'pending', CONFIRMED);
    const second = await makePerson(firm, 'admin');
    const answers = await Promise.all([
      call('approveUser', { user_id: person.uid, role: 'accountant' }, { token: admin.token }),
      call('approveUser', { user_id: person.uid, role: 'supervisor' }, { token: second.token }),
    ]);
    const reasons = answers.map((answer) => (answer.kind === 'refused' ? answer.reason : answer.kind));
    expect(reasons.toSorted()).toEqual(['answered', 'not_pending']);
    await triggersSettled();
    expect(mailsTo(person.email)).toHaveLength(1);
  });
});

describe('an address that nobody has confirmed', () => {
  const STAFF = ['accountant', 'supervisor', 'admin'] as const;

  it.each(STAFF)('lets nobody in as %s', async (role) => {
    const person = await makePerson(firm, 'pending');
    const input = { user_id: person.uid, role } as const;
    const answer = await call('approveUser', input, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'email_not_verified' });
    expect(await rowOf(person.uid)).toMatchObject({ role: null, is_active: false });
    expect(await actsOn(firm, person.uid)).toEqual([]);
  });

  it('is one that Auth knows as confirmed before the row does', async () => {
    const person = await makePerson(firm, 'pending');
    await auth.updateUser(person.uid, { emailVerified: true });
    const input = { user_id: person.uid, role: 'accountant' } as const;
    expect((await call('approveUser', input, { token: admin.token })).kind).toBe('answered');
  });

  it('is not confirmed by another one, set at Auth later', async () => {
    const person = await makePerson(firm, 'pending');
    await auth.updateUser(person.uid, { email: `outra.${person.email}`, emailVerified: true });
    const input = { user_id: person.uid, role: 'admin' } as const;
    const answer = await call('approveUser', input, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'email_not_verified' });
  });
});

describe('approving is refused', () => {
  const refusedWith = (reason: string) => ({ kind: 'refused', reason });

  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)('to %s', async (role) => {
    const caller = await makePerson(firm, role, role === 'client' ? { client_ids: [clientId] } : {});
    const person = await makePerson(firm, 'pending');
    const before = await rowOf(person.uid);
    const input = { user_id: person.uid, role: 'admin' } as const;
    expect(await call('approveUser', input, { token: caller.token })).toMatchObject(refusedWith('forbidden'));
    expect(await rowOf(person.uid)).toEqual(before);
  });

  it('to a pending person about oneself', async () => {
    const person = await makePerson(firm, 'pending');
    const input = { user_id: person.uid, role: 'admin' } as const;
    expect(await call('approveUser', input, { token: person.token })).toMatchObject(refusedWith('forbidden'));
  });

  it('to an administrator whose account is closed, with a token that still lives', async () => {
    const closed = await makePerson(firm, 'admin', { is_active: false });
    const person = await makePerson(firm, 'pending');
    const input = { user_id: person.uid, role: 'admin' } as const;
    expect(await call('approveUser', input, { token: closed.token })).toMatchObject(refusedWith('forbidden'));
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false, role: null });
  });

  it('to another firm’s administrator, who cannot even tell that the account exists', async () => {
    const stranger = await makePerson(otherFirm, 'admin');
    const person = await makePerson(firm, 'pending');
    const before = await rowOf(person.uid);
    const theirs = await call(
      'approveUser',
      { user_id: person.uid, role: 'admin' },
      { token: stranger.token },
    );
    const nobody = await call('approveUser', { user_id: 'nobody', role: 'admin' }, { token: stranger.token });
    expect(theirs).toMatchObject(refusedWith('not_found'));
    expect(theirs).toEqual(nobody);
    expect(await rowOf(person.uid)).toEqual(before);
  });

  it.each([
    ['approved already', {}],
    ['blocked', { is_active: false, blocked_at: Timestamp.now() }],
    ['closed in another way after approval', { is_active: false }],
  ])('for an account that is %s', async (_, fields) => {
    const person = await makePerson(firm, 'accountant', fields);
    const input = { user_id: person.uid, role: 'admin' } as const;
    expect(await call('approveUser', input, { token: admin.token })).toMatchObject(
      refusedWith('not_pending'),
    );
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant' });
  });

  it('for a client without a company row in this firm', async () => {
    const removed = await makeClient(firm);
    await db.doc(`tenants/${firm}/clients/${removed}`).update({ deleted_at: Timestamp.now() });
    const elsewhere = await makeClient(otherFirm);
    const person = await makePerson(firm, 'pending');
    for (const client_id of ['nothing', removed, elsewhere]) {
      const input = { user_id: person.uid, role: 'client', client_id } as const;
      expect(await call('approveUser', input, { token: admin.token })).toMatchObject(
        refusedWith('client_not_found'),
      );
    }
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false, role: null, client_ids: [] });
  });

  it.each([
    ['a client without a company', { role: 'client' }],
    ['staff with a company', { role: 'accountant', client_id: 'anything' }],
    ['a role that does not exist', { role: 'owner' }],
  ])('for %s', async (_, spoilt) => {
    const person = await makePerson(firm, 'pending');
    const answer = await callRaw('approveUser', { user_id: person.uid, ...spoilt }, { token: admin.token });
    expect(answer).toMatchObject(refusedWith('invalid_input'));
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false });
  });

  it('for an account whose Auth user is gone', async () => {
    const person = await makePerson(firm, 'pending');
    await auth.deleteUser(person.uid);
    const input = { user_id: person.uid, role: 'accountant' } as const;
    expect(await call('approveUser', input, { token: admin.token })).toMatchObject(
      refusedWith('account_deleted'),
    );
  });
});
