import { addDays, calendarDateOf, DEFAULT_PREFERENCES, noticeEventId, noticeId } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { sendPush } from 'functions/src/device-push/send-push.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  db,
  moveClock,
  runSchedule,
  triggersSettledWithRetries,
  withDuplicates,
} from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { makePerson, readStatus, signIn, type Person } from '../support/people.ts';
import { somebodysBrowser, vapidOf } from '../support/push-service.ts';

let firm: string;
let company: string;
let marcos: Person;
let rafael: Person;
beforeEach(async () => {
  firm = (await makeFirm()).id;
  company = await makeClient(firm);
  marcos = await makePerson(firm, 'client', { client_id: company, client_ids: [company] });
  rafael = await makePerson(firm, 'accountant');
  // What the clock says while this runs is not what is asked here.
  await choose(rafael, {});
  for (const device of ['phone', 'laptop']) await register(device);
  await triggersSettledWithRetries();
});

const NEVER_QUIET = { quiet_from: 0, quiet_to: 0 };
const PHONE = { name: 'Chrome no Android', kind: 'phone' } as const;

async function place(path: string, fields: Record<string, unknown>, by: string) {
  const now = FieldValue.serverTimestamp();
  const stamps = { tenant_id: firm, rev: 1, created_at: now, created_by: by, updated_at: now };
  await db
    .doc(`tenants/${firm}/${path}`)
    .set({ ...stamps, updated_by: by, last_op: `${by}_00000001`, deleted_at: null, ...fields });
}

const choose = (person: Person, change: object) =>
  place(
    `preferences/${person.uid}`,
    { user_id: person.uid, ...DEFAULT_PREFERENCES, ...NEVER_QUIET, ...change },
    person.uid,
  );

async function say() {
  const id = someId('m');
  await place(
    `messages/${id}`,
    {
      ...{ client_id: company, thread_id: company, sender_id: marcos.uid, content: 'R$ 1.842,37' },
      ...{ status: 'sent', document_ids: [], written_at: FieldValue.serverTimestamp() },
    },
    marcos.uid,
  );
  await triggersSettledWithRetries();
  return id;
}

const register = (device_id: string, { token }: Person = rafael) =>
  call('registerDevice', { device_id, ...PHONE }, { token });

async function signedInOn(device_id: string, { token }: Person = rafael) {
  const browser = somebodysBrowser();
  expect(await call('startPush', { device_id, ...browser.address }, { token })).toMatchObject({
    kind: 'answered',
  });
  return browser;
}

const subscriptions = async (person: Person = rafael) =>
  (await db.collection('push_subscriptions').where('user_id', '==', person.uid).get()).docs.map(
    ({ id }) => id,
  );
const queued = async (person: Person = rafael) =>
  (await db.collection('pushes').where('user_id', '==', person.uid).get()).docs;

describe('a push', () => {
  it('reaches each device of its person, sealed for it, and says the kind alone', async () => {
    const [phone, laptop] = [await signedInOn('phone'), await signedInOn('laptop')];
    const id = await say();
    const event = { tenant_id: firm, kind: 'message_new', subject: id, occasion: '' } as const;
    const tag = noticeEventId(event);
    const link = `/admin/messages?cliente=${company}`;
    for (const browser of [phone, laptop]) {
      expect(browser.messages()).toEqual([
        { title: 'Um cliente escreveu', body: 'Abra a conversa.', link, tag },
      ]);
    }
    const headers = phone.requests()[0]?.headers;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: tag });
    expect(Number(headers?.['ttl'])).toBeGreaterThan(11 * 3600);
    expect(await queued()).toEqual([]);
    const delivery = (await db.doc(`deliveries/${noticeId(tag, rafael.uid)}_push`).get()).data();
    expect(delivery).toMatchObject({ state: 'queued', kind: 'message_new' });
  });

  it('says who pushes, to that service alone, for less than a day', async () => {
    const phone = await signedInOn('phone');
    await say();
    const [request] = phone.requests();
    if (request === undefined) throw new Error('nothing came');
    const { key, aud, exp, sub } = vapidOf(request);
    const answer = await call('readPush', { device_id: 'phone' }, { token: rafael.token });
    expect(answer).toMatchObject({ result: { key, endpoint: phone.address.endpoint } });
    expect(aud).toBe(new URL(phone.address.endpoint).origin);
    const seconds = exp - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
    expect(sub).toBe('mailto:portal@aurora.example');
  });

  it('is one on each device, however often its events come', async () => {
    const [phone, laptop] = [await signedInOn('phone'), await signedInOn('laptop')];
    await withDuplicates('tellOfMessage', 4, async () => void (await say()));
    await withDuplicates('sendQueuedPush', 4, async () => void (await say()));
    expect([phone.messages().length, laptop.messages().length]).toEqual([2, 2]);
    expect(new Set(phone.messages().map(({ tag }) => tag)).size).toBe(2);
  });

  it('to a service that is away waits longer and longer, and comes once to each device', async () => {
    const [phone, laptop] = [await signedInOn('phone'), await signedInOn('laptop')];
    phone.answer(503);
    await say();
    const [waiting] = await queued();
    expect(waiting?.data()).toMatchObject({
      failures: 1,
      sent_to: ['laptop'],
      last_op: expect.stringMatching(/_\d+$/),
    });
    const pauses: number[] = [];
    for (let failures = 2; failures <= 8; failures += 1) {
      await waiting?.ref.update({ next_at: 0 });
      const before = Date.now();
      await runSchedule('sendWaitingPush');
      const row = (await queued())[0];
      expect(row?.get('failures')).toBe(failures);
      pauses.push(Math.round((Number(row?.get('next_at')) - before) / 60_000));
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
    // Not before its time.
    const asked = phone.requests().length;
    await runSchedule('sendWaitingPush');
    expect(phone.requests()).toHaveLength(asked);
    phone.answer(201);
    await waiting?.ref.update({ next_at: 0 });
    await runSchedule('sendWaitingPush');
    expect(new Set(phone.messages().map(({ tag }) => tag)).size).toBe(1);
    expect([phone.requests().length - asked, laptop.requests().length]).toEqual([1, 1]);
    expect(await queued()).toEqual([]);
  });

  it('is let go half a day later', async () => {
    const phone = await signedInOn('phone');
    phone.answer(503);
    await say();
    const [waiting] = await queued();
    await waiting?.ref.update({ next_at: 0, send_before: Date.now() - 1 });
    await runSchedule('sendWaitingPush');
    expect(phone.requests()).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it('follows nobody who sends it elsewhere', async () => {
    const [phone, elsewhere] = [await signedInOn('phone'), somebodysBrowser()];
    phone.answer(307, elsewhere.address.endpoint);
    await say();
    expect([phone.requests().length, elsewhere.requests().length]).toEqual([1, 0]);
  });

  it('that waits while its firm is put back waits for its end', async () => {
    const phone = await signedInOn('phone');
    phone.answer(503);
    await say();
    phone.answer(201);
    await (await queued())[0]?.ref.update({ next_at: 0 });
    await db.doc(`epochs/${firm}`).set({ state: 'restoring' });
    await runSchedule('sendWaitingPush');
    expect(phone.requests()).toHaveLength(1);
    await db.doc(`epochs/${firm}`).delete();
    await runSchedule('sendWaitingPush');
    expect(phone.requests()).toHaveLength(2);
  });
});

describe('no push comes', () => {
  it.each([
    ['who switched it off on all devices', { by_push: false }],
    ['who wants none of that kind', { push_off: ['messages'] }],
  ])('to %s', async (_, change) => {
    const phone = await signedInOn('phone');
    await choose(rafael, change);
    await say();
    expect(phone.requests()).toEqual([]);
  });

  it('to who wants none any more since it was queued', async () => {
    const phone = await signedInOn('phone');
    phone.answer(503);
    await say();
    phone.answer(201);
    await choose(rafael, { messages: false });
    await (await queued())[0]?.ref.update({ next_at: 0 });
    await runSchedule('sendWaitingPush');
    expect(phone.requests()).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it.each([404, 410])(
    'to a browser that takes none any more (%i), and its address is forgotten',
    async (status) => {
      const phone = await signedInOn('phone');
      phone.answer(status);
      await say();
      expect(await subscriptions()).toEqual([]);
      expect(await queued()).toEqual([]);
      await say();
      expect(phone.requests()).toHaveLength(1);
    },
  );

  it('to a device that was ended, and to the others it does', async () => {
    const phone = await signedInOn('phone');
    const later = await otherSession();
    await register('laptop', later);
    const laptop = await signedInOn('laptop', later);
    await call('endDevice', { device_id: 'phone' }, { token: later.token });
    expect(await subscriptions()).toEqual([`${rafael.uid}_laptop`]);
    await say();
    expect([phone.requests().length, laptop.requests().length]).toEqual([0, 1]);
  });

  it('to any once all sessions were ended', async () => {
    const phone = await signedInOn('phone');
    await call('endAllDevices', {}, { token: rafael.token });
    expect(await subscriptions()).toEqual([]);
    await say();
    expect(phone.requests()).toEqual([]);
  });

  it('to a device whose session was ended by another way', async () => {
    const phone = await signedInOn('phone');
    // The backend's clock, which tells when a session began, may be ahead of this one.
    const began = Number((await db.doc(`app_users/${rafael.uid}/devices/phone`).get()).get('auth_time'));
    await db.doc(`app_users/${rafael.uid}`).update({ sessions_from: began + 1 });
    await say();
    expect(phone.requests()).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  it('to who switched it off on this device', async () => {
    const [phone, laptop] = [await signedInOn('phone'), await signedInOn('laptop')];
    await call('endPush', { device_id: 'phone' }, { token: rafael.token });
    await say();
    expect([phone.requests().length, laptop.requests().length]).toEqual([0, 1]);
  });

  it.each([
    ['blocked', { is_active: false, blocked_at: FieldValue.serverTimestamp() }],
    [
      'erased',
      { is_active: false, blocked_at: FieldValue.serverTimestamp(), erased_at: FieldValue.serverTimestamp() },
    ],
  ])('to who is %s, and nothing is left of where', async (_, change) => {
    const phone = await signedInOn('phone');
    await db.doc(`app_users/${rafael.uid}`).update(change);
    await triggersSettledWithRetries();
    expect(await subscriptions()).toEqual([]);
    await say();
    expect(phone.requests()).toEqual([]);
  });

  it('to who used a browser before somebody else', async () => {
    const phone = await signedInOn('phone');
    const other = await makePerson(firm, 'supervisor');
    await register('phone', other);
    await call('startPush', { device_id: 'phone', ...phone.address }, { token: other.token });
    expect([await subscriptions(), await subscriptions(other)]).toEqual([[], [`${other.uid}_phone`]]);
  });
});

describe('quiet hours', () => {
  const today = calendarDateOf(new Date());
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-03:00`);

  /** A push that has not gone out yet, as of a service that was away. */
  async function heldPush(choice: object = { quiet_from: 22, quiet_to: 7 }) {
    const phone = await signedInOn('phone');
    phone.answer(503);
    await say();
    phone.answer(201);
    await choose(rafael, choice);
    const row = (await queued())[0];
    if (row === undefined) throw new Error('nothing waits');
    const day = addDays(today, 1);
    const sendAt = async (date: string, time: string) => {
      const now = at(date, time);
      await row.ref.update({ next_at: 0, send_before: now + 1000 });
      await sendPush(row.id, now);
    };
    return { phone, row, day, sendAt };
  }

  it.each([
    ['22:00', 1],
    ['23:59', 1],
    ['00:00', 0],
    ['06:59', 0],
  ])('hold what can wait at %s until seven', async (time, days) => {
    const { phone, row, day, sendAt } = await heldPush();
    await sendAt(day, time);
    expect(phone.requests()).toHaveLength(1);
    const next = (await row.ref.get()).data();
    const end = at(addDays(day, days), '07:00');
    expect(next).toMatchObject({ next_at: end, send_before: end + 12 * 3_600_000, failures: 1 });
  });

  it('are asked for again at their end: who made them longer waits longer', async () => {
    const { row, day, sendAt } = await heldPush();
    await sendAt(day, '23:00');
    await choose(rafael, { quiet_from: 22, quiet_to: 9 });
    await sendPush(row.id, at(addDays(day, 1), '07:00'));
    expect((await row.ref.get()).get('next_at')).toBe(at(addDays(day, 1), '09:00'));
  });
});

describe('where a device is pushed to', () => {
  it.each([
    'https://evil.example/push',
    'http://fcm.googleapis.com/fcm/send/abc',
    'http://127.0.0.1:9/push',
    'http://169.254.169.254/computeMetadata/v1/',
  ])('is a known service alone: %s', async (endpoint) => {
    const { address } = somebodysBrowser();
    const told = { device_id: 'phone', ...address, endpoint };
    expect(await call('startPush', told, { token: rafael.token })).toMatchObject({
      reason: 'invalid_input',
    });
    expect(await subscriptions()).toEqual([]);
  });

  it('is told by the session that the device has, and by no other', async () => {
    const { address } = somebodysBrowser();
    const start = (device_id: string) =>
      call('startPush', { device_id, ...address }, { token: rafael.token });
    expect(await start('unknown')).toMatchObject({ reason: 'not_found' });
    await signedInOn('phone');
    await db.doc(`app_users/${rafael.uid}/devices/phone`).update({ auth_time: 1 });
    expect(await start('phone')).toMatchObject({ reason: 'not_found' });
  });

  it('is read and written by nobody, its own person included', async () => {
    await signedInOn('phone');
    for (const path of [`push_subscriptions/${rafael.uid}_phone`, 'push_subscriptions', 'pushes', 'pushes/a'])
      expect(await readStatus(path, rafael.token), path).toBe(403);
  });
});

/** Another sign-in of the same person, in another second than the first. */
async function otherSession(): Promise<Person> {
  await moveClock(1);
  return { ...rafael, token: (await signIn(rafael.email)) ?? '' };
}
