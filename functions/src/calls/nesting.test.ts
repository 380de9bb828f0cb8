import { expect, it } from 'vitest';
import { nesting } from './nesting.ts';

it.each([
  ['{"data":{}}', 2],
  ['{"data":{"client_ids":["a","b"],"x":[]}}', 3],
  ['{"data":{"full_name":"[[[{{{"}}', 2],
  [String.raw`{"data":{"full_name":"a\"[[["}}`, 2],
  [String.raw`{"data":{"full_name":"a\\"},"x":[[[[1]]]]}`, 5],
  ['['.repeat(4000), 4000],
  ['no JSON', 0],
])('of %s is %i', (json, depth) => {
  expect(nesting(json)).toBe(depth);
});
