import { Box, chakra } from '@chakra-ui/react';
import {
  addMonths,
  type CalendarDate,
  formatLongDate,
  formatMonthName,
  type Month,
  type ObligationStatus,
} from '@portal/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { IconButton } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import { StatusShape } from '#ui/drawings/status-shape.tsx';
import { type Due, type MonthDay, monthDays } from './month-days.ts';

type MonthCalendarProps = {
  due: readonly Due[];
  month: Month;
  today: CalendarDate;
  /** The day whose obligations are shown; null for all. */
  chosen: CalendarDate | null;
  onMonth: (month: Month) => void;
  onChoose: (date: CalendarDate | null) => void;
};

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
const LEGEND: readonly ObligationStatus[] = ['completed', 'in_progress', 'pending', 'overdue'];

/** The month beside a list: a shape on each day that something is due; the day is a button to see just that. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { due, month, today, chosen, onMonth, onChoose } = props;
  const name = formatMonthName(month);
  const { blanks, days } = monthDays(due, month, today);
  return (
    <Card as="section" aria-label={`Calendário: ${name}`} padding="none" p={{ base: '3.5', md: '4' }}>
      <Box display="flex" alignItems="center" justifyContent="space-between" mb="2.5">
        <chakra.h2 textStyle="cardTitle" aria-live="polite">
          {name}
        </chakra.h2>
        <Box display="flex" me="-2">
          <IconButton label="Mês anterior" onClick={() => onMonth(addMonths(month, -1))}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton label="Próximo mês" onClick={() => onMonth(addMonths(month, 1))}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Box>
      </Box>
      <Grid>
        {WEEKDAYS.map((weekday) => (
          <chakra.abbr
            key={weekday}
            title={weekday}
            textStyle="floor"
            color="fg.subtle"
            textAlign="center"
            textDecoration="none"
          >
            {weekday.charAt(0)}
          </chakra.abbr>
        ))}
        {days.map((day, index) => (
          <Day
            key={day.date}
            day={day}
            isChosen={day.date === chosen}
            column={index === 0 ? blanks + 1 : undefined}
            onChoose={onChoose}
          />
        ))}
      </Grid>
      <Holidays days={days} />
      <Legend />
    </Card>
  );
}

type DayProps = {
  day: MonthDay;
  isChosen: boolean;
  /** Where the first day is; the others follow it. */
  column: number | undefined;
  onChoose: MonthCalendarProps['onChoose'];
};

function Day({ day, isChosen, column, onChoose }: DayProps) {
  const place = column === undefined ? {} : { gridColumnStart: column };
  if (day.status === null) {
    return (
      <Cell
        as="div"
        style={place}
        data-weekend={day.isWeekend || undefined}
        data-today={day.isToday || undefined}
        data-holiday={day.holiday !== null || undefined}
        title={day.holiday ?? undefined}
      >
        {day.day}
      </Cell>
    );
  }
  const look = OBLIGATION_STATUS_LOOKS[day.status];
  const many = day.count === 1 ? '1 obrigação' : `${day.count} obrigações`;
  return (
    <Cell
      type="button"
      style={place}
      data-due
      data-today={day.isToday || undefined}
      data-holiday={day.holiday !== null || undefined}
      title={day.holiday ?? undefined}
      bg={`status.${look}.bg`}
      aria-pressed={isChosen}
      aria-label={`${formatLongDate(day.date)}: ${many}, ${OBLIGATION_STATUS_LABELS[day.status]}${day.holiday === null ? '' : `, ${day.holiday}`}`}
      onClick={() => onChoose(isChosen ? null : day.date)}
    >
      {day.day}
      <StatusShape kind={look} />
    </Cell>
  );
}

/** Named below the month: a day has no room for a word. */
function Holidays({ days }: { days: readonly MonthDay[] }) {
  const holidays = days.filter(({ holiday }) => holiday !== null);
  if (holidays.length === 0) return null;
  return (
    <chakra.ul
      listStyle="none"
      aria-label="Feriados"
      display="flex"
      flexWrap="wrap"
      rowGap="1.5"
      columnGap="3.5"
      mt="3"
      textStyle="meta"
      color="fg.muted"
    >
      {holidays.map(({ date, day, holiday }) => (
        <chakra.li key={date} display="inline-flex" alignItems="center" gap="1.5">
          <HolidayMark aria-hidden />
          <span>
            {day} {holiday}
          </span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function Legend() {
  return (
    <Box display="flex" flexWrap="wrap" rowGap="1.5" columnGap="3.5" mt="3" textStyle="meta" color="fg.muted">
      {LEGEND.map((status) => (
        <Box as="span" key={status} display="inline-flex" alignItems="center" gap="1.5">
          <StatusShape kind={OBLIGATION_STATUS_LOOKS[status]} />
          {OBLIGATION_STATUS_LABELS[status]}
        </Box>
      ))}
    </Box>
  );
}

const HolidayMark = chakra('span', {
  base: {
    width: '18px',
    height: '12px',
    backgroundImage: HATCH,
    boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
  },
});

const Grid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px' },
});

const Cell = chakra('button', {
  base: {
    aspectRatio: { base: '1 / 0.86', md: '1 / 1.08' },
    minHeight: { base: '44px', lg: 'auto' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'meta',
    fontWeight: 'medium',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    width: 'full',
    '&[data-weekend]': {
      bg: 'transparent',
      color: 'fg.subtle',
    },
    '&[data-weekend]:not([data-today])': { boxShadow: 'inset 0 0 0 1px {colors.border}' },
    '&[data-holiday]': { backgroundImage: HATCH },
    '&[data-due]': { color: 'fg', fontWeight: 'semibold', cursor: 'pointer' },
    '&[data-today]': { boxShadow: 'inset 0 0 0 2px {colors.fg}', color: 'fg', fontWeight: 'semibold' },
    '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 3px {colors.brand.solid}' },
  },
});
