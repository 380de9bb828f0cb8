import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { compactWhenHidden } from './compact-when-hidden.ts';

const DAY_MS = 86_400_000;

let db: PortalDatabase;
let now: number;
let probes: number;
let stop: () => void;
beforeEach(() => {
  ({ db } = openTestAccount());
  now = DAY_MS * 20_000;
  probes = 0;
  stop = compactWhenHidden(db, { now: () => now, probe: () => Promise.resolve((probes += 1)) });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function turn(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
const compactedAt = async () => (await db.meta.get('compacted_at'))?.value;
const untilCompacted = () => vi.waitFor(async () => expect(await compactedAt()).toBe(now));

it('puts the store in order once a day, when nobody looks', async () => {
  turn('visible');
  await db.meta.count();
  expect(probes).toBe(0);
  turn('hidden');
  await untilCompacted();
  expect(probes).toBe(1);
  now += DAY_MS - 1;
  turn('hidden');
  await db.meta.count();
  expect(probes).toBe(1);
  now += 1;
  turn('hidden');
  await untilCompacted();
  expect(probes).toBe(2);
});

it('a clock that was set back puts it off by no more than a day', async () => {
  await db.meta.put({ key: 'compacted_at', value: now + 2 * DAY_MS });
  turn('hidden');
  await untilCompacted();
  expect(probes).toBe(1);
});

it('a browser that fails is asked again the next time', async () => {
  stop();
  const probe = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(true);
  stop = compactWhenHidden(db, { now: () => now, probe });
  turn('hidden');
  await vi.waitFor(() => expect(probe).toHaveBeenCalledTimes(1));
  expect(await compactedAt()).toBeUndefined();
  turn('hidden');
  await untilCompacted();
});

it('nothing happens to an account that was left', async () => {
  stop();
  turn('hidden');
  await db.meta.count();
  expect(probes).toBe(0);
});
