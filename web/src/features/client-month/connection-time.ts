import { formatInstantMinute, formatInstantTime, calendarDateOf, toInstant } from '@portal/domain';
import type { Connection } from '#data/local/connection.ts';

/** Without a connection, when the server was last heard: 'às 09:12', 'em 21/11/2026 18:05'; null with one. */
export function connectionTime({ kind, last_synced_at }: Connection): string | null {
  if (kind !== 'offline' || last_synced_at === null) return null;
  const at = new Date(last_synced_at);
  const isToday = calendarDateOf(at) === calendarDateOf(new Date());
  return isToday ? `às ${formatInstantTime(toInstant(at))}` : `em ${formatInstantMinute(toInstant(at))}`;
}
