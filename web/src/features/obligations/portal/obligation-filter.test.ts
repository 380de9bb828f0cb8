import { expect, test } from 'vitest';
import { competencesOf, filterObligations, NO_OBLIGATION_FILTER } from './obligation-filter.ts';

const TODAY = '2026-11-18';
const das = { name: 'DAS 10/2026', due_date: '2026-11-23', status: 'pending' as const };
const iss = { name: 'ISS 10/2026', due_date: '2026-11-10', status: 'in_progress' as const };
const permit = { name: 'Alvará', due_date: '2026-11-23', status: 'completed' as const };
const all = [das, iss, permit];
const found = (filter: Partial<typeof NO_OBLIGATION_FILTER>) =>
  filterObligations(all, { ...NO_OBLIGATION_FILTER, ...filter }, TODAY);

test('without a filter everything is there', () => {
  expect(found({})).toEqual(all);
});

test('the month is the one an obligation is about, the status the one that is shown', () => {
  expect(found({ competence: '2026-10-01' })).toEqual([das, iss]);
  expect(found({ status: 'overdue' })).toEqual([iss]);
  expect(found({ status: 'in_progress' })).toEqual([]);
  expect(found({ day: '2026-11-23', status: 'completed' })).toEqual([permit]);
});

test('the months to choose from are those there are, the latest first', () => {
  expect(competencesOf(all)).toEqual(['2026-11-01', '2026-10-01']);
});
