import { expect, test } from 'vitest';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { createClient, listOfTaxId, removeClient, restoreClient, updateClient } from './clients.ts';

async function withClient() {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  const shown = async () => {
    const row = await account.db.clients.get('c1');
    if (row === undefined) throw new Error('it is there');
    return row;
  };
  return { account, shown };
}

test('a removal waits a moment before it is sent', async () => {
  const { account } = await withClient();
  const before = Date.now();
  await removeClient(account, 'c1');
  const [removal] = await listPending(account.db);
  expect(removal?.next_at).toBeGreaterThan(before);
});

test('an undone removal brings the client back with the edits that had not been sent', async () => {
  const { account, shown } = await withClient();
  await updateClient(account, 'c1', { city: 'Santos' });
  const fields = { ...CLIENT, city: 'Santos' };
  const removed = await removeClient(account, 'c1');
  if (!removed.ok) throw new Error('there is room');
  expect(await account.db.clients.get('c1')).toBeUndefined();

  expect(await restoreClient(account, { id: 'c1', fields, opId: removed.op_id })).toBe(true);
  expect(await shown()).toMatchObject({ city: 'Santos', corporate_name: CLIENT.corporate_name });
  expect(await listPending(account.db)).toMatchObject([{ kind: 'patch', patch: { city: 'Santos' } }]);
});

test('a client that was never sent comes back under its id', async () => {
  const { account } = await withClient();
  const created = await createClient(account, CLIENT);
  if (!created.ok) throw new Error('there is room');
  const removed = await removeClient(account, created.id);
  if (!removed.ok) throw new Error('it was there');
  expect(await listPending(account.db)).toEqual([]);
  expect(await restoreClient(account, { id: created.id, fields: CLIENT, opId: removed.op_id })).toBe(true);
  expect(await listPending(account.db)).toMatchObject([{ kind: 'create', doc_id: created.id }]);
});

test('a removal that has gone is not undone', async () => {
  const { account } = await withClient();
  const removed = await removeClient(account, 'c1');
  if (!removed.ok || removed.op_id === null) throw new Error('it waits');
  const restore = () => restoreClient(account, { id: 'c1', fields: CLIENT, opId: removed.op_id });
  await account.db.outbox.update(removed.op_id, { state: 'sending' });
  expect(await restore()).toBe(false);
  await account.db.outbox.delete(removed.op_id);
  expect(await restore()).toBe(false);
});

test('other clients with the same tax id are found', async () => {
  const { account } = await withClient();
  const named = async (except: string | null) =>
    (await listOfTaxId(account.db, CLIENT.cnpj_cpf, except)).map(({ id }) => id);
  expect(await named(null)).toEqual(['c1']);
  expect(await named('c1')).toEqual([]);
});
