import { expect, test } from 'vitest';
import { createClient, getClient, listClients, removeClient, updateClient } from '#data/clients/clients.ts';
import { openDatabase } from '#data/local/database.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { write } from './write.ts';

test('a row and its outbox entry appear together', async () => {
  const account = openTestAccount();
  const result = await createClient(account, { ...CLIENT, corporate_name: '  Mercado Sol  ' });
  if (!result.ok) throw new Error(result.reason);

  expect(await getClient(account.db, result.id)).toMatchObject({ corporate_name: 'Mercado Sol', rev: 0 });
  const entries = await account.db.outbox.toArray();
  expect(entries).toMatchObject([{ op_id: result.op_id, entity: 'clients', doc_id: result.id, seq: 1 }]);
  expect(entries[0]?.op_id).toMatch(/^ana_[A-Za-z0-9-]{8,40}$/);
});

test('fields that the schema refuses are written nowhere', async () => {
  const account = openTestAccount();
  await expect(createClient(account, { ...CLIENT, cnpj_cpf: '123' })).rejects.toThrow();
  await expect(updateClient(account, 'any', { corporate_name: '' })).rejects.toThrow();
  expect(await account.db.clients.count()).toBe(0);
  expect(await account.db.outbox.count()).toBe(0);
});

test('entries are numbered in the order of writing', async () => {
  const account = openTestAccount();
  for (const city of ['Recife', 'Olinda', 'Natal']) await createClient(account, { ...CLIENT, city });
  const entries = await account.db.outbox.orderBy('seq').toArray();
  // By number and not by place alone: equal numbers are read in the order of their ids, by chance the right one.
  expect(entries.map(({ seq, patch }) => [seq, patch['city']])).toEqual([
    [1, 'Recife'],
    [2, 'Olinda'],
    [3, 'Natal'],
  ]);
});

test('entries are numbered behind those of another tab, and behind what was sent and is gone', async () => {
  const account = openTestAccount();
  const otherTab = { ...account, db: openDatabase(account.uid, account.tenant_id) };
  await createClient(account, { ...CLIENT, city: 'Recife' });
  await createClient(otherTab, { ...CLIENT, city: 'Olinda' });
  await createClient(otherTab, { ...CLIENT, city: 'Natal' });
  await createClient(account, { ...CLIENT, city: 'Belém' });
  await account.db.outbox.where('seq').above(2).delete();
  await createClient(account, { ...CLIENT, city: 'Manaus' });
  const entries = await account.db.outbox.orderBy('seq').toArray();
  expect(entries.map(({ seq, patch }) => [seq, patch['city']])).toEqual([
    [1, 'Recife'],
    [2, 'Olinda'],
    [5, 'Manaus'],
  ]);
});

test('a removed row is out of its list at once', async () => {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  await account.db.clients.put(
    serverRow('clients', 'c2', CLIENT, { created_at: '2026-11-21T12:00:00.000000000Z' }),
  );
  expect((await listClients(account.db)).map((client) => client.id)).toEqual(['c2', 'c1']);

  await removeClient(account, 'c2');
  expect((await listClients(account.db)).map((client) => client.id)).toEqual(['c1']);
  expect(await removeClient(account, 'c2')).toEqual({ ok: false, reason: 'gone' });
});

test('writes of two tabs to one document merge in the order they came', async () => {
  const account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
  await Promise.all([
    updateClient(account, 'c1', { city: 'Recife' }),
    updateClient(account, 'c1', { city: 'Olinda' }),
    updateClient(account, 'c1', { phone: '8133334444' }),
  ]);
  expect(await account.db.outbox.toArray()).toMatchObject([
    { patch: { city: 'Olinda', phone: '8133334444' } },
  ]);
});

test('cancelling a create takes the upload it waited for along', async () => {
  const account = openTestAccount();
  const upload_id = 'ana_upload01';
  const created = await write(
    account,
    {
      kind: 'create',
      entity: 'notes',
      id: 'n1',
      fields: { title: 'x', content: '', category: null, client_id: null },
    },
    { needs: [upload_id] },
  );
  expect(created).toMatchObject({ ok: true });
  await write(account, { kind: 'remove', entity: 'notes', id: 'n1' });
  expect(await account.db.outbox.count()).toBe(0);
  expect(await account.db.bases.count()).toBe(0);
  expect(await account.db.notes.count()).toBe(0);
});

test('a row of a client that was made here waits until the client was sent', async () => {
  const account = openTestAccount();
  const client = await createClient(account, CLIENT);
  if (!client.ok) throw new Error(client.reason);
  const note = { title: 'Reunião', content: '', category: null };
  const ofNew = await write(account, {
    kind: 'create',
    entity: 'notes',
    id: 'n1',
    fields: { ...note, client_id: client.id },
  });
  await write(account, { kind: 'create', entity: 'notes', id: 'n2', fields: { ...note, client_id: 'old' } });

  expect(ofNew.ok).toBe(true);
  const entries = await account.db.outbox.orderBy('seq').toArray();
  expect(entries.map((entry) => [entry.doc_id, entry.needs])).toEqual([
    [client.id, []],
    ['n1', [client.op_id]],
    ['n2', []],
  ]);
});
