import type { EntityName } from '@portal/domain';
import { expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { OF_COMPANY, OWN } from './archive/archive-contents.ts';
import { hasAllOf } from './person-archive.ts';

const SINCE = '2024-11-01T03:00:00.000000000Z';

/** A device on which these scopes were read to their end. */
async function deviceWith(scopes: readonly string[]) {
  const { db } = openTestAccount();
  await db.cursors.bulkPut(
    scopes.map((scope) => ({ scope, updated_at: SINCE, id: '', safe_at: SINCE, bootstrapped: true })),
  );
  return db;
}
const ofClient = (id: string) => OF_COMPANY.map((entity) => `${entity}?client_id=${id}`);
const ofPerson = (entities: readonly EntityName[] = OWN) => entities.map((entity) => `${entity}?user_id=ana`);

const client = { auth_uid: 'ana', role: 'client', client_ids: ['c1', 'c2'] } as const;
const ana = { ...client, client_ids: [...client.client_ids] };

test('a copy of a client user’s data waits for all companies and for what is their own', async () => {
  const all = [...ofClient('c1'), ...ofClient('c2'), ...ofPerson()];
  expect(await hasAllOf(await deviceWith(all), ana)).toBe(true);
  for (const missing of all)
    expect(await hasAllOf(await deviceWith(all.filter((scope) => scope !== missing)), ana), missing).toBe(
      false,
    );
});

test('that of the staff waits for their tasks, and takes what seniors mirror whole', async () => {
  const senior = { ...ana, role: 'admin' as const, client_ids: [] };
  const own = ofPerson(['notifications', 'preferences']);
  const whole = ['privacy_requests', 'tasks', ...own];
  expect(await hasAllOf(await deviceWith(whole), senior)).toBe(true);
  expect(await hasAllOf(await deviceWith(['privacy_requests', ...own]), senior)).toBe(false);
});
