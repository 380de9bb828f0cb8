import type { DocumentFields } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { findDocuments, isNarrowed, NO_FILTER } from './find-documents.ts';

const invoice: DocumentFields & { created_at: string } = {
  created_at: '2026-11-01T02:59:59.000000000Z',
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
const contract: typeof invoice = {
  ...invoice,
  created_at: '2026-11-01T03:00:00.000000000Z',
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

  it('narrows to what clients sent and nobody has looked at', () => {
    const seen = { ...invoice, review: 'ok' as const };
    expect(findDocuments([...documents, seen], { ...NO_FILTER, isToCheck: true })).toEqual([invoice]);
  });

  it('narrows to one client or to none', () => {
    expect(
      findDocuments(documents, { ...NO_FILTER, client: { kind: 'client', client_id: 'bakery' } }),
    ).toEqual([invoice]);
    expect(findDocuments(documents, { ...NO_FILTER, client: { kind: 'general' } })).toEqual([contract]);
  });

  it("narrows to a month of the firm's time and to a category", () => {
    expect(findDocuments(documents, { ...NO_FILTER, month: '2026-10-01' })).toEqual([invoice]);
    expect(findDocuments(documents, { ...NO_FILTER, month: '2026-11-01' })).toEqual([contract]);
    expect(findDocuments(documents, { ...NO_FILTER, category: 'Societário' })).toEqual([contract]);
  });

  it("finds a row by its client's name also after that has changed", () => {
    const named = (name: string, query: string) =>
      findDocuments(documents, { ...NO_FILTER, query }, new Map([['bakery', name]]));
    expect(named('Padaria', 'padaria')).toEqual([invoice]);
    expect(named('Confeitaria', 'padaria')).toEqual([]);
    expect(named('Confeitaria', 'confeitaria')).toEqual([invoice]);
  });
});

it('is narrowed by whatever leaves some out; a client leaves none out of its own', () => {
  const ofBakery = { ...NO_FILTER, client: { kind: 'client', client_id: 'bakery' } } as const;
  expect([isNarrowed(NO_FILTER, null), isNarrowed(ofBakery, 'bakery')]).toEqual([false, false]);
  expect([isNarrowed(ofBakery, null), isNarrowed({ ...ofBakery, month: '2026-10-01' }, 'bakery')]).toEqual([
    true,
    true,
  ]);
});
