import { expect, it } from 'vitest';
import { paramsOfFilter, filterOfParams, ME, NO_TASK_FILTER } from './task-filter.ts';

const NOTHING = {
  visao: null,
  responsavel: null,
  cliente: null,
  status: null,
  dia: null,
  atrasadas: null,
};

it('an empty URL asks for everybody’s board', () => {
  expect(filterOfParams(NOTHING)).toEqual({ view: 'board', ...NO_TASK_FILTER });
});

it('what is chosen comes back from its URL', () => {
  const filter = {
    view: 'list',
    assignee: ME,
    client_id: 'c1',
    status: 'in_progress',
    day: '2026-11-23',
    isLate: true,
  } as const;
  expect(filterOfParams({ ...NOTHING, ...paramsOfFilter(filter) })).toEqual(filter);
});

it('a change names what it changes and nothing else', () => {
  expect(paramsOfFilter({ isLate: false })).toEqual({ atrasadas: null });
  expect(paramsOfFilter({ view: 'board' })).toEqual({ visao: null });
});

it('what makes no sense in a URL is as if it were not there', () => {
  expect(
    filterOfParams({ ...NOTHING, visao: 'mapa', status: 'overdue', dia: 'hoje', atrasadas: 'sim' }),
  ).toEqual({
    view: 'board',
    ...NO_TASK_FILTER,
  });
});
