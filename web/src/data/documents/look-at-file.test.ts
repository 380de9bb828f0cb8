import { NEW_CLIENT } from '@portal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDocuments } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount, DOCUMENT, serverRow } from '#data/testing/local-account.ts';
import { CLIENT_UPLOAD } from './documents.ts';
import { foreignOf, lookAtFile, sentBefore } from './look-at-file.ts';

const pdf = (text: string, name = 'extrato.pdf') =>
  new File([`%PDF-1.4\n1 0 obj\n% ${text}\n%%EOF\n`], name, { type: 'application/pdf' });
const nfe = (...ids: string[]) =>
  new File(
    [`<?xml version="1.0"?><NFe><infNFe>${ids.map((id) => `<CNPJ>${id}</CNPJ>`).join('')}</infNFe></NFe>`],
    'nota.xml',
  );

let account: LocalAccount;
beforeEach(() => {
  account = openTestAccount();
});
const looked = async (file: File) => {
  const at = await lookAtFile(file);
  if (at === null) throw new Error('not taken');
  return at;
};

describe('a file whose bytes', () => {
  const before = async (file: File, clientId = 'c1') => sentBefore(account, await looked(file), clientId);

  it('wait on the device is known, whatever its name', async () => {
    await addDocuments(account, { files: [pdf('Outubro')], client_id: 'c1', ...CLIENT_UPLOAD });
    expect(await before(pdf('Outubro', 'outro nome.pdf'))).toMatchObject({
      kind: 'sent_before',
      isWaiting: true,
      document: { filename: 'extrato.pdf' },
    });
  });

  it('were sent is known by the hash of the row, without its bytes', async () => {
    const { size_bytes, sha256 } = await looked(pdf('Outubro'));
    const row = { ...DOCUMENT, client_id: 'c1', size_bytes, ...(sha256 === null ? {} : { sha256 }) };
    await account.db.documents.put(serverRow('documents', 'd1', row));
    expect(await before(pdf('Outubro'))).toMatchObject({ isWaiting: false, document: { id: 'd1' } });
  });

  it('were sent by an older version is known where its bytes are on the device', async () => {
    const [id = ''] = (
      await addDocuments(account, { files: [pdf('Outubro')], client_id: 'c1', ...CLIENT_UPLOAD })
    ).added;
    await account.db.documents
      .where('id')
      .equals(id)
      .modify((row) => void delete row.sha256);
    expect(await before(pdf('Outubro'))).toMatchObject({ document: { id } });
  });

  it('are others, or of another company, is new', async () => {
    await addDocuments(account, { files: [pdf('Outubro')], client_id: 'c1', ...CLIENT_UPLOAD });
    expect(await before(pdf('Novembr'))).toBeNull();
    expect(await before(pdf('Outubro'), 'c2')).toBeNull();
  });

  it('are none to take says nothing', async () => {
    expect(await lookAtFile(new File([], 'vazio.pdf'))).toBeNull();
  });
});

describe('a fiscal file', () => {
  const [own, other, unknown] = ['11222333000181', '33000167000101', '00000000000191'] as const;
  const company = (client_id: string, cnpj_cpf: string, contract_ended_on: string | null = null) =>
    serverRow('companies', client_id, {
      ...{ client_id, cnpj_cpf, contract_ended_on },
      corporate_name: client_id,
      trade_name: null,
      tax_regime: 'mei',
      status: 'active',
    });
  const foreign = async (file: File) => foreignOf(account, await looked(file), 'c1');

  it('of the company is asked nothing, nor is one that names it beside others or by another of its places', async () => {
    await account.db.companies.put(company('c1', own));
    expect(await foreign(nfe(own))).toBeNull();
    expect(await foreign(nfe(other, '11222333000262'))).toBeNull();
    expect(await foreign(pdf('Nada'))).toBeNull();
  });

  it('of another company of the person says which', async () => {
    await account.db.companies.bulkPut([company('c1', own), company('c2', other)]);
    expect(await foreign(nfe(unknown, other))).toMatchObject({ owner: { client_id: 'c2', name: 'c2' } });
  });

  it('of one that the person has no more, or never had, says whom it names', async () => {
    await account.db.companies.bulkPut([company('c1', own), company('c2', other, '2026-10-31')]);
    expect(await foreign(nfe(other))).toEqual({
      kind: 'foreign',
      parties: [{ tax_id: other, name: null }],
      owner: null,
    });
  });

  it('is known to staff by their clients', async () => {
    const client = { ...NEW_CLIENT, corporate_name: 'Clínica' };
    await account.db.clients.bulkPut([
      serverRow('clients', 'c1', { ...client, cnpj_cpf: own }),
      serverRow('clients', 'c2', { ...client, cnpj_cpf: other }),
    ]);
    expect(await foreign(nfe(other))).toMatchObject({ owner: { client_id: 'c2', name: 'Clínica' } });
  });
});
