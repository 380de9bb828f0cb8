import type { AppUser } from '@portal/domain';
import { createWakeSignal } from './aborts.ts';
import type { EventLog } from './event-log.ts';
import { createPauses, type Pauses } from './failure/pauses.ts';
import type { Ports } from './ports.ts';
import type { Scope } from './scopes.ts';
import { createEpochState, type EpochState } from './leadership/epoch-state.ts';
import { createOpenedCompany, type OpenedCompany } from './pull/opened-company.ts';
import { createServerClock, type ServerClock } from './pull/server-clock.ts';
import type { SyncSettings } from './settings.ts';
import type { StatusEvent } from './leadership/status.ts';

export type SyncAccount = { uid: string; tenant_id: string };

/** What the server's word about the own row means for this device. */
export type MembershipEvent =
  /** Confirmed on this connection: pulls and sends run. */
  | { kind: 'member' }
  /** No row, or one that opens nothing: nothing is shown, everything is kept. */
  | { kind: 'hidden' }
  /** The engine has stopped for good; the session closes the account on this device. */
  | { kind: 'closed'; reason: 'blocked' | 'moved' };

/** After a refusal, what the own row says: `unchanged` means that it was about the operation itself. */
export type Confirmation = 'unchanged' | 'changed' | 'unknown';

/** What one session of the leading tab shares between its parts. Ends with `signal`. */
export type LeadershipContext = {
  account: SyncAccount;
  ports: Ports;
  settings: SyncSettings;
  signal: AbortSignal;
  pauses: Pauses;
  /** Woken when the outbox, the uploads or the connection changed. */
  work: { pushes: ReturnType<typeof createWakeSignal>; uploads: ReturnType<typeof createWakeSignal> };
  report(event: StatusEvent): void;
  events: EventLog;
  server: ServerClock;
  /** Aborts while there is no connection, nobody is signed in, or the membership is not confirmed on this connection. */
  connection: { current: AbortSignal | null };
  /** Whether the server takes what this version of the app sends; unknown until it was asked on this connection. */
  release: { current: 'unknown' | 'supported' | 'too_old' };
  /** The server's epoch: rows are stored, and entries sent, while it is known to be the one this device works in. */
  epoch: EpochState;
  /** Keys of the scopes in which this device has yet to be compared with a server that was restored: work on them waits. */
  restored: Set<string>;
  /** The company that the person looks at, of several. */
  opened: OpenedCompany;
  /** What the membership last known allows on the device; null before it is known. */
  scopes: { current: readonly Scope[] | null };
  /** The own row as it was reviewed last; null before. */
  ownRow: { current: AppUser | null };
  /** Operations and uploads that this tab is sending, by their ids. */
  onTheWay: Set<string>;
  /** What is being read again after a long absence: work on it is sent after it. */
  resyncing: Set<Scope>;
  /** How the connection there is confirms the membership; null without one. */
  confirm: { current: (() => Promise<Confirmation>) | null };
  onMembership(event: MembershipEvent): void;
  /** Stops the engine: nothing is read or written after it. */
  endForGood(): void;
  /** Something failed that nobody foresaw: the session ends and begins anew. */
  fail(error: unknown): void;
};

export function createSharedParts(
  ports: Ports,
): Pick<
  LeadershipContext,
  | 'pauses'
  | 'work'
  | 'connection'
  | 'release'
  | 'epoch'
  | 'restored'
  | 'opened'
  | 'scopes'
  | 'ownRow'
  | 'confirm'
  | 'onTheWay'
  | 'resyncing'
  | 'server'
> {
  return {
    pauses: createPauses(ports.clock),
    work: { pushes: createWakeSignal(), uploads: createWakeSignal() },
    server: createServerClock(ports.clock),
    connection: { current: null },
    release: { current: 'unknown' },
    epoch: createEpochState(ports.clock),
    restored: new Set(),
    opened: createOpenedCompany(),
    scopes: { current: null },
    ownRow: { current: null },
    onTheWay: new Set(),
    resyncing: new Set(),
    confirm: { current: null },
  };
}

/** The connection over which something may be sent; null while there is none. */
export function sendingConnection({ connection, release }: LeadershipContext): AbortSignal | null {
  const { current } = connection;
  return current?.aborted === false && release.current === 'supported' ? current : null;
}

export function wakeAll({ work }: Pick<LeadershipContext, 'work'>): void {
  work.pushes.wake();
  work.uploads.wake();
}

export async function membershipAfterRefusal({ confirm }: LeadershipContext): Promise<Confirmation> {
  return (await confirm.current?.()) ?? 'unknown';
}
