import { EARLIER_RESTORES, type Epoch } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { EpochHandlers } from '#sync/ports.ts';
import { startCursor } from '#sync/pull/cursor.ts';
import { leadershipContext } from '#sync/testing/leadership-context.ts';
import { followEpoch, isBlockedSince } from './epoch.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000000000Z`;
const epoch = (id: string, restoredTo: number, earlier: Epoch['earlier'] = []): Epoch => ({
  ...{ id, state: 'open', restored_to: at(restoredTo), at: at(20), earlier },
});

/** A device that has read its clients, and what it is told of the epoch. */
async function openDevice(known: string | null) {
  const { db } = openTestAccount();
  await db.cursors.put({ ...startCursor('clients'), bootstrapped: true, audited_at: 5 });
  if (known !== null) await db.meta.put({ key: 'epoch', value: { id: known } });
  const told: EpochHandlers[] = [];
  const database = {
    watchEpoch: (handlers: EpochHandlers) => {
      told.push(handlers);
      return () => undefined;
    },
  };
  const context = leadershipContext(db, database, {
    signal: new AbortController().signal,
    fail: (error: unknown) => expect.unreachable(String(error)),
  });
  let restarts = 0;
  const connection = new AbortController();
  const follower = followEpoch(context, connection.signal, () => (restarts += 1));
  const tell = (one: Epoch | null) => told[0]?.onEpoch(one);
  const cursor = () => db.cursors.get('clients');
  return { db, context, follower, connection, tell, cursor, restarts: () => restarts };
}

describe('what a device compares', () => {
  test.each([
    ['nothing where nothing was restored', null, null, undefined],
    ['nothing in the epoch it works in', 'e1', epoch('e1', 12), undefined],
    ['what it has since the restore', null, epoch('e1', 12), at(12)],
    [
      'what it has since the furthest of those it missed',
      'e1',
      epoch('e3', 12, [
        { id: 'e1', restored_to: at(8) },
        { id: 'e2', restored_to: at(10) },
      ]),
      at(10),
    ],
    [
      'everything where too many were missed to be known',
      'e1',
      epoch(
        'e99',
        12,
        Array.from({ length: EARLIER_RESTORES }, (_, i) => ({ id: `x${String(i)}`, restored_to: at(11) })),
      ),
      BEGINNING,
    ],
  ])('is %s', async (_what, known, now, restoredTo) => {
    const { db, follower, connection, tell, cursor } = await openDevice(known);
    tell(now);
    await follower.opened;
    expect((await cursor())?.restored_to).toBe(restoredTo);
    // Compared or not, the audit looks at it after an epoch that is new.
    expect((await cursor())?.audited_at).toBe(restoredTo === undefined ? 5 : undefined);
    expect((await db.meta.get('epoch'))?.value).toEqual(now === null ? undefined : { id: now.id });
    connection.abort();
    await follower.ended;
  });
});

test('what is older than the window may be open again: after a restore it is asked for anew', async () => {
  const { db, follower, connection, tell, cursor } = await openDevice('e1');
  await db.cursors.update('clients', { since: at(2), has_open: true });
  tell(epoch('e2', 12));
  await follower.opened;
  expect(await cursor()).toMatchObject({ since: at(2), restored_to: at(12) });
  expect(await cursor()).not.toHaveProperty('has_open');
  connection.abort();
  await follower.ended;
});

test('while a firm is put back nothing is entered; each change begins the connection anew', async () => {
  const { db, context, follower, connection, tell, restarts } = await openDevice('e1');
  tell({ ...epoch('e2', 12), state: 'restoring' });
  expect(follower.restoring()?.id).toBe('e2');
  expect(context.epoch.id).toBeUndefined();
  tell(epoch('e2', 12));
  expect(restarts()).toBe(1);
  expect((await db.meta.get('epoch'))?.value).toEqual({ id: 'e1' });
  connection.abort();
});

test('only a block that came after the restore began is believed while it lasts', () => {
  const restoring: Epoch = { ...epoch('e2', 12), state: 'restoring' };
  expect(isBlockedSince({ is_active: false, blocked_at: at(21) }, restoring)).toBe(true);
  expect(isBlockedSince({ is_active: false, blocked_at: at(19) }, restoring)).toBe(false);
  expect(isBlockedSince({ is_active: true, blocked_at: at(21) }, restoring)).toBe(false);
  expect(isBlockedSince(null, restoring)).toBe(false);
});
