import { readMeta } from '#data/local/meta.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { canKeepData } from './can-keep-data.ts';

const DAY_MS = 86_400_000;

type Browser = {
  now: () => number;
  /** Makes a database and gives it up. */
  probe: () => Promise<unknown>;
};
const THIS_BROWSER: Browser = { now: Date.now, probe: () => canKeepData() };

/**
 * Once a day, when nobody looks at the page, has the browser put the files of its databases in order. Chromium keeps what it
 * would need to take a write back, marked as gone, and reads past all of it when it opens: half of a start where years of rows
 * are. It clears that where a database goes; one that is given up while it is made will do. Other browsers do not mind. Returns
 * how to stop.
 */
export function compactWhenHidden(db: PortalDatabase, { now, probe }: Browser = THIS_BROWSER): () => void {
  const controller = new AbortController();
  const compact = async () => {
    const last = await readMeta(db, 'compacted_at');
    // A clock that was set back must not put it off for ever.
    if (last !== null && Math.abs(now() - last) < DAY_MS) return;
    await probe();
    await db.meta.put({ key: 'compacted_at', value: now() });
  };
  const look = () => {
    // A database that fails is told on the screens.
    if (document.visibilityState === 'hidden') void compact().catch(() => {});
  };
  document.addEventListener('visibilitychange', look, controller);
  return () => controller.abort();
}
