import { expect, test } from 'vitest';
import { createLiveCompanies } from './live-companies.ts';
import { createOpenedCompany } from './opened-company.ts';
import type { Scope } from '#sync/scopes.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000000000Z`;
const scopeOf = (client_id: string, entity: Scope['entity'] = 'messages'): Scope => ({
  key: `${entity}?client_id=${client_id}`,
  entity,
  filter: { field: 'client_id', value: client_id },
});
function firm(most: number) {
  const opened = createOpenedCompany();
  const connection = new AbortController();
  const live = createLiveCompanies(most, opened);
  const listen = (scope: Scope, day: number) => live.listenTo(scope, at(day), connection.signal);
  return { opened, connection, listen };
}

test('all scopes of the companies used last are listened to, and those of no other', () => {
  const { listen } = firm(2);
  const [old, older] = [listen(scopeOf('a'), 2), listen(scopeOf('b'), 1)];
  expect(listen(scopeOf('c'), 1)).toBeNull();
  const [chat, files] = [listen(scopeOf('c'), 3), listen(scopeOf('c', 'documents'), 1)];
  expect([old, older, chat, files].map((one) => one?.ending.aborted)).toEqual([false, true, false, false]);
  expect(listen(scopeOf('b'), 1)).toBeNull();
});

test('a company in which something happens is used, and stays', () => {
  const { listen } = firm(2);
  const [first, second] = [listen(scopeOf('a'), 1), listen(scopeOf('b'), 2)];
  first?.saw(at(5));
  listen(scopeOf('c'), 4);
  expect([first?.ending.aborted, second?.ending.aborted]).toEqual([false, true]);
});

test('the company that is open comes first, however long nothing happened in it', () => {
  const { listen, opened } = firm(1);
  const other = listen(scopeOf('a'), 9);
  expect(listen(scopeOf('b'), 1)).toBeNull();
  opened.open('b');
  expect(listen(scopeOf('b'), 1)).not.toBeNull();
  expect(other?.ending.aborted).toBe(true);
  expect(listen(scopeOf('a'), 10)).toBeNull();
});

test('what is not of a company always has its listener, and a company that has stopped takes no room', () => {
  const { listen } = firm(1);
  listen(scopeOf('a'), 9)?.stop();
  expect(listen(scopeOf('b'), 1)).not.toBeNull();
  expect(listen({ key: 'services', entity: 'services', filter: null }, 1)).not.toBeNull();
});

test('a listener ends with its connection', () => {
  const { listen, connection } = firm(1);
  const one = listen(scopeOf('a'), 1);
  connection.abort();
  expect(one?.ending.aborted).toBe(true);
});
