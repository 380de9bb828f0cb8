import type { Fields } from '@portal/domain';
import { beforeEach, expect, it } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { tieChoices, tiesOfClient } from './tie-choices.ts';

const REQUEST: Fields<'document_requests'> = {
  client_id: 'c1',
  title: 'Documentos de outubro',
  competence: '2026-10',
  due_date: '2026-11-25',
  status: 'open',
};
const ITEM: Fields<'request_items'> = {
  client_id: 'c1',
  request_id: 'p1',
  label: 'Extrato',
  category: null,
  state: 'open',
  document_ids: [],
  reason: null,
  position: 0,
};

let account: LocalAccount;
const arrived = async (id: string, fields: Partial<Fields<'request_items'>>) =>
  void (await account.db.request_items.put(
    serverRow('request_items', id, { ...ITEM, label: id, ...fields }),
  ));
const requested = async (id: string, fields: Partial<Fields<'document_requests'>> = {}) =>
  void (await account.db.document_requests.put(
    serverRow('document_requests', id, { ...REQUEST, ...fields }),
  ));
const offered = async (clientId: string | null = 'c1') =>
  (await tieChoices(clientId).read(account.db)).map(({ id }) => id);

beforeEach(async () => {
  account = openTestAccount();
  await requested('p1');
});

it('offers what is owed first, and of that what is due first', async () => {
  await requested('p0', { due_date: '2026-11-20' });
  await arrived('enviado', { state: 'sent', document_ids: ['d1'] });
  await arrived('depois', {});
  await arrived('antes', { request_id: 'p0' });
  await arrived('devolvido', { state: 'returned', reason: 'Tremida' });
  expect(await offered()).toEqual(['devolvido', 'antes', 'depois', 'enviado']);
});

it('leaves out what is accepted, full, closed or of another client', async () => {
  await requested('closed', { status: 'closed' });
  await requested('foreign', { client_id: 'c2' });
  await arrived('aceito', { state: 'accepted', document_ids: ['d1'] });
  await arrived('cheio', { state: 'sent', document_ids: Array.from({ length: 20 }, (_, at) => `d${at}`) });
  await arrived('fechado', { request_id: 'closed' });
  await arrived('alheio', { request_id: 'foreign', client_id: 'c2' });
  expect(await offered()).toEqual([]);
  expect(await offered(null)).toEqual([]);
});

it('says what each document was sent for, and offers nothing once the contract has ended', async () => {
  await arrived('extrato', { state: 'sent', document_ids: ['d0', 'd1'] });
  await arrived('notas', { state: 'accepted', document_ids: ['d1'] });
  const ties = await tiesOfClient('c1').read(account.db);
  expect(ties.labels.get('d0')).toEqual(['extrato']);
  expect(ties.labels.get('d1')?.toSorted()).toEqual(['extrato', 'notas']);
  expect(ties.labels.has('d2')).toBe(false);
  expect(ties.choices.map(({ id }) => id)).toEqual(['extrato']);
  const company = { client_id: 'c1', corporate_name: 'Padaria', trade_name: null, cnpj_cpf: '1' };
  await account.db.companies.put(
    serverRow('companies', 'c1', {
      ...company,
      tax_regime: 'mei',
      status: 'active',
      contract_ended_on: '2026-10-31',
    }),
  );
  expect((await tiesOfClient('c1').read(account.db)).choices).toEqual([]);
});
