import { expect, test } from 'vitest';
import { paramsOfFilter, dueMonths, filterOfParams, NO_STAFF_FILTER, openUntilOf } from './staff-filter.ts';

const address = (part: ReturnType<typeof paramsOfFilter>) => ({
  cliente: null,
  status: null,
  mes: null,
  dia: null,
  competencia: null,
  lista: null,
  ...part,
});

test('a filter comes back from the URL as it went in', () => {
  const filter = {
    client_id: 'c1',
    status: 'overdue',
    month: '2026-11-01',
    day: '2026-11-23',
    competence: '2026-10-01',
    isWhole: true,
  } as const;
  expect(paramsOfFilter(filter)).toEqual({
    cliente: 'c1',
    status: 'overdue',
    mes: '2026-11',
    dia: '2026-11-23',
    competencia: '2026-10',
    lista: 'tudo',
  });
  expect(filterOfParams(address(paramsOfFilter(filter)))).toEqual(filter);
  expect(filterOfParams(address(paramsOfFilter(NO_STAFF_FILTER)))).toEqual(NO_STAFF_FILTER);
});

test('a change names what it changes and nothing else', () => {
  expect(paramsOfFilter({ month: null, day: null })).toEqual({ mes: null, dia: null });
  expect(paramsOfFilter({ status: 'pending' })).toEqual({ status: 'pending' });
});

test('what makes no sense in a URL filters nothing', () => {
  expect(filterOfParams(address({ status: 'late', mes: '2026-13', dia: 'amanhã' }))).toEqual(NO_STAFF_FILTER);
});

test('the months to choose from reach from the first to the last due date, the latest first', () => {
  expect(dueMonths({ first: '2026-10-20', last: '2026-12-01' }, null)).toEqual([
    '2026-12-01',
    '2026-11-01',
    '2026-10-01',
  ]);
  expect(dueMonths(null, null)).toEqual([]);
});

test('a month that is asked for can be seen in the field although nothing is due in it', () => {
  expect(dueMonths({ first: '2026-10-20', last: '2026-10-21' }, '2027-01-01')).toEqual([
    '2027-01-01',
    '2026-10-01',
  ]);
});

test('the list opens on what is open up to the end of this month, until somebody asks for something else', () => {
  const until = (part: Partial<typeof NO_STAFF_FILTER>, ofClient: string | null = null) =>
    openUntilOf({ ...NO_STAFF_FILTER, ...part }, ofClient, '2026-11-20');
  expect(until({})).toBe('2026-11-30');
  expect(until({ client_id: 'c1' }, 'c1')).toBe('2026-11-30');
  expect(until({ client_id: 'c1' })).toBeNull();
  expect(until({ status: 'completed' })).toBeNull();
  expect(until({ day: '2026-11-23' })).toBeNull();
  expect(until({ isWhole: true })).toBeNull();
});
