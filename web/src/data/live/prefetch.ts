import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { LocalRead } from './local-read.ts';

/**
 * Answers of the local database that came before their screen, or were on it when it was left: it is drawn with them
 * at once, and not first empty. They hold for that first drawing alone, after which it follows the database itself.
 */
const answers = new WeakMap<PortalDatabase, Map<string, unknown>>();

/** A device that is slower than this shows an empty screen meanwhile, in ms. */
const PATIENCE_MS = 600;

/** Answers that are held for screens that come back. */
const MOST_KEPT = 40;

/** Asks all of these at once. Settles when every one is answered, or patience is over. */
export async function prefetch(db: PortalDatabase, reads: readonly LocalRead<unknown>[]): Promise<void> {
  const mine = answers.get(db) ?? new Map<string, unknown>();
  answers.set(db, mine);
  const asking = reads.map(async ({ name, read }) => {
    try {
      mine.set(name, await read(db));
    } catch {
      // The screen asks again and says what is wrong.
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.all(asking), patience]);
  clearTimeout(timer);
}

/** undefined where it was not asked ahead, or not answered yet. */
export function prefetchedAnswer<T>(db: PortalDatabase, { name }: LocalRead<T>): T | undefined {
  // The name says which question it answers, and so of which type it is.
  return answers.get(db)?.get(name) as T | undefined;
}

/**
 * What a screen showed last: when it comes back it is drawn with that, and follows the database a moment later. Ten
 * thousand rows take longer to read again than anybody waits for a tab.
 */
export function keepAnswer<T>(db: PortalDatabase, { name }: LocalRead<T>, answer: T): void {
  const known = answers.get(db) ?? new Map<string, unknown>();
  // Each filter and page of a list is a question of its own: the one that was left the longest ago goes.
  known.delete(name);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_KEPT) known.delete(oldest);
  answers.set(db, known.set(name, answer));
}

/** From here on they may be of the past. */
export function forgetPrefetched(db: PortalDatabase): void {
  answers.delete(db);
}
