import { expect, it } from 'vitest';
import { filterOfParams } from './office-filter.ts';

it('reads status and client from the URL, and leaves out what is no status', () => {
  expect(filterOfParams({ status: 'open', cliente: 'c1' })).toEqual({ status: 'open', client_id: 'c1' });
  expect(filterOfParams({ status: 'aberta', cliente: null })).toEqual({ status: null, client_id: null });
});
