import { type CallableInput, invitationPageSchema, type Role } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import {
  auth,
  db,
  runSchedule,
  triggersSettled,
  triggersSettledWithRetries,
  withDuplicates,
} from '../support/backend.ts';
import { call, callRaw, someAddress } from '../support/call.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { linkIn, mailsTo, secretIn } from '../support/invitations.ts';
import { makePerson, readStatus, rowOf, type Person } from '../support/people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SITE = 'http://localhost:6200';

let firm: string;
let bakery: string;
let shop: string;
let admin: Person;
let supervisor: Person;
let owner: Person;

beforeAll(async () => {
  firm = (await makeFirm({ domains: ['localhost:6200'] })).id;
  admin = await makePerson(firm, 'admin');
  supervisor = await makePerson(firm, 'supervisor');
});
beforeEach(async () => {
  bakery = await makeClient(firm);
  shop = await makeClient(firm, { corporate_name: 'Loja Azul Ltda' });
  owner = await makePerson(firm, 'client', {
    ...{ client_id: bakery, client_ids: [bakery, shop], owner_of: [bakery] },
  });
});

const address = () => `${someId('convidado')}@cliente.example`;
const kindOf = async (answer: ReturnType<typeof callRaw>) => {
  const told = await answer;
  return told.kind === 'refused' ? told.reason : told.kind;
};
const invite = (by: Person, input: CallableInput<'inviteUser'>) =>
  call('inviteUser', input, { token: by.token, origin: SITE });
const invited = async (by: Person, email: string, over: Partial<CallableInput<'inviteUser'>> = {}) => {
  const input = { email, role: 'client' as Role, client_ids: [bakery], ...over };
  const answer = await invite(by, input);
  await triggersSettledWithRetries();
  return answer;
};
/** The whole way to a link, as it is in the e-mail. */
async function linkFor(email: string, by = admin, over: Partial<CallableInput<'inviteUser'>> = {}) {
  expect(await invited(by, email, over)).toMatchObject({ kind: 'answered' });
  return secretIn(email);
}
const accept = (person: Person, link: CallableInput<'acceptInvitation'>) =>
  kindOf(call('acceptInvitation', link, { token: person.token }));
/** Somebody who signed up with an address, and showed that it is theirs. */
const signedUp = (email: string, fields: Record<string, unknown> = {}) =>
  makePerson(firm, 'pending', { email, email_verified: true, ...fields });
const open = (link: CallableInput<'openInvitation'>) => call('openInvitation', link);
const listed = async (by: Person, client_id: string | null = null) => {
  const answer = await call('listInvitations', { client_id, after: null }, { token: by.token });
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return invitationPageSchema.parse(answer.result).invitations;
};
const rowAt = async (id: string) => (await db.doc(`invitations/${id}`).get()).data();

describe('inviting', () => {
  it('sends an e-mail with a link, and keeps neither the link nor a readable secret', async () => {
    const email = address();
    const link = await linkFor(email.toUpperCase().replace('CLIENTE.EXAMPLE', 'cliente.example'), admin);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Convite para o portal – Aurora Contabilidade');
    expect(mail?.text).toContain('Empresa: Padaria Pão Dourado.');
    expect(linkIn(email)).toMatch(new RegExp(`^${SITE}/auth/invite#[A-Za-z0-9-]+\\.[A-Za-z0-9_-]{43}$`));
    const row = await rowAt(link.invitation_id);
    expect(row).toMatchObject({ email, role: 'client', client_ids: [bakery], invited_by: admin.uid });
    const mails = await db.collection('mail').where('tenant_id', '==', firm).get();
    const kept = JSON.stringify([row, ...mails.docs.map((doc) => doc.data())]);
    expect(kept).not.toContain(link.secret);
    const acts = await actsOn(firm, link.invitation_id);
    expect(acts).toMatchObject([{ uid: admin.uid, act: 'invite', after: { role: 'client' } }]);
    expect(JSON.stringify(acts)).not.toContain(email);
  });

  it('to the staff is said with the role, by an administrator', async () => {
    const email = address();
    await linkFor(email, admin, { role: 'supervisor', client_ids: [] });
    expect(mailsTo(email)[0]?.text).toContain('Função: supervisor.');
  });

  it.each(['accountant', 'supervisor', 'admin'] as const)('to %s is no supervisor’s', async (role) => {
    expect(await kindOf(invite(supervisor, { email: address(), role, client_ids: [] }))).toBe('forbidden');
  });

  it('of a client is a supervisor’s, and no accountant’s and no client’s', async () => {
    const input = { role: 'client' as const, client_ids: [bakery] };
    expect(await kindOf(invite(supervisor, { ...input, email: address() }))).toBe('answered');
    const accountant = await makePerson(firm, 'accountant');
    const client = await makePerson(firm, 'client', { client_id: bakery, client_ids: [bakery] });
    const blocked = await makePerson(firm, 'admin', { is_active: false, blocked_at: Timestamp.now() });
    for (const person of [accountant, client])
      expect(await kindOf(invite(person, { ...input, email: address() }))).toBe('forbidden');
    expect(await kindOf(invite(blocked, { ...input, email: address() }))).not.toBe('answered');
  });

  it('of people of a company is its owner’s, of that company alone, and to no role of the staff', async () => {
    const may = (over: Partial<CallableInput<'inviteUser'>>) =>
      kindOf(invite(owner, { email: address(), role: 'client', client_ids: [bakery], ...over }));
    expect(await may({})).toBe('answered');
    expect(await may({ client_ids: [shop] })).toBe('forbidden');
    expect(await may({ client_ids: [bakery, shop] })).toBe('forbidden');
    expect(await may({ role: 'accountant', client_ids: [] })).toBe('forbidden');
    await db.doc(`app_users/${owner.uid}`).update({ client_ids: [shop] });
    expect(await may({})).toBe('forbidden');
  });

  it('to a company of another firm, or one that was removed, is refused', async () => {
    const foreign = await makeClient((await makeFirm()).id);
    await db.doc(`tenants/${firm}/clients/${shop}`).update({ deleted_at: Timestamp.now() });
    for (const id of [foreign, shop])
      expect(await kindOf(invited(admin, address(), { client_ids: [id] }))).toBe('client_not_found');
  });

  it('a client needs a company, and staff none', async () => {
    for (const spoilt of [
      { role: 'client', client_ids: [] },
      { role: 'admin', client_ids: ['x'] },
      { role: 'client', client_ids: ['x', 'x'] },
    ])
      expect(
        await kindOf(callRaw('inviteUser', { ...spoilt, email: address() }, { token: admin.token })),
      ).toBe('invalid_input');
  });

  it('who is in with all of it changes nothing and sends nothing, and says so to the staff', async () => {
    const person = await makePerson(firm, 'client', { client_id: bakery, client_ids: [bakery, shop] });
    const before = await rowOf(person.uid);
    expect(await invited(admin, person.email)).toMatchObject({ result: { outcome: 'already_in' } });
    expect(await rowOf(person.uid)).toEqual(before);
    expect(mailsTo(person.email)).toEqual([]);
    const staff = await makePerson(firm, 'accountant');
    expect(await kindOf(invited(admin, staff.email))).toBe('has_account');
  });

  it('by an owner is answered the same, whether or not the address has an account', async () => {
    const person = await makePerson(firm, 'client', { client_id: bakery, client_ids: [bakery] });
    const staff = await makePerson(firm, 'accountant');
    const answers = [];
    for (const email of [person.email, staff.email, address()]) answers.push(await invited(owner, email));
    expect(answers).toEqual(Array(3).fill({ kind: 'answered', result: { outcome: 'invited' } }));
    expect((await listed(owner)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('one address more often than five times an hour is refused', async () => {
    const email = address();
    const kinds = [];
    for (let at = 0; at < 6; at += 1) kinds.push(await kindOf(invited(admin, email)));
    expect(kinds).toEqual([...Array<string>(5).fill('answered'), 'too_many_requests']);
  });

  it('by an owner is refused above ten an hour', async () => {
    const kinds = [];
    for (let at = 0; at < 11; at += 1)
      kinds.push(await kindOf(invite(owner, { email: address(), role: 'client', client_ids: [bakery] })));
    expect(kinds).toEqual([...Array<string>(10).fill('answered'), 'too_many_requests']);
  });

  it('by an owner is refused while twenty wait', async () => {
    const { invitation_id } = await linkFor(address(), owner);
    const row = await rowAt(invitation_id);
    const many = Array.from({ length: 19 }, () => db.doc(`invitations/${someId('i')}`));
    await Promise.all(many.map((ref) => ref.set({ ...row, email: address() })));
    expect(await kindOf(invited(owner, address()))).toBe('too_many_requests');
    await many[0]?.update({ settled_at: Timestamp.now() });
    expect(await kindOf(invited(owner, address()))).toBe('answered');
  });
});

describe('accepting', () => {
  it('lets a person in with what the invitation says, at once and once', async () => {
    const email = address();
    const link = await linkFor(email, admin, { client_ids: [bakery, shop] });
    const person = await signedUp(email, { requested_role: 'admin' });
    expect(await accept(person, link)).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({
      ...{ role: 'client', client_id: bakery, client_ids: [bakery, shop], is_active: true },
      ...{ approved_by: admin.uid, needs_factor: false, blocked_at: null },
    });
    expect((await rowOf(person.uid))?.approved_at).toBeInstanceOf(Timestamp);
    expect(await actsOn(firm, person.uid)).toEqual([
      {
        ...{ uid: person.uid, act: 'accept_invitation' },
        before: { role: null, client_ids: [], is_active: false },
        after: { role: 'client', client_ids: [bakery, shop], is_active: true },
      },
    ]);
    await triggersSettled();
    expect(await readStatus(`tenants/${firm}/companies/${bakery}`, person.token)).toBe(200);
    expect(mailsTo(email).map(({ subject }) => subject)).toContain(
      'Sua conta foi aprovada – Aurora Contabilidade',
    );
    expect(await accept(person, link)).toBe('invitation_used');
    expect(await open(link)).toMatchObject({ result: { state: 'accepted' } });
  });

  it('by two devices at once happens once', async () => {
    const email = address();
    const link = await linkFor(email);
    const person = await signedUp(email);
    const kinds = await Promise.all([accept(person, link), accept(person, link)]);
    expect(kinds.toSorted()).toEqual(['answered', 'invitation_used']);
  });

  it('lets staff in as the role that the administrator named', async () => {
    const email = address();
    const link = await linkFor(email, admin, { role: 'accountant', client_ids: [] });
    const person = await signedUp(email, { requested_role: 'admin' });
    expect(await accept(person, link)).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ role: 'accountant', client_ids: [], client_id: null });
  });

  it('gives a client who is in the companies that are new to them, and takes none', async () => {
    const person = await makePerson(firm, 'client', {
      ...{ client_id: shop, client_ids: [shop], email_verified: true },
    });
    const link = await linkFor(person.email);
    expect(await accept(person, link)).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ client_id: shop, client_ids: [shop, bakery] });
    const mark = await db.doc(`tenants/${firm}/thread_reads/${bakery}_${person.uid}`).get();
    expect(mark.exists).toBe(true);
  });

  it('changes nothing for who has all of it', async () => {
    const person = await makePerson(firm, 'client', {
      ...{ client_id: bakery, client_ids: [bakery], email_verified: true },
    });
    const link = await linkFor(person.email, owner);
    const before = await rowOf(person.uid);
    expect(await accept(person, link)).toBe('answered');
    expect(await rowOf(person.uid)).toEqual(before);
  });

  it('moves nobody from one role to another', async () => {
    const email = address();
    const link = await linkFor(email, admin, { role: 'admin', client_ids: [] });
    const fields = { email, email_verified: true };
    const client = await makePerson(firm, 'client', { ...fields, client_id: bakery, client_ids: [bakery] });
    expect(await accept(client, link)).toBe('has_account');
    expect(await rowOf(client.uid)).toMatchObject({ role: 'client' });
    const accountant = await makePerson(firm, 'accountant', fields);
    expect(await accept(accountant, link)).toBe('has_account');
  });

  it('is refused to another address, an unconfirmed one, another firm’s and a blocked account', async () => {
    const email = address();
    const link = await linkFor(email);
    expect(await accept(await signedUp(address()), link)).toBe('other_address');
    const unconfirmed = await signedUp(email, { email_verified: false });
    expect(await accept(unconfirmed, link)).toBe('email_not_verified');
    const foreign = await makePerson((await makeFirm()).id, 'pending', { email, email_verified: true });
    expect(await accept(foreign, link)).toBe('unknown_tenant');
    const blocked = { is_active: false, blocked_at: Timestamp.now() };
    const left = await makePerson(firm, 'client', { email, email_verified: true, ...blocked });
    expect(await accept(left, link)).not.toBe('answered');
    for (const { uid } of [unconfirmed, foreign, left]) expect((await rowOf(uid))?.is_active).toBe(false);
  });

  it('follows what Auth knows of the address before the row does, and only of the row’s address', async () => {
    const link = await linkFor(address());
    const row = await rowAt(link.invitation_id);
    const person = await makePerson(firm, 'pending');
    await db.doc(`invitations/${link.invitation_id}`).update({ email: person.email });
    expect(await accept(person, link)).toBe('email_not_verified');
    await auth.updateUser(person.uid, { emailVerified: true });
    await db.doc(`app_users/${person.uid}`).update({ email: row?.['email'] });
    expect(await accept(person, link)).toBe('other_address');
    await db.doc(`app_users/${person.uid}`).update({ email: person.email });
    expect(await accept(person, link)).toBe('answered');
  });

  it('is refused after seven days', async () => {
    const email = address();
    const link = await linkFor(email);
    const ref = db.doc(`invitations/${link.invitation_id}`);
    const expires: unknown = (await ref.get()).get('expires_at');
    const days = expires instanceof Timestamp ? (expires.toMillis() - Date.now()) / DAY_MS : 0;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await ref.update({ expires_at: Timestamp.now() });
    expect(await accept(await signedUp(email), link)).toBe('invitation_expired');
    expect(await open(link)).toMatchObject({ result: { state: 'expired' } });
  });

  it('is refused once it was withdrawn, and a link that nobody made opens nothing', async () => {
    const email = address();
    const { invitation_id, secret } = await linkFor(email);
    const person = await signedUp(email);
    for (const guess of [
      { invitation_id, secret: 'a'.repeat(43) },
      { invitation_id: 'i1', secret },
    ]) {
      expect(await accept(person, guess)).toBe('not_found');
      expect(await kindOf(open(guess))).toBe('not_found');
    }
    expect(await kindOf(call('withdrawInvitation', { invitation_id }, { token: admin.token }))).toBe(
      'answered',
    );
    expect(await accept(person, { invitation_id, secret })).toBe('invitation_withdrawn');
    expect(await kindOf(call('resendInvitation', { invitation_id }, { token: admin.token }))).toBe(
      'invitation_withdrawn',
    );
  });

  it('is refused once who sent it may not invite any more, until somebody who may sends it again', async () => {
    const email = address();
    const person = await signedUp(email);
    const link = await linkFor(email, owner);
    await db.doc(`app_users/${owner.uid}`).update({ owner_of: [] });
    expect(await accept(person, link)).toBe('invitation_withdrawn');
    expect(await open(link)).toMatchObject({ result: { state: 'withdrawn' } });
    expect((await listed(owner))[0]).toMatchObject({ state: 'withdrawn', may_act: false });
    const { invitation_id } = link;
    expect(await kindOf(call('resendInvitation', { invitation_id }, { token: supervisor.token }))).toBe(
      'answered',
    );
    await triggersSettled();
    expect(await accept(person, secretIn(email))).toBe('answered');
  });

  it.each([
    ['is blocked', { is_active: false, blocked_at: Timestamp.now() }],
    ['is no senior any more', { role: 'accountant' }],
    ['went to another firm', { tenant_id: 'another-firm' }],
  ])('is refused where the supervisor who sent it %s', async (_, change) => {
    const email = address();
    const sender = await makePerson(firm, 'supervisor');
    const link = await linkFor(email, sender);
    await db.doc(`app_users/${sender.uid}`).update(change);
    expect(await accept(await signedUp(email), link)).toBe('invitation_withdrawn');
  });

  it('is refused where a company of it was removed', async () => {
    const email = address();
    const link = await linkFor(email, admin, { client_ids: [bakery, shop] });
    await db.doc(`tenants/${firm}/clients/${shop}`).update({ deleted_at: Timestamp.now() });
    expect(await accept(await signedUp(email), link)).toBe('client_not_found');
  });

  it('believes nothing of the device: a role or companies beside the link are refused', async () => {
    const email = address();
    const link = await linkFor(email);
    const person = await signedUp(email);
    for (const more of [{ role: 'admin' }, { client_ids: [shop] }, { email }])
      expect(await kindOf(callRaw('acceptInvitation', { ...link, ...more }, { token: person.token }))).toBe(
        'invalid_input',
      );
    expect(await rowOf(person.uid)).toMatchObject({ is_active: false, role: null });
  });

  it('is refused after thirty tries within an hour', async () => {
    const person = await signedUp(address());
    const guess = { invitation_id: 'i1', secret: 'a'.repeat(43) };
    const kinds = [];
    for (let at = 0; at < 31; at += 1) kinds.push(await accept(person, guess));
    expect(kinds).toEqual([...Array<string>(30).fill('not_found'), 'too_many_requests']);
  });
});

describe('a link', () => {
  it('says whom it is for, to what, and whether to sign up or in', async () => {
    const email = address();
    const link = await linkFor(email);
    const opened = { state: 'waiting', email, role: 'client', companies: ['Padaria Pão Dourado'] };
    expect(await open(link)).toEqual({ kind: 'answered', result: { ...opened, has_account: false } });
    await auth.createUser({ email });
    expect(await open(link)).toMatchObject({ result: { has_account: true } });
  });

  it('is not tried without end from one address of the network', async () => {
    const ip = someAddress();
    const guess = { invitation_id: 'i1', secret: 'a'.repeat(43) };
    const kinds = new Set<string>();
    for (let at = 0; at < 100 && !kinds.has('too_many_requests'); at += 1)
      kinds.add(await kindOf(call('openInvitation', guess, { ip })));
    expect([...kinds]).toEqual(['not_found', 'too_many_requests']);
  });

  it('is one, however often its event comes, and those of an e-mail that was tried again all open', async () => {
    const email = address();
    await withDuplicates('sendQueuedMail', 2, async () => void (await invited(admin, email)));
    expect(mailsTo(email)).toHaveLength(1);
    const first = secretIn(email);
    await db.doc(`mail/invitation_${first.invitation_id}_1`).delete();
    const queued = { kind: 'invite', tenant_id: firm, user_id: null, to: email, name: null, origin: SITE };
    const sending = { state: 'queued', lease_until: 0, send_before: Date.now() + DAY_MS };
    const invitation = { id: first.invitation_id, sending: 1 };
    await db.doc(`mail/invitation_${first.invitation_id}_1`).set({ ...queued, ...sending, invitation });
    await triggersSettledWithRetries();
    expect(mailsTo(email)).toHaveLength(2);
    const second = secretIn(email);
    expect(second.secret).not.toBe(first.secret);
    for (const link of [first, second])
      expect(await open(link)).toMatchObject({ result: { state: 'waiting' } });
  });

  it('of an e-mail that is late is not made for an invitation that is over', async () => {
    const email = address();
    const { invitation_id } = await linkFor(email);
    await call('withdrawInvitation', { invitation_id }, { token: admin.token });
    const queued = { kind: 'invite', tenant_id: firm, user_id: null, to: email, name: null, origin: SITE };
    const sending = { state: 'queued', lease_until: 0, send_before: Date.now() + DAY_MS };
    const ref = db.doc(`mail/${someId('late')}`);
    await ref.set({ ...queued, ...sending, invitation: { id: invitation_id, sending: 1 } });
    await triggersSettledWithRetries();
    expect((await ref.get()).get('state')).toBe('dropped');
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('sending anew', () => {
  it('is the same invitation with another link and seven new days; the old link ends', async () => {
    const email = address();
    const first = await linkFor(email);
    const ref = db.doc(`invitations/${first.invitation_id}`);
    await ref.update({ expires_at: Timestamp.now() });
    expect(await invited(supervisor, email)).toMatchObject({ result: { outcome: 'resent' } });
    const second = secretIn(email);
    expect(second.invitation_id).toBe(first.invitation_id);
    expect(await kindOf(open(first))).toBe('not_found');
    expect(await open(second)).toMatchObject({ result: { state: 'waiting' } });
    const person = await signedUp(email);
    expect(await accept(person, first)).toBe('not_found');
    expect(await accept(person, second)).toBe('answered');
    expect((await actsOn(firm, first.invitation_id)).map(({ act }) => act)).toEqual([
      'invite',
      'resend_invitation',
    ]);
  });

  it('is refused for what was accepted, and the person stays as they are', async () => {
    const email = address();
    const link = await linkFor(email);
    const person = await signedUp(email);
    await accept(person, link);
    const before = await rowOf(person.uid);
    const { invitation_id } = link;
    for (const name of ['resendInvitation', 'withdrawInvitation'] as const)
      expect(await kindOf(call(name, { invitation_id }, { token: admin.token }))).toBe('invitation_used');
    expect(await rowOf(person.uid)).toEqual(before);
  });

  it('and withdrawing is of who may see it and invite to it', async () => {
    const { invitation_id } = await linkFor(address(), admin, { role: 'admin', client_ids: [] });
    const ofClient = await linkFor(address());
    const accountant = await makePerson(firm, 'accountant');
    const foreign = await makePerson((await makeFirm()).id, 'admin');
    for (const name of ['resendInvitation', 'withdrawInvitation'] as const) {
      const may = (by: Person, id: string) => kindOf(call(name, { invitation_id: id }, { token: by.token }));
      expect(await may(supervisor, invitation_id)).toBe('not_found');
      expect(await may(foreign, ofClient.invitation_id)).toBe('not_found');
      expect(await may(owner, ofClient.invitation_id)).toBe('not_found');
      expect(await may(accountant, ofClient.invitation_id)).toBe('forbidden');
    }
  });
});

describe('the list', () => {
  it('is of the firm for seniors, of its company for the staff, and of an owner what they made', async () => {
    const [staffs, clients, owners] = [address(), address(), address()];
    await linkFor(staffs, admin, { role: 'accountant', client_ids: [] });
    await linkFor(clients, supervisor, { client_ids: [shop] });
    await linkFor(owners, owner);
    const emails = async (by: Person, client_id: string | null = null) =>
      (await listed(by, client_id)).map(({ email }) => email);
    expect((await emails(admin)).slice(0, 3)).toEqual([owners, clients, staffs]);
    expect(await emails(supervisor)).not.toContain(staffs);
    expect(await emails(supervisor)).toContain(owners);
    const accountant = await makePerson(firm, 'accountant');
    expect(await listed(accountant, bakery)).toMatchObject([
      { email: owners, invited_by: owner.uid, may_act: false, state: 'waiting' },
    ]);
    expect(await emails(owner)).toEqual([owners]);
    expect(await emails(owner, shop)).toEqual([owners]);
    const other = await makePerson(firm, 'client', { client_id: bakery, client_ids: [bakery] });
    expect(await emails(other, bakery)).toEqual([]);
    expect(await emails(await makePerson((await makeFirm()).id, 'admin'))).toEqual([]);
    const pending = await makePerson(firm, 'pending');
    const asked = call('listInvitations', { client_id: null, after: null }, { token: pending.token });
    expect(await kindOf(asked)).toBe('forbidden');
  });

  it('comes in pages, and each invitation once', async () => {
    const other = (await makeFirm()).id;
    const boss = await makePerson(other, 'admin');
    const template = (await db.collection('invitations').limit(1).get()).docs[0]?.data();
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        db.doc(`invitations/${someId('page')}`).set({
          ...template,
          ...{ tenant_id: other, created_at: Timestamp.fromMillis(1_700_000_000_000 + at * 1000) },
        }),
      ),
    );
    const page = async (after: string | null) => {
      const answer = await call('listInvitations', { client_id: null, after }, { token: boss.token });
      if (answer.kind === 'refused') throw new Error(answer.reason);
      return invitationPageSchema.parse(answer.result);
    };
    const first = await page(null);
    const second = await page(first.after);
    expect([first.invitations.length, second.invitations.length, second.after]).toEqual([50, 10, null]);
    const all = [...first.invitations, ...second.invitations];
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

it('the list of one company leaves none out, however many there are', async () => {
  const other = (await makeFirm()).id;
  const boss = await makePerson(other, 'admin');
  const company = someId('company');
  const template = (await db.collection('invitations').limit(1).get()).docs[0]?.data();
  const batch = db.batch();
  for (let at = 0; at < 203; at += 1)
    batch.set(db.doc(`invitations/${someId('many')}`), {
      ...template,
      ...{ tenant_id: other, role: 'client', client_ids: [company] },
    });
  await batch.commit();
  const ids = new Set<string>();
  let after: string | null = null;
  do {
    const answer = await call('listInvitations', { client_id: company, after }, { token: boss.token });
    if (answer.kind === 'refused') throw new Error(answer.reason);
    const page = invitationPageSchema.parse(answer.result);
    for (const { id } of page.invitations) ids.add(id);
    after = page.after;
  } while (after !== null);
  expect(ids.size).toBe(203);
});

describe('an invitation goes', () => {
  it('a month after its days are over, and no day before', async () => {
    const { invitation_id } = await linkFor(address());
    const ref = db.doc(`invitations/${invitation_id}`);
    const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
    await ref.update({ expires_at: ago(29) });
    await runSchedule('eraseExpired');
    expect((await ref.get()).exists).toBe(true);
    await ref.update({ expires_at: ago(31) });
    await runSchedule('eraseExpired');
    expect((await ref.get()).exists).toBe(false);
  });

  it('with the person who is erased: the one that let them in, and one that waits for them', async () => {
    const email = address();
    const accepted = await linkFor(email);
    const person = await signedUp(email);
    await accept(person, accepted);
    const waiting = await linkFor(email, supervisor, { client_ids: [shop] });
    const other = await linkFor(address());
    const request = { kind: 'erase', state: 'open', details: null, answer: null, due_date: '2027-01-01' };
    const now = Timestamp.now();
    const stamps = { tenant_id: firm, rev: 1, created_at: now, updated_at: now, deleted_at: null };
    const by = { user_id: person.uid, created_by: person.uid, updated_by: person.uid, last_op: 'x_1' };
    const id = someId('request');
    await db.doc(`tenants/${firm}/privacy_requests/${id}`).set({ ...request, ...stamps, ...by });
    const erased = call('erasePerson', { request_id: id, answer: 'Feito.' }, { token: admin.token });
    expect(await kindOf(erased)).toBe('answered');
    await triggersSettled();
    const areValid = await Promise.all(
      [accepted, waiting, other].map(async ({ invitation_id }) => (await rowAt(invitation_id)) !== undefined),
    );
    expect(areValid).toEqual([false, false, true]);
  });
});

describe('an owner', () => {
  const change = (over: Record<string, unknown>) =>
    kindOf(
      callRaw(
        'changeAccess',
        { user_id: owner.uid, role: 'client', client_ids: [bakery, shop], ...over },
        { token: admin.token },
      ),
    );

  it('is made by an administrator, of the person’s own companies, and that is told in the audit', async () => {
    expect(await change({ owner_of: ['elsewhere'] })).toBe('invalid_input');
    expect(await change({ owner_of: [bakery, shop] })).toBe('answered');
    expect(await rowOf(owner.uid)).toMatchObject({ owner_of: [bakery, shop] });
    expect(await actsOn(firm, owner.uid)).toMatchObject([
      { act: 'change_access', before: { owner_of: [bakery] }, after: { owner_of: [bakery, shop] } },
    ]);
    const input = { user_id: owner.uid, role: 'client' as const, client_ids: [bakery], owner_of: [bakery] };
    expect(await kindOf(call('changeAccess', input, { token: supervisor.token }))).toBe('forbidden');
    expect(await kindOf(call('changeAccess', input, { token: owner.token }))).toBe('forbidden');
  });

  it('stays one where an older app changes the companies, and is none of a company that was taken', async () => {
    expect(await change({})).toBe('answered');
    expect(await rowOf(owner.uid)).toMatchObject({ owner_of: [bakery] });
    expect(await change({ client_ids: [shop] })).toBe('answered');
    expect(await change({})).toBe('answered');
    expect(await rowOf(owner.uid)).toMatchObject({ client_ids: [bakery, shop], owner_of: [] });
  });
});

describe('the firm', () => {
  const noticesOf = async (person: Person, kind: string) => {
    const own = db.collection(`tenants/${firm}/notifications`).where('user_id', '==', person.uid);
    return (await own.where('kind', '==', kind).get()).docs.map((row) => row.data());
  };

  it('hears once of whom an owner invites, and not of whom its staff do', async () => {
    const staff = await makePerson(firm, 'accountant');
    await invited(admin, address());
    await triggersSettled();
    expect(await noticesOf(staff, 'invitation_sent')).toEqual([]);
    await withDuplicates('tellOfInvitation', 4, async () => void (await invited(owner, address())));
    expect(await noticesOf(staff, 'invitation_sent')).toMatchObject([
      { link: `/admin/clients/${bakery}?secao=usuarios`, read_at: null },
    ]);
    expect(await noticesOf(owner, 'invitation_sent')).toEqual([]);
  });

  it('is not asked to approve who is invited, and is asked of who was', async () => {
    const [waiting, over] = [address(), address()];
    await invited(admin, waiting);
    const { invitation_id } = await linkFor(over);
    await db.doc(`invitations/${invitation_id}`).update({ expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await signedUp(waiting, { full_name: 'Quem espera' });
    await signedUp(over, { full_name: 'Quem esperou' });
    await triggersSettled();
    const told = await noticesOf(admin, 'sign_up_waiting');
    expect(told.map(({ body }): unknown => body)).toContain('Quem esperou');
    expect(told.map(({ body }): unknown => body)).not.toContain('Quem espera');
  });
});
