import { formatInstantMinute, formatInstantTime, calendarDateOf, toInstant } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';

/** Without a connection, when the server was last heard: 'às 09:12', 'em 21/11/2026 18:05'; null with one. */
export function useConnectionTime(): string | null {
  const { connection } = useConnection();
  if (connection.kind !== 'offline' || connection.last_synced_at === null) return null;
  const at = new Date(connection.last_synced_at);
  const isToday = calendarDateOf(at) === calendarDateOf(new Date());
  return isToday ? `às ${formatInstantTime(toInstant(at))}` : `em ${formatInstantMinute(toInstant(at))}`;
}
