import { calendarDateOf, formatCalendarDate, formatInstantTime, toInstant } from '@portal/domain';
import type { ConnectionSummary } from '#data/live/connection.ts';

/** What the header and the bar under it say of the connection and of the work on this device. */
export type ConnectionView =
  /** Everything a person did is on the server. `at` is null before the first exchange. */
  | { kind: 'all_sent'; at: string | null }
  | { kind: 'sending'; current: number; total: number }
  /** `waiting` counts what is on the device and not on the server. */
  | { kind: 'offline'; since: string | null; waiting: number }
  | { kind: 'sign_in_needed'; waiting: number }
  /** The firm's data is being put back from a backup: nothing is sent or received until it is. */
  | { kind: 'restoring' }
  | { kind: 'attention'; count: number };

/**
 * `isOnline` is the browser's word: it is right about having no network at once, and wrong about having one
 * where the server cannot be reached, which the engine finds out.
 */
export function connectionView(summary: ConnectionSummary, isOnline: boolean, now: Date): ConnectionView {
  const { connection, queued, sending, parked, differing } = summary;
  const waiting = queued + sending;
  const at = connection.last_synced_at === null ? null : momentOf(new Date(connection.last_synced_at), now);
  if (connection.kind === 'sign_in_needed') return { kind: 'sign_in_needed', waiting };
  if (!isOnline || isUnreachable(summary)) return { kind: 'offline', since: at, waiting };
  if (connection.restoring === true) return { kind: 'restoring' };
  if (parked + differing > 0) return { kind: 'attention', count: parked + differing };
  if (waiting > 0) return { kind: 'sending', current: Math.max(1, sending), total: waiting };
  return { kind: 'all_sent', at };
}

/** Before the first exchange of all there is nothing to be cut off from: the device is only starting. */
const isUnreachable = ({ connection }: ConnectionSummary) =>
  connection.kind === 'offline' && connection.last_synced_at !== null;

/** 'às 14:32', with its day where that is not today. */
function momentOf(moment: Date, now: Date): string {
  const time = `às ${formatInstantTime(toInstant(moment))}`;
  const day = calendarDateOf(moment);
  return day === calendarDateOf(now) ? time : `em ${formatCalendarDate(day)} ${time}`;
}
