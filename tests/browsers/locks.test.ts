import { expect, test, vi } from 'vitest';
import { createWebLocksLeader } from '#sync/adapters/web-locks-leader.ts';

/** A tab's lead: begins when it is let, and ends when it is told. */
function tab(name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const lead = vi.fn(() => ended);
  const stop = new AbortController();
  return { lead, end, stop, over: createWebLocksLeader().whileLeading(name, stop.signal, lead) };
}

test('by the browser’s own locks one leads at a time, and who gave up meanwhile never does', async () => {
  const name = `portal.sync.${crypto.randomUUID()}`;
  const [first, gaveUp, second] = [tab(name), tab(name), tab(name)];
  await vi.waitFor(() => expect(first.lead).toHaveBeenCalledOnce());
  const { held = [] } = await navigator.locks.query();
  expect(held.filter((lock) => lock.name === name)).toHaveLength(1);
  gaveUp.stop.abort();
  await gaveUp.over;
  expect(second.lead).not.toHaveBeenCalled();
  first.end();
  await vi.waitFor(() => expect(second.lead).toHaveBeenCalledOnce());
  second.end();
  await Promise.all([first.over, second.over]);
  expect(gaveUp.lead).not.toHaveBeenCalled();
});
