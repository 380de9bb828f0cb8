import { expect, test } from 'vitest';
import { paramsOfFilter, filterOfParams } from './documents-params.ts';
import { type DocumentFilter, NO_FILTER } from '../find-documents.ts';

const NOTHING = { cliente: null, mes: null, categoria: null, conferir: null };

test('a filter comes back from the URL as it went in, without what is typed', () => {
  const filters: DocumentFilter[] = [
    NO_FILTER,
    { ...NO_FILTER, client: { kind: 'general' }, month: '2026-11-01' },
    { ...NO_FILTER, client: { kind: 'client', client_id: 'c1' }, category: 'Guias', isToCheck: true },
  ];
  for (const filter of filters) {
    expect(filterOfParams({ ...NOTHING, ...paramsOfFilter({ ...filter, query: 'nota' }) }, '')).toEqual(
      filter,
    );
  }
});

test('a change names what it changes and nothing else', () => {
  expect(paramsOfFilter({ client: { kind: 'all' } })).toEqual({ cliente: null });
  expect(paramsOfFilter({ query: 'nota' })).toEqual({});
});

test('a URL names a month by year and month', () => {
  expect(paramsOfFilter({ ...NO_FILTER, month: '2026-11-01' }).mes).toBe('2026-11');
  expect(filterOfParams({ ...NOTHING, mes: 'novembro' }, '').month).toBeNull();
});
