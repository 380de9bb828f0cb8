import type { LeadershipContext } from '#sync/context.ts';
import { pauseAfter } from './retry.ts';
import { StoreError } from './store-error.ts';

/** A database that fails mostly fails for a moment, or until somebody makes room: asked often, never in haste. */
const LONGEST_PAUSE_MS = 30_000;

/** Of an error of the device's database: room is made where it helps, the screens and the log are told. */
export async function easeStore(context: LeadershipContext, error: StoreError): Promise<void> {
  const isRoomMade = error.kind === 'full' && (await makeRoom(context));
  context.report({ kind: 'storage', state: error.kind === 'full' ? 'full' : 'failing' });
  context.events.add({ kind: 'storage', error: error.kind, is_room_made: isRoomMade });
}

function makeRoom({ ports }: LeadershipContext): Promise<boolean> {
  return ports.store.freeRoom().catch(() => false);
}

/**
 * Runs a transaction again for as long as the device's database fails and the session lasts; null once it has ended.
 * What was on its way then is asked about by its receipt when the next session begins.
 */
export async function untilStored<T>(context: LeadershipContext, work: () => Promise<T>): Promise<T | null> {
  for (let failures = 1; !context.signal.aborted; failures += 1) {
    try {
      const result = await work();
      if (failures > 1) context.report({ kind: 'stored', has_room: false });
      return result;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      await easeStore(context, error);
      const pause = pauseAfter(failures, context.ports.random(), LONGEST_PAUSE_MS);
      await context.pauses.pause(pause, context.signal);
    }
  }
  return null;
}
