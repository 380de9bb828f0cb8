import { liveQuery } from 'dexie';
import type { Connection } from '#data/local/connection.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { isWork } from '#data/outbox/is-work.ts';

export type WaitingWork = {
  /** Something is on this device and nowhere else, and stays so for now: it was refused, or the server is out of reach. */
  isOnlyHere: () => void;
  /** Something would go if there were a connection. */
  waitsForConnection: () => void;
};

type Found = { queued: boolean; parked: boolean; connection: Connection['kind'] };

/** Which of these is so. */
export function waitingOf({ queued, parked, connection }: Found): Record<keyof WaitingWork, boolean> {
  return {
    isOnlyHere: parked || (queued && connection !== 'online'),
    waitsForConnection: queued && connection === 'offline',
  };
}

/** Tells each time one of these begins, never while it goes on. Returns how to stop. */
export function followWaitingWork(db: PortalDatabase, tell: WaitingWork): () => void {
  let found: Found = { queued: false, parked: false, connection: 'online' };
  let was = waitingOf(found);
  const consider = () => {
    // The browser knows of a lost connection before the engine does.
    const is = waitingOf(navigator.onLine ? found : { ...found, connection: 'offline' });
    const before = was;
    was = is;
    if (is.isOnlyHere && !before.isOnlyHere) tell.isOnlyHere();
    if (is.waitsForConnection && !before.waitsForConnection) tell.waitsForConnection();
  };
  const subscription = liveQuery(async () => readWaiting(db)).subscribe({
    next: (read) => {
      found = read;
      consider();
    },
    // A database that fails is told on the screens.
    error: () => undefined,
  });
  const controller = new AbortController();
  addEventListener('offline', consider, controller);
  addEventListener('online', consider, controller);
  return () => {
    subscription.unsubscribe();
    controller.abort();
  };
}

async function readWaiting(db: PortalDatabase): Promise<Found> {
  const [meta, queued, parked] = await Promise.all([
    db.meta.get('connection'),
    someIn(db, 'queued'),
    someIn(db, 'parked'),
  ]);
  const connection = meta?.key === 'connection' ? meta.value.kind : 'online';
  return { queued: queued > 0, parked: parked > 0, connection };
}

/** One is enough: thousands may wait. */
const someIn = (db: PortalDatabase, state: 'queued' | 'parked') =>
  db.outbox.where('state').equals(state).filter(isWork).limit(1).count();
