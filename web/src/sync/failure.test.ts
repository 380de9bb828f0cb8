import { expect, test } from 'vitest';
import { type Confirmation, createSharedParts, type SessionContext } from './context.ts';
import { decideFailure } from './failure.ts';
import type { Ports } from './ports.ts';

/** What the decision reads of a session: its clock, and what the server says of the own row. */
function sessionWhere(ownRow: Confirmation | 'no line'): SessionContext {
  const clock = { now: () => 1_000, monotonic: () => 0, after: () => () => undefined };
  const ports = { clock, random: () => 0 } as unknown as Ports; // no store and no server are asked here
  const confirm = { current: ownRow === 'no line' ? null : () => Promise.resolve(ownRow) };
  const { signal } = new AbortController();
  return { ...createSharedParts(ports), ports, signal, confirm } as SessionContext; // as above
}

const once = { kind: 'permission_denied', count: 1 };

test('work that is refused twice is set aside, once the own row has been asked and is the same', async () => {
  const decided = await decideFailure(sessionWhere('unchanged'), once, 'permission_denied');
  expect(decided).toEqual({ kind: 'park', reason: 'permission_denied' });
});

test('a first refusal sets nothing aside', async () => {
  const decided = await decideFailure(sessionWhere('unchanged'), undefined, 'permission_denied');
  expect(decided).toMatchObject({ kind: 'again', failures: { count: 1 } });
});

test.each(['changed', 'unknown', 'no line'] as const)(
  'a refusal sets nothing aside while the own row is %s',
  async (ownRow) => {
    const decided = await decideFailure(sessionWhere(ownRow), once, 'permission_denied');
    expect(decided).toMatchObject({ kind: 'again', failures: { count: 2 } });
  },
);

test('failures of another kind are counted anew', async () => {
  const before = { kind: 'unavailable', count: 7 };
  const decided = await decideFailure(sessionWhere('unchanged'), before, 'contention');
  expect(decided).toEqual({
    kind: 'again',
    failures: { kind: 'contention', count: 1 },
    next_at: expect.any(Number) as unknown,
  });
});
