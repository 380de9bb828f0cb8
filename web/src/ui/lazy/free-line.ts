let busy: Promise<unknown> | null = null;

/** On a slow line what is fetched later would hold this up: until it is over, parts that are not needed yet wait. */
export function keepLineFree(until: Promise<unknown>): void {
  const settled: Promise<unknown> = until.then(ignore, ignore).then(() => {
    if (busy === settled) busy = null;
  });
  busy = settled;
}

const ignore = () => undefined;

/** null where nothing has the line for itself. */
export const untilLineIsFree = (): Promise<unknown> | null => busy;
