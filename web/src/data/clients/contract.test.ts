import { hasEnded } from '@portal/domain';
import { expect, test } from 'vitest';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { getClient } from './clients.ts';
import { endContract, keepUntil, newestRowsOf, recordArchive, takeBackEnd } from './contract.ts';

const END = { endedOn: '2026-11-23', reason: 'Mudou de escritório' };

async function account() {
  const opened = openTestAccount();
  await opened.db.clients.put(serverRow('clients', 'c1', CLIENT));
  return opened;
}

test('the end of a contract waits in the queue like any other work', async () => {
  const opened = await account();
  expect((await endContract(opened, 'c1', END)).ok).toBe(true);
  await recordArchive(opened, 'c1', '2026-11-24');
  await keepUntil(opened, 'c1', '2040-01-01');
  const client = await getClient(opened.db, 'c1');
  expect(client).toMatchObject({
    status: 'inactive',
    contract_ended_on: '2026-11-23',
    contract_end_reason: 'Mudou de escritório',
    archived_on: '2026-11-24',
    kept_until: '2040-01-01',
  });
  expect((await opened.db.outbox.toArray()).every(({ entity }) => entity === 'clients')).toBe(true);
  expect(await opened.db.outbox.count()).toBeGreaterThan(0);
});

test('taken back, nothing of it is left', async () => {
  const opened = await account();
  await endContract(opened, 'c1', END);
  await takeBackEnd(opened, 'c1');
  const client = await getClient(opened.db, 'c1');
  expect(client !== null && hasEnded(client)).toBe(false);
  expect(client).toMatchObject({ status: 'active', contract_end_reason: null, archived_on: null });
});

test('the newest rows of a client are its own, by the day they are about', async () => {
  const { db } = await account();
  expect(await newestRowsOf(db, 'c1')).toEqual({ contract: null, tax: null });
  const obligation = (id: string, client_id: string, due_date: string) =>
    serverRow('obligations', id, { ...OBLIGATION, client_id, due_date });
  await db.obligations.bulkPut([
    obligation('o1', 'c1', '2027-01-20'),
    obligation('o2', 'c1', '2026-12-20'),
    obligation('o3', 'c2', '2031-12-20'),
  ]);
  const message = serverRow('messages', 'm1', {
    client_id: 'c1',
    thread_id: 'c1',
    sender_id: 'ana',
    content: 'Bom dia',
    status: 'sent',
    document_ids: [],
    written_at: '2026-11-20T12:00:00.000000000Z',
  });
  // Two in the morning there is still the day before here.
  await db.messages.put({ ...message, created_at: '2026-11-21T02:00:00.000000000Z' });
  expect(await newestRowsOf(db, 'c1')).toEqual({ contract: '2026-11-20', tax: '2027-01-20' });
});
