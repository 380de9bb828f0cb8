import type { EntityName } from '@portal/domain';
import type { ClosingReason } from '#data/closing/closing-flag.ts';
import type { Connection } from '#data/local/connection.ts';
import type { OutboxErrorKind } from './outbox-entry.ts';

/**
 * One line of the engine's log: what happened and to how much of what, for the person who helps. Never a value, a
 * name, a URL or an id of a document.
 */
export type EngineEvent = {
  /** Device time in ms. */
  at: number;
} & (
  | { kind: 'lead'; is_leading: boolean }
  | { kind: 'connection'; state: Connection['kind'] }
  | { kind: 'membership'; state: 'member' | 'hidden' | 'closed' }
  | { kind: 'caught_up'; scope: EntityName; rows: number; is_first: boolean }
  | { kind: 'resync'; scope: EntityName }
  | { kind: 'pull_failed'; scope: EntityName; error: string }
  | { kind: 'send_failed'; entity: EntityName; error: string; count: number }
  | { kind: 'sent'; entity: EntityName }
  | { kind: 'parked'; entity: EntityName; reason: OutboxErrorKind }
  | { kind: 'file_failed'; error: string; count: number }
  | { kind: 'file_sent'; size_bytes: number }
  | {
      kind: 'audit';
      scope: EntityName;
      result: 'alike' | 'repaired' | 'server_has_less' | 'undecided';
      reads: number;
    }
  | { kind: 'restored'; scopes: number }
  | { kind: 'quarantined'; scope: EntityName; rows: number }
  | { kind: 'purged'; scopes: number }
  /** Closed rows that are older than the window of this device. */
  | { kind: 'swept'; scope: EntityName; rows: number }
  | { kind: 'closing'; reason: ClosingReason }
  | { kind: 'storage'; error: string; is_room_made: boolean }
  | { kind: 'fault'; error: string }
);
