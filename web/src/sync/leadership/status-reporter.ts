import type { Connection } from '#data/local/connection.ts';
import type { EventLog } from '#sync/event-log.ts';
import type { Ports } from '#sync/ports.ts';
import type { SyncSettings } from '#sync/settings.ts';
import { connectionOf, nextStatus, type StatusEvent, startStatus } from './status.ts';

/** A connection without the internet behind it, as of many a Wi-Fi, is told by nobody: only nothing comes. */
const SILENCE_MS = 8_000;

/** Keeps what the screens are told about the connection in the device's database, for every tab. */
export async function createStatusReporter(
  ports: Pick<Ports, 'store' | 'connectivity' | 'clock'>,
  settings: Pick<SyncSettings, 'exchange_mark_ms'>,
  events: EventLog,
  signal: AbortSignal,
): Promise<(event: StatusEvent) => void> {
  const stored = await ports.store.transaction([], (tx) => tx.meta('connection'));
  let status = startStatus(stored?.last_synced_at ?? null, ports.connectivity.isOnline());
  let told: Connection | null = stored;
  let noted: Connection['kind'] | null = null;
  let endSilence = () => {};
  signal.addEventListener('abort', () => endSilence(), { once: true });
  const report = (event: StatusEvent) => {
    if (signal.aborted) return;
    if (event.kind === 'network') {
      endSilence();
      endSilence = ports.clock.after(SILENCE_MS, () => report({ kind: 'silence' }));
    }
    status = nextStatus(status, event);
    const connection = connectionOf(status);
    if (told !== null && !isWorthTelling(told, connection, settings.exchange_mark_ms)) return;
    if (noted !== connection.kind) events.add({ kind: 'connection', state: connection.kind });
    noted = connection.kind;
    told = connection;
    ports.store
      .transaction([], (tx) => tx.putMeta({ key: 'connection', value: connection }))
      // Told again with the next event: a database that takes nothing is no reason to stop.
      .catch(() => (told = null));
  };
  return report;
}

/** Every exchange moves the time of the last one: told only every few seconds, each telling is a write. */
function isWorthTelling(told: Connection, now: Connection, markMs: number): boolean {
  const marks = ['kind', 'storage', 'too_old', 'restoring'] as const;
  const isOther = marks.some((mark) => told[mark] !== now[mark]);
  return isOther || (now.last_synced_at ?? 0) - (told.last_synced_at ?? 0) >= markMs;
}
