import type { LeadershipContext } from '#sync/context.ts';
import type { Ports } from '#sync/ports.ts';

/**
 * Follows the version below which the server wants nothing of an app, for as long as the connection lasts. Nothing is
 * sent before it is known on this connection, and nothing by a version that is too old: what waits is kept, and sent by
 * the version that follows.
 */
export function watchRelease(context: LeadershipContext, connection: AbortSignal): void {
  const { ports, release } = context;
  release.current = 'unknown';
  let asked = 0;
  const stop = ports.database.watchMinimumVersion((minimum) => {
    const question = (asked += 1);
    isTooOld(ports.release, minimum).then((tooOld) => {
      if (connection.aborted || question !== asked) return;
      release.current = tooOld ? 'too_old' : 'supported';
      context.report({ kind: 'release', is_too_old: tooOld });
      context.work.pushes.wake();
      context.work.uploads.wake();
    }, context.fail);
  });
  connection.addEventListener('abort', stop, { once: true });
}

/**
 * Whether the server wants a newer app. A minimum that hosting itself does not serve would stop everybody and is a mistake:
 * it is ignored, as is one that cannot be read.
 */
export async function isTooOld(release: Ports['release'], minimum: string | null): Promise<boolean> {
  if (minimum === null || !isOlder(release.version, minimum)) return false;
  const served = await release.served();
  return served !== null && compareVersions(served, minimum) !== null && !isOlder(served, minimum);
}

const isOlder = (version: string, other: string) => (compareVersions(version, other) ?? 0) < 0;

const NUMBERS = /^\d+(\.\d+)*$/;

/** Negative, 0 or positive, number by number: 1.10.0 comes after 1.9.3. null where one of them is no version. */
export function compareVersions(one: string, other: string): number | null {
  if (!NUMBERS.test(one) || !NUMBERS.test(other)) return null;
  const [left = [], right = []] = [one, other].map((version) => version.split('.').map(Number));
  const length = Math.max(left.length, right.length);
  for (let i = 0; i < length; i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
