import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, moveClock, triggersSettled } from '../support/backend.ts';
import { call } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { canRenew, makePerson, type Person, readStatus, rowOf, signIn } from '../support/people.ts';

let firm: string;

beforeAll(async () => {
  firm = (await makeFirm()).id;
});

const OVER = { kind: 'refused', reason: 'unauthenticated', status: 'UNAUTHENTICATED' };
const DEVICE = { name: 'Chrome no Windows', kind: 'computer' } as const;
const deviceOf = async ({ uid }: Person, id: string) =>
  (await db.doc(`app_users/${uid}/devices/${id}`).get()).data();
const register = (token: string, device_id: string) =>
  call('registerDevice', { device_id, ...DEVICE }, { token });
const authTimeOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number })
    .auth_time;

/** A sign-in that began in another second than those before: tokens carry no less. */
async function laterSession({ email, token }: Person): Promise<string> {
  // The clock takes transactions with it that are under way, and their triggers would wait for another try.
  await triggersSettled();
  await moveClock(1);
  const later = (await signIn(email)) ?? '';
  expect(authTimeOf(later)).toBeGreaterThan(authTimeOf(token));
  return later;
}

describe('a device', () => {
  it('is noted with the session it has, once in fifteen minutes', async () => {
    const person = await makePerson(firm, 'accountant');
    expect(await register(person.token, 'laptop')).toMatchObject({ result: { noted: true } });
    const first = await deviceOf(person, 'laptop');
    expect(first).toMatchObject({ ...DEVICE, auth_time: authTimeOf(person.token), ended_at: null });
    expect(await register(person.token, 'laptop')).toMatchObject({ result: { noted: false } });

    const earlier = Timestamp.fromMillis(Date.now() - 16 * 60_000);
    await db.doc(`app_users/${person.uid}/devices/laptop`).update({ last_seen_at: earlier });
    expect(await register(person.token, 'laptop')).toMatchObject({ result: { noted: true } });
    expect((await deviceOf(person, 'laptop'))?.['first_seen_at']).toEqual(first?.['first_seen_at']);
  });

  it('that was ended is open again with a new session', async () => {
    const person = await makePerson(firm, 'client');
    await register(person.token, 'phone');
    const later = await laterSession(person);
    await call('endDevice', { device_id: 'phone' }, { token: later });
    await register(later, 'phone');
    expect(await deviceOf(person, 'phone')).toMatchObject({ ended_at: null, auth_time: authTimeOf(later) });
  });

  it('is one of thirty at most: the one unseen for longest goes', async () => {
    const person = await makePerson(firm, 'client');
    for (let index = 0; index <= 30; index += 1) await register(person.token, `device-${index}`);
    const { docs } = await db.collection(`app_users/${person.uid}/devices`).get();
    expect(docs).toHaveLength(30);
    expect(await deviceOf(person, 'device-0')).toBeUndefined();
  });

  it('of a blocked or pending person is not noted', async () => {
    const person = await makePerson(firm, 'pending');
    expect(await register(person.token, 'laptop')).toMatchObject({ reason: 'forbidden' });
  });

  it('is noted sixty times an hour, and nobody is kept out beyond that', async () => {
    const person = await makePerson(firm, 'client');
    for (let index = 0; index < 60; index += 1) await register(person.token, `device-${index}`);
    expect(await register(person.token, 'one-more')).toMatchObject({ result: { noted: false } });
    expect(await deviceOf(person, 'one-more')).toBeUndefined();
  });
});

describe('ending one device', () => {
  it('refuses its session at once, by rules and functions, and leaves the other one', async () => {
    const person = await makePerson(firm, 'accountant');
    const other = await laterSession(person);
    await register(person.token, 'lost');
    await register(other, 'here');
    expect((await call('endDevice', { device_id: 'lost' }, { token: other })).kind).toBe('answered');

    expect(await readStatus(`tenants/${firm}`, person.token)).toBe(403);
    expect(await readStatus(`app_users/${person.uid}/devices/here`, person.token)).toBe(403);
    expect(await readStatus(`app_users/${person.uid}`, person.token)).toBe(200);
    expect(await call('updateProfile', { full_name: 'X', phone: null }, { token: person.token })).toEqual(
      OVER,
    );
    expect(await register(person.token, 'lost')).toEqual(OVER);
    expect(await readStatus(`tenants/${firm}`, other)).toBe(200);
    expect(await deviceOf(person, 'here')).toMatchObject({ ended_at: null });
    expect((await deviceOf(person, 'lost'))?.['ended_at']).not.toBeNull();
  });

  it('is only for one’s own', async () => {
    const [person, stranger] = await Promise.all([makePerson(firm, 'client'), makePerson(firm, 'admin')]);
    await register(person.token, 'phone');
    const answer = await call('endDevice', { device_id: 'phone' }, { token: stranger.token });
    expect(answer).toMatchObject({ reason: 'not_found' });
    expect(await deviceOf(person, 'phone')).toMatchObject({ ended_at: null });
  });

  it('ends all sessions together where the list of ended ones is full', async () => {
    const full = Array.from({ length: 100 }, (_, index) => index);
    const person = await makePerson(firm, 'client', { ended_sessions: full });
    await register(person.token, 'phone');
    expect((await call('endDevice', { device_id: 'phone' }, { token: person.token })).kind).toBe('answered');
    expect(await rowOf(person.uid)).toMatchObject({ ended_sessions: [] });
    expect(await readStatus(`tenants/${firm}`, person.token)).toBe(403);
  });
});

describe('ending all devices', () => {
  it('refuses every session begun until now, one that was never registered too, and lets a new one in', async () => {
    const person = await makePerson(firm, 'accountant');
    const stolen = await signIn(person.email);
    await register(person.token, 'here');
    expect((await call('endAllDevices', {}, { token: person.token })).kind).toBe('answered');

    for (const token of [person.token, stolen ?? '']) {
      expect(await readStatus(`tenants/${firm}`, token)).toBe(403);
      expect(await call('stampLogin', {}, { token })).toEqual(OVER);
    }
    expect(await canRenew(person.refreshToken)).toBe(false);
    expect((await deviceOf(person, 'here'))?.['ended_at']).not.toBeNull();
    await moveClock(2);
    expect(await readStatus(`tenants/${firm}`, (await signIn(person.email)) ?? '')).toBe(200);
  });
});
