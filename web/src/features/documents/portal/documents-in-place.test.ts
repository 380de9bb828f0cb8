import { expect, test } from 'vitest';
import { inPlace } from './documents-in-place.ts';

const one = (id: string, replaces?: string) => (replaces === undefined ? { id } : { id, replaces });
const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id);

test('what was sent instead of another is in its place', () => {
  expect(idsOf(inPlace([one('new', 'old'), one('other'), one('old'), one('first')]))).toEqual([
    'other',
    'new',
    'first',
  ]);
});

test('of several in a row the last is shown, once', () => {
  expect(idsOf(inPlace([one('c', 'b'), one('b', 'a'), one('a')]))).toEqual(['c']);
  expect(idsOf(inPlace([one('c', 'a'), one('b', 'a'), one('a')]))).toEqual(['c']);
});

test('one whose other is not here stays where it is', () => {
  expect(idsOf(inPlace([one('x', 'gone'), one('y')]))).toEqual(['x', 'y']);
});

test('rows that name each other do not hold the list up', () => {
  expect(idsOf(inPlace([one('a', 'b'), one('b', 'a'), one('c')]))).toEqual(['c']);
});
