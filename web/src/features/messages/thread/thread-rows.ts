import { type CalendarDate, calendarDateOf, dayWords, fromInstant, type Row } from '@portal/domain';

/** A message, and the day that is named above the first one of it. Rows keep their names when older ones come. */
export type ThreadRow = { message: Row<'messages'>; day: string | null };

/** Messages with their days, in the firm's time. */
export function threadRows(messages: readonly Row<'messages'>[], now: Date): ThreadRow[] {
  const dateOf = rememberedDates();
  let before: CalendarDate | null = null;
  return messages.map((message) => {
    const date = dateOf(message.created_at);
    const day = date === before ? null : dayName(date, now);
    before = date;
    return { message, day };
  });
}

/** The firm's days begin at a full hour of UTC: one look at the calendar per hour is enough for a long thread. */
function rememberedDates(): (instant: string) => CalendarDate {
  const dates = new Map<string, CalendarDate>();
  return (instant) => {
    const hour = instant.slice(0, 13);
    const known = dates.get(hour);
    if (known !== undefined) return known;
    const date = calendarDateOf(fromInstant(instant));
    dates.set(hour, date);
    return date;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'Hoje', 'Ontem', 'Terça, 17 de novembro', and the year where it is another. */
function dayName(date: CalendarDate, now: Date): string {
  const today = calendarDateOf(now);
  if (date === today) return 'Hoje';
  if (date === calendarDateOf(new Date(now.getTime() - DAY_MS))) return 'Ontem';
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? dayWords(date) : `${dayWords(date)} de ${year}`;
}
