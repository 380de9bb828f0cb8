import type { DocumentFields } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { findDocuments, NO_FILTER } from './find-documents.ts';

const invoice: DocumentFields = {
  client_id: 'bakery',
  filename: 'NF-e 1182 Moinho.xml',
  storage_path: 'client-documents/t/bakery/d1/r.xml',
  mime_type: 'application/xml',
  size_bytes: 10,
  category: 'client_upload',
  description: 'Enviado pelo cliente',
  uploaded_by: 'u1',
  check: 'ok',
  check_reason: null,
  review: 'none',
  review_reason: null,
};
const contract: DocumentFields = {
  ...invoice,
  client_id: null,
  filename: 'Ata de reunião.pdf',
  mime_type: 'application/pdf',
  category: 'Societário',
  description: null,
};
const documents = [invoice, contract];
const names = new Map([['bakery', 'Padaria Pão Dourado Ltda']]);

describe('findDocuments', () => {
  it('gives all of them without a filter', () => {
    expect(findDocuments(documents, NO_FILTER)).toEqual(documents);
  });

  it('finds by name and by category without accents', () => {
    expect(findDocuments(documents, { ...NO_FILTER, query: 'reuniao' })).toEqual([contract]);
    expect(findDocuments(documents, { ...NO_FILTER, query: 'societario' })).toEqual([contract]);
  });

  it("finds by the client's name, and 'Geral' where there is none", () => {
    expect(findDocuments(documents, { ...NO_FILTER, query: 'pao dourado' }, names)).toEqual([invoice]);
    expect(findDocuments(documents, { ...NO_FILTER, query: 'geral' }, names)).toEqual([contract]);
  });

  it('narrows to one client or to none', () => {
    expect(findDocuments(documents, { query: '', client: { kind: 'client', client_id: 'bakery' } })).toEqual([
      invoice,
    ]);
    expect(findDocuments(documents, { query: '', client: { kind: 'general' } })).toEqual([contract]);
  });
});
