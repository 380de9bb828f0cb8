import type { CalendarDate, Month } from '@portal/domain';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { countDueByDay } from '#data/obligations/find-obligations.ts';
import { MonthCalendar } from '#records/calendar/month-calendar.tsx';
import type { ObligationsPlace } from './use-obligations-place.ts';

type DueMonthProps = {
  month: Month;
  today: CalendarDate;
  showMonth: (month: Month) => void;
  list: ObligationsPlace;
};

/** The month beside the list: a day narrows the list to what is due on it. */
export function DueMonth({ month, today, showMonth, list }: DueMonthProps) {
  const { client_id, day } = list.filter;
  const due = useLocalQuery((db) => countDueByDay(db, month, client_id), [month, client_id]);
  return (
    <MonthCalendar
      due={valueOr(due, [])}
      {...{ month, today }}
      chosen={day}
      onMonth={showMonth}
      onChoose={(chosen) => list.changeFilter({ day: chosen })}
    />
  );
}
