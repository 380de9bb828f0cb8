import { expect, test, vi } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { waitingEntry } from '#data/testing/outbox-entry.ts';
import { type RefusedLook, watchRefusals } from './refusals.ts';

test('tells what the server refuses from now on, once, and not what it refused before', async () => {
  const { db } = openTestAccount();
  await db.outbox.bulkPut([
    waitingEntry('old', { state: 'parked', error_kind: 'permission_denied' }),
    waitingEntry('new', { seq: 2 }),
    waitingEntry('read', { seq: 3, entity: 'thread_reads' }),
  ]);
  const looks: RefusedLook[] = [];
  const stop = watchRefusals(db, (look) => looks.push(look));
  const fresh = () => looks.flatMap((look) => look.fresh.map(({ op_id }) => op_id));
  await vi.waitFor(async () => {
    // Until the first look has been taken, each of these changes may belong to it.
    await db.outbox.update('new', { state: 'queued', attempts: looks.length });
    await db.outbox.update('old', { attempts: Math.random() });
    expect(looks.length).toBeGreaterThan(0);
  });
  expect(fresh()).toEqual([]);

  await db.outbox.update('new', { state: 'parked', error_kind: 'conflict' });
  await db.outbox.update('read', { state: 'parked', error_kind: 'permission_denied' });
  await vi.waitFor(() => expect(fresh()).toEqual(['new']));

  await db.outbox.update('new', { state: 'queued' });
  await vi.waitFor(() => expect([...(looks.at(-1)?.parked ?? [])]).toEqual(['old']));
  await db.outbox.update('new', { state: 'parked' });
  await vi.waitFor(() => expect(fresh()).toEqual(['new', 'new']));
  stop();
});
