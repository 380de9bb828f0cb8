import { ENTITY_NAMES } from '@portal/domain';
import { expect, test } from 'vitest';
import { MOST_CLIENTS } from '#data/portfolio/portfolio.ts';
import { coversClient, entityOfScope, isInScope, scopesOf, withinPortfolio } from './scopes.ts';

const keys = (role: Parameters<typeof scopesOf>[0]['role'], client_ids: string[] = []) =>
  scopesOf({ uid: 'u1', role, client_ids }).map(({ key }) => key);

test('staff mirror the firm, and only their own notifications', () => {
  for (const role of ['admin', 'supervisor', 'accountant'] as const) {
    expect(keys(role)).toContain('clients');
    expect(keys(role)).toContain('notifications?user_id=u1');
    expect(keys(role)).toContain('preferences?user_id=u1');
    expect(keys(role)).toHaveLength(25);
  }
});

test('of what grows for ever a staff device has a window; what it mirrors whole is small', () => {
  /** By clients and people, by months, or by what the firm writes once. */
  const small = [
    ...['people', 'clients', 'services', 'message_threads', 'thread_staff', 'thread_reads'],
    ...['canned_answers', 'obligation_rules', 'firm_days', 'month_overrides', 'selic_rates'],
    ...['request_templates', 'privacy_requests'],
  ];
  const whole = scopesOf({ uid: 'u1', role: 'admin', client_ids: [] }).filter(
    ({ window, filter }) => window === undefined && filter === null,
  );
  expect(whole.map(({ entity }) => entity).toSorted()).toEqual(small.toSorted());
});

test('seniors mirror what everybody asked about their data, everybody else their own', () => {
  expect(keys('admin')).toContain('privacy_requests');
  expect(keys('supervisor')).toContain('privacy_requests');
  expect(keys('accountant')).toContain('privacy_requests?user_id=u1');
  expect(keys('client', ['c1'])).toContain('privacy_requests?user_id=u1');
});

test('what a client user’s first screen shows is pulled first', () => {
  expect(keys('client', ['c1', 'c2'])[0]).toBe('documents?client_id=c1');
});

test('a client user mirrors each of its companies and nothing of the staff’s', () => {
  const own = keys('client', ['c1', 'c2']);
  expect(own).toContain('documents?client_id=c1');
  expect(own).toContain('documents?client_id=c2');
  expect(own).toContain('people?kind=staff');
  expect(own).toContain('slips?client_id=c1');
  expect(own).toContain('slip_events?client_id=c2');
  for (const entity of [
    'clients',
    'notes',
    'tasks',
    'canned_answers',
    'obligation_rules',
    'firm_days',
    'month_overrides',
    'thread_staff',
    'documents',
    'obligations',
    'people',
  ]) {
    expect(own).not.toContain(entity);
  }
});

test('a client user without a company sees the services, the staff and the Selic', () => {
  expect(keys('client')).toEqual([
    'people?kind=staff',
    'services',
    'selic_rates',
    'notifications?user_id=u1',
    'preferences?user_id=u1',
    'privacy_requests?user_id=u1',
  ]);
});

test('no kind of row is left out of what somebody mirrors', () => {
  const mirrored = [...keys('admin'), ...keys('client', ['c1'])].map(entityOfScope);
  expect(ENTITY_NAMES.filter((entity) => !mirrored.includes(entity))).toEqual([]);
});

test('every scope tells its collection', () => {
  for (const scope of scopesOf({ uid: 'u1', role: 'client', client_ids: ['c1'] })) {
    expect(entityOfScope(scope.key)).toBe(scope.entity);
  }
  for (const entity of ENTITY_NAMES) expect(entityOfScope(entity)).toBe(entity);
  expect(entityOfScope('unknown?x=1')).toBeNull();
});

test('a row is in the scope whose filter it meets', () => {
  const [scope] = scopesOf({ uid: 'u1', role: 'client', client_ids: ['c1'] });
  if (scope === undefined) throw new Error('no scope');
  expect(isInScope(scope, { client_id: 'c1' })).toBe(true);
  expect(isInScope(scope, { client_id: 'c2' })).toBe(false);
  expect(isInScope(scope, { client_id: null })).toBe(false);
});

test('an accountant’s device may mirror some clients’ rows, those of no client and all tasks; seniors mirror the firm', () => {
  const staff = scopesOf({ uid: 'u1', role: 'accountant', client_ids: [] });
  const limited = withinPortfolio(staff, 'accountant', ['c1']).filter(({ clients }) => clients !== undefined);
  expect(limited.map(({ entity, clients }) => [entity, clients])).toEqual([
    ['documents', [null, 'c1']],
    ['obligations', ['c1']],
    ['notes', [null, 'c1']],
    ['messages', ['c1']],
    ['service_requests', ['c1']],
    ['slips', ['c1']],
    ['slip_events', ['c1']],
    ['document_requests', ['c1']],
    ['request_items', ['c1']],
  ]);
  const [documents, obligations] = limited;
  if (documents === undefined || obligations === undefined) throw new Error('none');
  expect(['c1', 'c2', null].map((client_id) => coversClient(documents, { client_id }))).toEqual([
    true,
    false,
    true,
  ]);
  expect(coversClient(obligations, { client_id: 'c2' })).toBe(false);
  expect(withinPortfolio(staff, 'supervisor', ['c1'])).toEqual(staff);
  expect(withinPortfolio(staff, 'accountant', 'whole')).toEqual(staff);
});

test('the largest portfolio stays under sixty listeners', () => {
  const staff = scopesOf({ uid: 'u1', role: 'accountant', client_ids: [] });
  const most = Array.from({ length: MOST_CLIENTS }, (_, i) => `c${String(i)}`);
  const listeners = withinPortfolio(staff, 'accountant', most).map(({ clients }) =>
    clients === undefined ? 1 : Math.ceil(MOST_CLIENTS / 30) + (clients.includes(null) ? 1 : 0),
  );
  // Beside them the own row, the epoch and the version that is asked for.
  expect(listeners.reduce((sum, count) => sum + count, 3)).toBeLessThan(60);
});
