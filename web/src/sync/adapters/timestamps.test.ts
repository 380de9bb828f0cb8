import { COLLECTIONS, ENTITY_NAMES } from '@portal/domain';
import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { toInstantOf, toTimestamp, withInstants } from '#firebase/sdk/instants.ts';
import { INSTANT_FIELDS, toServer } from './timestamps.ts';

const INSTANT = '2026-11-20T13:04:50.123456789Z';

test('an instant keeps its nanoseconds there and back', () => {
  expect(toTimestamp(INSTANT)).toEqual(new Timestamp(1_795_179_890, 123_456_789));
  expect(toInstantOf(toTimestamp(INSTANT))).toBe(INSTANT);
  expect(toInstantOf(new Timestamp(0, 7))).toBe('1970-01-01T00:00:00.000000007Z');
});

test('exactly the fields that the schemas call instants are timestamps at the server', () => {
  for (const entity of ENTITY_NAMES) {
    const shape: Record<string, z.ZodType> = COLLECTIONS[entity].shape;
    // A schema of any text takes an instant too; one of an instant takes nothing else.
    const instants = Object.entries(shape)
      .filter(([, field]) => field.safeParse(INSTANT).success && !field.safeParse('any other text').success)
      .map(([name]) => name);
    expect(instants, entity).toEqual(INSTANT_FIELDS[entity] ?? []);
  }
});

test('a text that looks like an instant stays a text', () => {
  expect(toServer('messages', { content: INSTANT, written_at: INSTANT })).toEqual({
    content: INSTANT,
    written_at: toTimestamp(INSTANT),
  });
  expect(withInstants({ at: toTimestamp(INSTANT), note: null, n: 3 })).toEqual({
    at: INSTANT,
    note: null,
    n: 3,
  });
});
