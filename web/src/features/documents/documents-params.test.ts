import { expect, test } from 'vitest';
import { addressOfFilter, filterOfAddress } from './documents-params.ts';
import { type DocumentFilter, NO_FILTER } from './find-documents.ts';

const NOTHING = { cliente: null, mes: null, categoria: null, conferir: null };

test('a filter comes back from the address as it went in, without what is typed', () => {
  const filters: DocumentFilter[] = [
    NO_FILTER,
    { ...NO_FILTER, client: { kind: 'general' }, month: '2026-11-01' },
    { ...NO_FILTER, client: { kind: 'client', client_id: 'c1' }, category: 'Guias', isToCheck: true },
  ];
  for (const filter of filters) {
    expect(filterOfAddress({ ...NOTHING, ...addressOfFilter({ ...filter, query: 'nota' }) }, '')).toEqual(
      filter,
    );
  }
});

test('a change names what it changes and nothing else', () => {
  expect(addressOfFilter({ client: { kind: 'all' } })).toEqual({ cliente: null });
  expect(addressOfFilter({ query: 'nota' })).toEqual({});
});

test('an address names a month by year and month', () => {
  expect(addressOfFilter({ ...NO_FILTER, month: '2026-11-01' }).mes).toBe('2026-11');
  expect(filterOfAddress({ ...NOTHING, mes: 'novembro' }, '').month).toBeNull();
});
