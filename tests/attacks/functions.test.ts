import { beforeAll, describe, expect, it } from 'vitest';
import { type CallableName, callables } from '@portal/domain';
import { db, triggersSettled, withDuplicates } from '../functions/support/backend.ts';
import { call, callRaw, someAddress } from '../functions/support/call.ts';
import { makeFirm } from '../functions/support/firms.ts';
import { caughtMails, mailsTo } from '../functions/support/mail-server.ts';
import { makePerson, rowOf, signUp } from '../functions/support/people.ts';
import { HOURLY_CALLS_PER_IP } from '../functions/support/settings.ts';
import { COMPANY, FIRM, uidOf } from '../rules/support/personas.ts';
import { useRealWorld } from './real-world.ts';

const world = useRealWorld();
// Keys of a const object.
const NAMES = Object.keys(callables) as CallableName[];
/** For people who cannot sign in. */
const PUBLIC: readonly CallableName[] = ['requestPasswordReset', 'redeemRecoveryCode', 'openInvitation'];
const SIGN_UP = { full_name: 'Joana Dias', requested_role: 'client' } as const;

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
};

async function accountsAndMails(): Promise<string[]> {
  const found = await Promise.all(['app_users', 'mail', 'tenants'].map((name) => db.collection(name).get()));
  return found.flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${doc.updateTime.valueOf()}`)).sort();
}

describe('functions', () => {
  let before: string[];
  beforeAll(async () => {
    before = await accountsAndMails();
  });

  it.each(NAMES)(
    '36 %s refuses a call without a token, malformed or oversized input and extra keys, each with a kind',
    async (name) => {
      const admin = { token: world.tokenOf('admin') };
      const spoilt = [
        ...[null, 7, 'text', [], nested(3_000)],
        { role_override: 'admin' },
        { user_id: { $gt: '' }, email: ['a'], full_name: 'a'.repeat(200_000) },
        { user_id: '../app_users/x', extra: 1 },
      ];
      for (const input of spoilt)
        expect(await callRaw(name, input, admin)).toEqual({
          kind: 'refused',
          reason: 'invalid_input',
          status: 'INVALID_ARGUMENT',
        });
      if (PUBLIC.includes(name)) return;
      for (const token of [undefined, `${admin.token}x`])
        expect(await callRaw(name, {}, token === undefined ? {} : { token })).toMatchObject({
          kind: 'refused',
          status: 'UNAUTHENTICATED',
        });
      expect(await accountsAndMails()).toEqual(before);
    },
  );

  it('36 A call about people and firms is refused to the wrong role and to another firm', async () => {
    const person = await makePerson(FIRM, 'pending');
    await triggersSettled();
    const row = await rowOf(person.uid);
    const inputs: [CallableName, object][] = [
      ['approveUser', { user_id: person.uid, role: 'client', client_id: COMPANY }],
      ['rejectUser', { user_id: person.uid }],
      ['setUserActive', { user_id: uidOf('accountant'), is_active: false }],
      ['changeAccess', { user_id: uidOf('accountant'), role: 'admin', client_ids: [] }],
    ];
    for (const caller of ['client', 'accountant', 'supervisor', 'foreignAdmin', 'pending'] as const)
      for (const [name, input] of inputs) {
        const answer = await callRaw(name, input, { token: world.tokenOf(caller) });
        expect(answer, `${caller}, ${name}`).toMatchObject({
          kind: 'refused',
          status: expect.stringMatching(/^(PERMISSION_DENIED|NOT_FOUND)$/),
        });
      }
    expect(await rowOf(person.uid)).toEqual(row);
    expect(await rowOf(uidOf('accountant'))).toMatchObject({ role: 'accountant', is_active: true });
  });

  it('37 An event that comes three times sends one e-mail and leaves one row', async () => {
    const person = await makePerson(FIRM, 'pending');
    await triggersSettled();
    const approve = { user_id: person.uid, role: 'client', client_id: COMPANY } as const;
    await withDuplicates('sendQueuedMail', 2, async () => {
      await call('approveUser', approve, { token: world.tokenOf('admin') });
    });
    expect(mailsTo(person.email)).toHaveLength(1);
    const projected = await db.doc(`tenants/${FIRM}/people/${person.uid}`).get();
    expect(projected.get('rev')).toBe(1);
  });

  it('38 No name writes a header, a recipient or a link of an e-mail', async () => {
    for (const full_name of [
      'Ana\r\nBcc: v@evil.example',
      '"Ana" <v@evil.example>, b',
      'Ana\u2028Cc: v@evil.example',
    ]) {
      const person = await signUp();
      await call('completeSignUp', { ...SIGN_UP, full_name }, person);
      await triggersSettled();
      const mails = caughtMails().filter(({ recipients }) => recipients.includes(person.email));
      expect(mails.map(({ recipients, cc, bcc }) => [recipients, cc, bcc])).toEqual([
        [[person.email], undefined, undefined],
      ]);
      expect(mails[0]?.source).not.toContain('evil.example');
    }
  });

  it('39 One address that calls too often is refused, and nothing runs without a ceiling of instances', async () => {
    const ip = someAddress();
    const email = 'ninguem@cliente.example';
    const kinds = [];
    for (let at = 0; at <= HOURLY_CALLS_PER_IP; at += 1)
      kinds.push((await call('requestPasswordReset', { email }, { ip })).kind);
    expect(kinds).toEqual([...Array<string>(HOURLY_CALLS_PER_IP).fill('answered'), 'refused']);
    for (const [name, { __endpoint }] of Object.entries(await import('functions/src/index.ts')))
      expect(__endpoint.maxInstances, name).toBeLessThanOrEqual(10);
  });

  it('40 A forged origin reaches no firm that has no such domain', async () => {
    const firm = await makeFirm({ domains: ['boreal.example', 'localhost:6150'] });
    const forged = [
      'http://localhost:61501',
      'http://localhost:6151',
      'http://localhost:6150.evil.example',
      'http://boreal.example.localhost:6152',
      'null',
    ];
    for (const origin of forged) {
      const person = await signUp();
      await call('completeSignUp', SIGN_UP, { token: person.token, origin }).catch(() => null);
      expect((await rowOf(person.uid))?.['tenant_id'], origin).not.toBe(firm.id);
    }
  });
});
