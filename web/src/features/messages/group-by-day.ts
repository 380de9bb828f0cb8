import { calendarDateOf, formatCalendarDate, fromInstant, type Row } from '@portal/domain';

type Message = Pick<Row<'messages'>, 'id' | 'created_at'>;

/** Messages under the day they were sent on, in the firm's time; 'Hoje' and 'Ontem' by name. */
export function groupByDay<M extends Message>(
  messages: readonly M[],
  now: Date,
): { day: string; messages: M[] }[] {
  const groups: { day: string; messages: M[] }[] = [];
  for (const message of messages) {
    const day = dayName(fromInstant(message.created_at), now);
    const last = groups.at(-1);
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayName(moment: Date, now: Date): string {
  const day = calendarDateOf(moment);
  if (day === calendarDateOf(now)) return 'Hoje';
  if (day === calendarDateOf(new Date(now.getTime() - DAY_MS))) return 'Ontem';
  return formatCalendarDate(day);
}
