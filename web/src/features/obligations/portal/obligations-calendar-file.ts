import { type CalendarDate, type Row, addDays, calendarUid } from '@portal/domain';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

type Obligation = Pick<Row<'obligations'>, 'id' | 'name' | 'description' | 'due_date'>;

/**
 * Due dates as an iCalendar file (RFC 5545): whole days, reminded the day before at 9 in the morning. The same
 * obligation keeps its UID, so that a second import moves the entry instead of doubling it.
 */
export function obligationsCalendarFile(obligations: readonly Obligation[], calendarName: string): Blob {
  const { error, value } = createEvents(obligations.map(eventOf), {
    calName: calendarName,
    productId: 'portal-contabil',
    method: 'PUBLISH',
  });
  if (error !== undefined && error !== null) throw error;
  return new Blob([value ?? ''], { type: 'text/calendar;charset=utf-8' });
}

function eventOf({ id, name, description, due_date }: Obligation): EventAttributes {
  return {
    uid: calendarUid(id),
    title: `Vence: ${name}`,
    ...(description === null || description.trim() === '' ? {} : { description }),
    start: dateArray(due_date),
    // The end of a whole day is the day after it.
    end: dateArray(addDays(due_date, 1)),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    // 15 hours before midnight.
    alarms: [
      { action: 'display', description: `Vence amanhã: ${name}`, trigger: { hours: 15, before: true } },
    ],
  };
}

function dateArray(date: CalendarDate): DateArray {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
