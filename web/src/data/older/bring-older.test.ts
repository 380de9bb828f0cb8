import { expect, test } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { bringOlder } from './bring-older.ts';
import type { OlderPage } from './older-rows.ts';

const SINCE = '2024-11-01T03:00:00.000000000Z';
const old = (number: number) =>
  serverRow('obligations', `old${String(number).padStart(4, '0')}`, { ...OBLIGATION, client_id: 'c1' });

async function deviceWithWindow() {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  await account.db.cursors.put({
    scope: 'obligations',
    updated_at: SINCE,
    id: '',
    safe_at: SINCE,
    bootstrapped: true,
    since: SINCE,
  });
  return account;
}

test('all pages of what is older come onto the device, of these companies alone', async () => {
  const account = await deviceWithWindow();
  const all = Array.from({ length: 1100 }, (_, number) => old(number));
  const asked: OlderPage[] = [];
  const readPage = (page: OlderPage): Promise<StoredRow[]> => {
    asked.push(page);
    const from = page.after === null ? 0 : all.findIndex(({ id }) => id === page.after?.id) + 1;
    return Promise.resolve(all.slice(from, from + page.limit));
  };
  expect(await bringOlder(account, ['c1'], readPage)).toBe(true);
  expect(await account.db.obligations.count()).toBe(1100);
  // Of the others this device has no window: it has all of them.
  expect(new Set(asked.map(({ entity }) => entity))).toEqual(new Set(['obligations']));
  expect(asked.every(({ client_id, since }) => client_id === 'c1' && since === SINCE)).toBe(true);
});

test('a page that does not come is told: what is there is not all', async () => {
  const account = await deviceWithWindow();
  expect(await bringOlder(account, ['c1'], () => Promise.resolve(null))).toBe(false);
});
