const busy = new Set<Promise<unknown>>();

/** On a slow line what is fetched later would hold this up: until it is over, parts that are not needed yet wait. */
export function keepLineFree(until: Promise<unknown>): void {
  const settled: Promise<unknown> = until.then(ignore, ignore).then(() => busy.delete(settled));
  busy.add(settled);
}

const ignore = () => undefined;

/** null where nothing has the line for itself. */
export const untilLineIsFree = (): Promise<void> | null => (busy.size === 0 ? null : untilNothingIsBusy());

/** What comes next may have begun meanwhile. */
async function untilNothingIsBusy(): Promise<void> {
  while (busy.size > 0) await Promise.all(busy);
}

/** At once where nothing has the line for itself; returns how to cancel it. */
export function whenLineIsFree(run: () => void): () => void {
  let isWanted = true;
  const free = untilLineIsFree();
  if (free === null) run();
  else void free.then(() => isWanted && run());
  return () => (isWanted = false);
}
