import { expect, it, vi } from 'vitest';
import { listPending } from '#data/outbox/outbox-actions.ts';
import { CLIENT, openTestAccount } from '#data/testing/local-account.ts';
import {
  beginClientImport,
  clientsByTaxId,
  dropClientImport,
  queueClients,
  readClientImport,
} from './client-import.ts';

const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...CLIENT, corporate_name: `Cliente ${index}` }));
const begin = async (count: number) => {
  const account = openTestAccount();
  await beginClientImport(account, { filename: 'clientes.csv', rows: clients(count) });
  return account;
};

it('queues every row once, in the order of the file, and is over then', async () => {
  const account = await begin(120);
  expect(await queueClients(account)).toBe('done');
  const queued = (await listPending(account.db)).map(({ patch }) => patch['corporate_name']);
  expect(queued).toEqual(clients(120).map(({ corporate_name }) => corporate_name));
  expect(await readClientImport(account.db)).toBeNull();
});

it('queues every row once where two pages do it at the same time', async () => {
  const account = await begin(120);
  expect(await Promise.all([queueClients(account), queueClients(account)])).toEqual(['done', 'done']);
  expect(await account.db.clients.count()).toBe(120);
});

it('knows what is left after an interruption, and goes on from there', async () => {
  const account = openTestAccount();
  const { db } = account;
  // A row that no client may be: it breaks off the second step.
  const rows = clients(120).with(60, { ...CLIENT, corporate_name: '' });
  await beginClientImport(account, { filename: 'clientes.csv', rows });
  await expect(queueClients(account)).rejects.toThrow();
  const left = await readClientImport(db);
  expect(left).toEqual({ filename: 'clientes.csv', total: 120, rows: rows.slice(50) });
  expect(await db.clients.count()).toBe(50);
  if (left === null) return;
  await db.meta.put({ key: 'client_import', value: { ...left, rows: clients(120).slice(50) } });
  expect(await queueClients(account)).toBe('done');
  expect(await db.clients.count()).toBe(120);
});

it('keeps the rows where the device has no room for them', async () => {
  const account = await begin(3);
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  vi.spyOn(account.db.outbox, 'bulkPut').mockRejectedValue(full);
  expect(await queueClients(account)).toBe('storage_full');
  expect(await account.db.clients.count()).toBe(0);
  expect((await readClientImport(account.db))?.rows).toHaveLength(3);
});

it('leaves an import that is not finished as it is', async () => {
  const account = await begin(3);
  expect(await beginClientImport(account, { filename: 'outro.csv', rows: clients(1) })).toBe('unfinished');
  expect(await readClientImport(account.db)).toMatchObject({ filename: 'clientes.csv', total: 3 });
});

it('gives up what is left and keeps what was queued', async () => {
  const account = await begin(3);
  await dropClientImport(account.db);
  expect(await queueClients(account)).toBe('done');
  expect(await account.db.clients.count()).toBe(0);
});

it('knows the clients of the device by their tax ids', async () => {
  const account = await begin(1);
  await queueClients(account);
  expect(await clientsByTaxId(account.db)).toEqual(new Map([[CLIENT.cnpj_cpf, 'Cliente 0']]));
});
