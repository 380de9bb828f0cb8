import { NEW_CLIENT } from '@portal/domain';
import { beforeEach, expect, it } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { askDocuments, setAskStatus } from './ask-documents.ts';
import { askedAlready, readAskableClients } from './askable-clients.ts';

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});

it('lists by name who is active and has a contract, with who answers for each', async () => {
  const { db } = account;
  const client = { ...NEW_CLIENT, cnpj_cpf: '11222333000181' };
  await db.clients.bulkPut([
    serverRow('clients', 'c2', { ...client, corporate_name: 'Zinco' }),
    serverRow('clients', 'c1', { ...client, corporate_name: 'Ágata' }),
    serverRow('clients', 'off', { ...client, corporate_name: 'Inativa', status: 'inactive' }),
    serverRow('clients', 'gone', { ...client, corporate_name: 'Saiu', contract_ended_on: '2026-01-31' }),
  ]);
  await db.thread_staff.put(serverRow('thread_staff', 'c2', { client_id: 'c2', assigned_to: 'rui' }));
  const { clients } = await readAskableClients(db);
  expect(clients.map(({ id, responsible }) => [id, responsible])).toEqual([
    ['c1', null],
    ['c2', 'rui'],
  ]);
});

it('knows who is asked already, and not who was let off', async () => {
  const subject = { template_id: 't1', title: 'Mensais', competence: '2026-10' };
  const items = [{ label: 'Extrato', category: null }];
  await askDocuments(account, ['c1', 'c2'], { ...subject, due_date: '2026-11-10', items });
  const asked = async () => [...(await askedAlready(account.db, ['c1', 'c2', 'c3'], subject))].toSorted();
  expect(await asked()).toEqual(['c1', 'c2']);
  const [request] = await account.db.document_requests.where('client_id').equals('c2').toArray();
  await setAskStatus(account, request?.id ?? '', 'cancelled');
  expect(await asked()).toEqual(['c1']);
  expect((await askedAlready(account.db, ['c1'], { ...subject, competence: '2026-11' })).size).toBe(0);
});
