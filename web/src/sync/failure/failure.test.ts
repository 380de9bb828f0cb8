import { expect, test } from 'vitest';
import { type Confirmation, createSharedParts, type LeadershipContext } from '#sync/context.ts';
import type { Ports } from '#sync/ports.ts';
import { decideFailure } from './failure.ts';

/** What the decision reads of a session: its clock, and what the server says of the own row. */
function sessionWhere(ownRow: Confirmation | 'no connection'): LeadershipContext {
  const clock = { now: () => 1_000, monotonic: () => 0, after: () => () => undefined };
  const ports = { clock, random: () => 0 } as unknown as Ports; // no store and no server are asked here
  const confirm = { current: ownRow === 'no connection' ? null : () => Promise.resolve(ownRow) };
  const { signal } = new AbortController();
  return { ...createSharedParts(ports), ports, signal, confirm } as LeadershipContext; // as above
}

const once = { kind: 'permission_denied', count: 1 };

test('work that is refused twice is set aside, once the own row has been asked and is the same', async () => {
  const decided = await decideFailure(sessionWhere('unchanged'), once, 'permission_denied');
  expect(decided?.parks()).toBe('permission_denied');
});

test('a first refusal sets nothing aside', async () => {
  const decided = await decideFailure(sessionWhere('unchanged'), undefined, 'permission_denied');
  expect(decided?.failures.count).toBe(1);
  expect(decided?.parks()).toBeNull();
});

test('nothing is set aside when the rights have changed until the decision can be stored', async () => {
  const session = sessionWhere('unchanged');
  const decided = await decideFailure(session, once, 'permission_denied');
  session.scopes.current = [];
  expect(decided?.parks()).toBeNull();
});

test.each(['changed', 'unknown', 'no connection'] as const)(
  'a refusal sets nothing aside while the own row is %s',
  async (ownRow) => {
    const decided = await decideFailure(sessionWhere(ownRow), once, 'permission_denied');
    expect(decided?.failures.count).toBe(2);
    expect(decided?.parks()).toBeNull();
  },
);

test('failures of another kind are counted anew', async () => {
  const before = { kind: 'unavailable', count: 7 };
  const decided = await decideFailure(sessionWhere('unchanged'), before, 'contention');
  expect(decided?.failures).toEqual({ kind: 'contention', count: 1 });
  expect(decided?.parks()).toBeNull();
});
