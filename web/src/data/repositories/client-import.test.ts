import { expect, it, vi } from 'vitest';
import { listPending } from '#data/outbox-actions.ts';
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
  const account = await begin(120);
  const { db } = account;
  const transaction = db.transaction.bind(db);
  let steps = 0;
  const interrupted = vi.spyOn(db, 'transaction').mockImplementation((...call: never[]) => {
    // Each row of a step opens a transaction inside the step's own.
    if ((steps += 1) > 60) throw new Error('closed');
    return transaction(...call);
  });
  await expect(queueClients(account)).rejects.toThrow('closed');
  interrupted.mockRestore();
  const left = await readClientImport(db);
  expect(left).toMatchObject({ filename: 'clientes.csv', total: 120 });
  expect((left?.rows.length ?? 0) + (await db.clients.count())).toBe(120);
  expect(await db.clients.count()).toBe(50);
  expect(await queueClients(account)).toBe('done');
  expect(await db.clients.count()).toBe(120);
});

it('keeps the rows where the device has no room for them', async () => {
  const account = await begin(3);
  vi.spyOn(account.db.outbox, 'bulkPut').mockRejectedValue(
    Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  );
  vi.spyOn(account.db.outbox, 'put').mockRejectedValue(
    Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  );
  expect(await queueClients(account)).toBe('storage_full');
  expect(await account.db.clients.count()).toBe(0);
  expect((await readClientImport(account.db))?.rows).toHaveLength(3);
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
