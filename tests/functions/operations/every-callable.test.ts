import { type CallableName, callables } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, triggersSettled } from '../support/backend.ts';
import { askFunction, callRaw } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { makePerson, signUp, type Person } from '../support/people.ts';

/** An honest input of each, to be spoilt. */
const HONEST: Record<CallableName, Record<string, unknown>> = {
  completeSignUp: { full_name: 'Ana Dias', requested_role: 'accountant' },
  approveUser: { user_id: 'somebody', role: 'accountant' },
  resendVerification: { user_id: 'somebody' },
  rejectUser: { user_id: 'somebody' },
  setUserActive: { user_id: 'somebody', is_active: false },
  changeAccess: { user_id: 'somebody', role: 'accountant', client_ids: [] },
  erasePerson: { request_id: 'something', answer: 'Apagamos os seus dados.' },
  updateProfile: { full_name: 'Ana Dias', phone: null },
  updateFirm: {
    name: 'Aurora',
    legal_name: 'Aurora Contabilidade Ltda',
    address: null,
    phone: null,
    whatsapp: null,
    email: null,
    hours: null,
  },
  readSystemState: {},
  resendMail: { mail_id: 'something' },
  dismissMail: { mail_id: 'something' },
  makeSlipProof: { slip_id: 'something' },
  readHistory: { entity: 'clients', doc_id: 'something' },
  makeCalendarFeed: { client_id: 'something' },
  listCalendarFeeds: {},
  revokeCalendarFeed: { feed_id: 'something' },
  inviteUser: { email: 'ana@cliente.example', role: 'client', client_ids: ['something'] },
  resendInvitation: { invitation_id: 'something' },
  withdrawInvitation: { invitation_id: 'something' },
  listInvitations: { client_id: null, after: null },
  openInvitation: { invitation_id: 'something', secret: 'a'.repeat(43) },
  acceptInvitation: { invitation_id: 'something', secret: 'a'.repeat(43) },
  stampLogin: {},
  registerDevice: { device_id: 'device-1', name: 'Chrome no Windows', kind: 'computer' },
  endDevice: { device_id: 'device-1' },
  endAllDevices: {},
  readPush: { device_id: 'device-1' },
  startPush: {
    device_id: 'device-1',
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  endPush: { device_id: 'device-1' },
  acceptTexts: { texts: [{ text: 'terms', version: '1.0' }] },
  setFactorDemand: { factor_required: 'nobody' },
  makeRecoveryCodes: {},
  removeFactor: {},
  resetFactor: { user_id: 'somebody' },
  redeemRecoveryCode: { email: 'ana@cliente.example', code: 'K3ZW4VYMNB6TQ310' },
  requestPasswordReset: { email: 'ana@cliente.example' },
};
// Keys of a const object.
const NAMES = Object.keys(callables) as CallableName[];
const PUBLIC: CallableName[] = ['requestPasswordReset', 'redeemRecoveryCode', 'openInvitation'];
const SIGNED_IN = NAMES.filter((name) => !PUBLIC.includes(name));
/** Of the caller's own row, and of nobody else's. */
const OWN: CallableName[] = ['updateProfile', 'stampLogin', 'registerDevice', 'acceptTexts'];
const WITH_INPUT = NAMES.filter((name) => Object.keys(HONEST[name]).length > 0);

let admin: Person;
let keptOut: Person;
let before: string[];

beforeAll(async () => {
  const firm = await makeFirm();
  admin = await makePerson(firm.id, 'admin');
  keptOut = await makePerson(firm.id, 'admin', { closed_at: Timestamp.now() });
  await triggersSettled();
  before = await everythingWritten();
});

const refusal = (reason: string, status: string) => ({ kind: 'refused', reason, status });
const INVALID = refusal('invalid_input', 'INVALID_ARGUMENT');
// What an app that does not know the kind takes for too much at once.
const CLOSED = refusal('firm_closed', 'RESOURCE_EXHAUSTED');
const UNAUTHENTICATED = refusal('unauthenticated', 'UNAUTHENTICATED');

describe('every callable for signed-in people', () => {
  it.each(SIGNED_IN)('%s refuses a call without a token', async (name) => {
    expect(await callRaw(name, HONEST[name])).toEqual(UNAUTHENTICATED);
  });

  it.each(SIGNED_IN)('%s refuses a token that nobody issued', async (name) => {
    const answer = await callRaw(name, HONEST[name], { token: `${admin.token}x` });
    expect(answer).toMatchObject({ kind: 'refused', status: 'UNAUTHENTICATED' });
  });

  it.each(SIGNED_IN)('%s asks the people of a closed firm to come later', async (name) => {
    expect(await callRaw(name, HONEST[name], { token: keptOut.token })).toEqual(CLOSED);
  });

  it.each(SIGNED_IN.filter((name) => name !== 'completeSignUp'))(
    '%s refuses an Auth account without a row',
    async (name) => {
      const stranger = await signUp();
      const answer = await callRaw(name, HONEST[name], { token: stranger.token });
      const isOwn = OWN.includes(name);
      const expected = isOwn ? refusal('not_found', 'NOT_FOUND') : refusal('forbidden', 'PERMISSION_DENIED');
      expect(answer).toEqual(expected);
    },
  );
});

describe('every callable', () => {
  it.each(NAMES)('%s refuses an unknown key', async (name) => {
    const spoilt = { ...HONEST[name], role_override: 'admin' };
    expect(await callRaw(name, spoilt, { token: admin.token })).toEqual(INVALID);
  });

  it.each([10, 1000, 3000, 3900])('refuses a list %i deep with a kind', async (depth) => {
    const deep: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    expect(await callRaw('requestPasswordReset', deep)).toEqual(INVALID);
    expect(await callRaw('updateProfile', { full_name: deep, phone: null }, { token: admin.token })).toEqual(
      INVALID,
    );
  });

  it.each(NAMES)('%s refuses what is no object', async (name) => {
    for (const spoilt of [null, 'text', 7, [], true]) {
      expect(await callRaw(name, spoilt, { token: admin.token })).toEqual(INVALID);
    }
  });

  it.each(WITH_INPUT)('%s refuses a missing key', async (name) => {
    for (const key of Object.keys(HONEST[name])) {
      const { [key]: _left, ...spoilt } = HONEST[name];
      expect(await callRaw(name, spoilt, { token: admin.token })).toEqual(INVALID);
    }
  });

  it.each(WITH_INPUT)('%s refuses values of other types and paths for ids', async (name) => {
    for (const value of [{ $gt: '' }, ['a'], 3.5, '../app_users/x', 'a/b', '']) {
      const key = Object.keys(HONEST[name])[0] ?? '';
      const isFreeText = (key === 'full_name' || key === 'name') && typeof value === 'string' && value !== '';
      if (isFreeText) continue;
      const spoilt = { ...HONEST[name], [key]: value };
      expect(await callRaw(name, spoilt, { token: admin.token })).toEqual(INVALID);
    }
  });

  it.each(NAMES)('%s refuses more than any honest form sends', async (name) => {
    const spoilt = { ...HONEST[name], full_name: 'a'.repeat(200_000) };
    expect(await callRaw(name, spoilt, { token: admin.token })).toEqual(INVALID);
  });

  it.each(NAMES)('%s answers the question that a browser asks before a call', async (name) => {
    const answer = await askFunction(name, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,authorization',
      },
    });
    expect(answer.status).toBe(204);
  });

  it('has changed nothing by being refused', async () => {
    await triggersSettled();
    expect(await everythingWritten()).toEqual(before);
  });
});

/** Every document of accounts, e-mails and firms, with the time of its last write. */
async function everythingWritten(): Promise<string[]> {
  const rooms = ['app_users', 'tenants', 'mail'].map((name) => db.collection(name).get());
  const below = ['people', 'audit'].map((name) => db.collectionGroup(name).get());
  const found = await Promise.all([...rooms, ...below]);
  return found.flatMap(({ docs }) => docs.map((doc) => `${doc.ref.path} ${doc.updateTime.valueOf()}`)).sort();
}
