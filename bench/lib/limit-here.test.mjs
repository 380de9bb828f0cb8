import { expect, test } from 'vitest';
import { limitBySdkList, limitHere } from './limit-here.mjs';

test('where the other takes twice as long, a start may too', () => {
  expect(limitHere(600, { then_ms: 500, here_ms: 1_000 })).toBe(1_200);
});

test('a quicker machine leaves the promise as it is', () => {
  expect(limitHere(600, { then_ms: 500, here_ms: 250 })).toBe(600);
});

test('what the SDK takes is said where it moves the limit, and only there', () => {
  const said = [];
  const say = (line) => said.push(line);
  expect(limitBySdkList(600, 558, say)).toBe(600);
  expect(said).toEqual([]);
  expect(limitBySdkList(600, 1_116, say)).toBe(1_200);
  expect(said).toEqual([
    "600 ms were promised where the SDK's list takes 558 ms (p95); here it takes 1116 ms.",
  ]);
});
