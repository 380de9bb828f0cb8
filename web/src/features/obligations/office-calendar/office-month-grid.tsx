import { Box, chakra } from '@chakra-ui/react';
import { addDays, addMonths, type CalendarDate, monthOf } from '@portal/domain';
import type { KeyboardEvent } from 'react';
import type { DueTask } from '#data/obligations/office-month.ts';
import { Card } from '#ui/display/card.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import type { OfficeDay } from './office-days.ts';
import { MonthHead } from './office-month-head.tsx';
import { OfficeDayCell } from './office-day-cell.tsx';
import type { OfficeCalendarState } from './use-office-calendar.ts';

type OfficeMonthGridProps = {
  calendar: OfficeCalendarState;
  /** Empty places before the first day. */
  blanks: number;
  days: readonly OfficeDay<DueTask>[];
  today: CalendarDate;
};

/** By Sunday first. */
const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The month, a day a button. Arrows go from day to day, Page Up and Page Down from month to month. */
export function OfficeMonthGrid({ calendar, blanks, days, today }: OfficeMonthGridProps) {
  const { month, day: opened, showMonth } = calendar;
  const reached = opened ?? month;
  const after = (7 - ((blanks + days.length) % 7)) % 7;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pages = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
    const date = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    const step = STEPS[event.key];
    if (pages !== 0) showMonth(addMonths(month, pages));
    else if (date === undefined || step === undefined) return;
    else event.currentTarget.querySelector<HTMLElement>(`[data-date="${addDays(date, step)}"]`)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <Card as="section" aria-label="Calendário" padding="none" overflow="hidden" onKeyDown={press}>
        <MonthHead {...{ month, showMonth }} thisMonth={monthOf(today)} />
        <Grid>
          {WEEKDAYS.map((weekday) => (
            <Weekday key={weekday}>{weekday}</Weekday>
          ))}
          {Array.from({ length: blanks }, (_, index) => (
            <Blank key={`before ${index}`} />
          ))}
          {days.map((day) => (
            <OfficeDayCell
              key={day.date}
              day={day}
              isOpened={day.date === opened}
              isReached={day.date === reached}
              onOpen={calendar.openDay}
            />
          ))}
          {Array.from({ length: after }, (_, index) => (
            <Blank key={`after ${index}`} />
          ))}
        </Grid>
      </Card>
      <Legend />
    </>
  );
}

const Legend = () => (
  <Box
    display="flex"
    flexWrap="wrap"
    rowGap="1"
    columnGap="4"
    mt="2.5"
    mb="4"
    textStyle="meta"
    color="fg.muted"
  >
    <Entry>
      <Box width="26px" height="4px" bg="bg.emphasized">
        <Box width="60%" height="full" bg="tinta.400" />
      </Box>
      Carga do dia
    </Entry>
    <Entry>
      <Box width="18px" height="12px" borderWidth="1px" borderColor="border" backgroundImage={HATCH} />
      Feriado
    </Entry>
    <Entry>
      <Box boxSize="13px" borderWidth="1px" borderColor="border.emphasized" />
      Tarefa
    </Entry>
  </Box>
);

const Entry = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } });

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1px',
    bg: 'border',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});

const Weekday = chakra('div', {
  base: { bg: 'bg.subtle', color: 'fg.muted', textStyle: 'meta', px: '2', py: '1.5' },
});

const Blank = chakra('div', { base: { bg: 'bg' } });
