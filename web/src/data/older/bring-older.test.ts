import { expect, test } from 'vitest';
import type { StoredRow } from '#data/local/stored-row.ts';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { bringOlder } from './bring-older.ts';
import type { OlderPage } from './older-rows.ts';

const SINCE = '2024-11-01T03:00:00.000000000Z';
/** Of these the device of this test has all. */
const WHOLE = [
  ...['documents', 'messages', 'service_requests', 'document_requests', 'request_items'],
  ...['slips', 'slip_events'],
];
const old = (number: number) =>
  serverRow('obligations', `old${String(number).padStart(4, '0')}`, { ...OBLIGATION, client_id: 'c1' });

async function deviceWithWindow() {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  const read = { updated_at: SINCE, id: '', safe_at: SINCE, bootstrapped: true };
  await account.db.cursors.put({ ...read, scope: 'obligations', since: SINCE });
  await account.db.cursors.bulkPut(WHOLE.map((scope) => ({ ...read, scope })));
  return account;
}

test('all pages of what is older come onto the device, of these companies alone', async () => {
  const account = await deviceWithWindow();
  const all = Array.from({ length: 1100 }, (_, number) => old(number));
  const asked: OlderPage[] = [];
  const readPage = async (page: OlderPage): Promise<StoredRow[]> => {
    asked.push(page);
    // Else a window that moves meanwhile takes a month away that nobody asks for.
    expect((await account.db.cursors.get('obligations'))?.older_at).toBeDefined();
    const from = page.after === null ? 0 : all.findIndex(({ id }) => id === page.after?.id) + 1;
    return all.slice(from, from + page.limit);
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

test('what is still arriving is told too: nobody knows what of it is there', async () => {
  const account = await deviceWithWindow();
  const nothing = () => Promise.resolve([]);
  expect(await bringOlder(account, ['c1'], nothing)).toBe(true);
  await account.db.cursors.update('documents', { bootstrapped: false });
  expect(await bringOlder(account, ['c1'], nothing)).toBe(false);
  await account.db.cursors.delete('documents');
  expect(await bringOlder(account, ['c1'], nothing)).toBe(false);
});
