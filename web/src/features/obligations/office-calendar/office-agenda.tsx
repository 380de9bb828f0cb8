import { Box, chakra } from '@chakra-ui/react';
import { addDays, type CalendarDate, monthOf, type Row, weekdayLetters } from '@portal/domain';
import { ChevronDown, Square, SquareCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DueTask } from '#data/obligations/office-month.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { Card } from '#ui/display/card.tsx';
import { StatusIcon } from '#ui/display/status-pill.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import { firstName } from './first-name.ts';
import { agendaOf, type Chip, type OfficeDay } from './office-days.ts';
import { MonthHead } from './office-month-head.tsx';
import type { OfficeCalendarState } from './use-office-calendar.ts';

type Day = OfficeDay<DueTask>;
type OfficeAgendaProps = {
  calendar: OfficeCalendarState;
  days: readonly Day[];
  today: CalendarDate;
  staff: readonly Row<'people'>[];
};

/** The month where it has no room: day under day, what is past in one row. */
export function OfficeAgenda({ calendar, days, today, staff }: OfficeAgendaProps) {
  const { past, coming } = agendaOf(days, today);
  const list = (shown: readonly Day[]) =>
    shown.map((day) => <AgendaDay key={day.date} {...{ day, today, staff }} />);
  return (
    <section aria-label="Calendário">
      <MonthHead month={calendar.month} thisMonth={monthOf(today)} showMonth={calendar.showMonth} />
      <Card padding="none" overflow="hidden">
        {past.length > 0 && (
          <Fold>
            <summary>
              <ChevronDown size={16} aria-hidden />
              <b>{`1 a ${past.at(-1)?.day}`}</b>
              <chakra.span color="fg.muted" ms="auto">
                {pastInWords(past)}
              </chakra.span>
            </summary>
            <Days>{list(past)}</Days>
          </Fold>
        )}
        <Days>{list(coming)}</Days>
        {past.length + coming.length === 0 && (
          <Box p="4" color="fg.muted">
            Nada vence neste mês.
          </Box>
        )}
      </Card>
    </section>
  );
}

/** '87 concluídas, 4 atrasadas' */
function pastInWords(past: readonly Day[]): string {
  const chips = past.flatMap((day) => day.chips);
  const count = (status: Chip['status']) =>
    chips.reduce((sum, chip) => sum + (chip.status === status ? chip.count : 0), 0);
  const [done, late] = [count('completed'), count('overdue')];
  const words = [
    ...(done === 0 ? [] : [done === 1 ? '1 concluída' : `${done} concluídas`]),
    ...(late === 0 ? [] : [late === 1 ? '1 atrasada' : `${late} atrasadas`]),
  ];
  return words.join(', ');
}

type AgendaDayProps = Pick<OfficeAgendaProps, 'today' | 'staff'> & { day: Day };

function AgendaDay({ day, today, staff }: AgendaDayProps) {
  const assignee = ({ assigned_to }: DueTask) => staff.find(({ id }) => id === assigned_to)?.full_name;
  return (
    <DayRow data-holiday={day.holiday !== null || undefined}>
      <DateTile data-today={day.isToday || undefined}>
        {day.day}
        <small>{weekdayLetters(day.date)}</small>
      </DateTile>
      <Box minWidth="0">
        <chakra.p fontWeight="semibold">{titleOf(day, today)}</chakra.p>
        {day.chips.map((chip) => (
          <AgendaLine
            key={`${chip.status} ${chip.name}`}
            to={`${paths.admin.obligations}?dia=${day.date}&status=${chip.status}`}
          >
            <Tile
              bg={`status.${OBLIGATION_STATUS_LOOKS[chip.status]}.bg`}
              color={`status.${OBLIGATION_STATUS_LOOKS[chip.status]}.fg`}
            >
              <StatusIcon kind={OBLIGATION_STATUS_LOOKS[chip.status]} />
            </Tile>
            <span>
              <b>{chip.name}</b>
              <small>{OBLIGATION_STATUS_LABELS[chip.status]}</small>
            </span>
            <chakra.b ms="auto" fontVariantNumeric="tabular-nums">
              {chip.count}
            </chakra.b>
          </AgendaLine>
        ))}
        {day.tasks.map((task) => (
          <AgendaLine key={task.id} to={`${paths.admin.tasks}?abrir=${task.id}`}>
            <Tile borderWidth="1px" borderColor="border.emphasized" color="fg.muted">
              {task.status === 'completed' ? (
                <SquareCheck size={15} aria-hidden />
              ) : (
                <Square size={15} aria-hidden />
              )}
            </Tile>
            <span>
              <b>{task.title}</b>
              <small>{firstName(assignee(task) ?? 'Sem responsável')}</small>
            </span>
          </AgendaLine>
        ))}
      </Box>
    </DayRow>
  );
}

/** 'Amanhã, 23 obrigações'; 'Consciência Negra, feriado' */
function titleOf({ date, count, isToday, holiday, tasks }: Day, today: CalendarDate): string {
  const when = isToday ? ['Hoje'] : date === addDays(today, 1) ? ['Amanhã'] : [];
  const due = count === 0 ? [] : [count === 1 ? '1 obrigação' : `${count} obrigações`];
  const nothing = count === 0 && tasks.length === 0 && holiday === null ? ['nada vence'] : [];
  return [...when, ...(holiday === null ? [] : [`${holiday}, feriado`]), ...due, ...nothing].join(', ');
}

const Days = chakra('ul', { base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px' } } });

const Fold = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '52px',
      px: '3.5',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > ul': { borderTopWidth: '1px', borderColor: 'border' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const DayRow = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: '3',
    p: '3.5',
    borderColor: 'border',
    '&[data-holiday]': { backgroundImage: HATCH },
  },
});

const DateTile = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    boxSize: '48px',
    bg: 'bg.subtle',
    fontWeight: 'strong',
    fontSize: 'md',
    lineHeight: '1.1',
    '& small': { textStyle: 'floor', fontWeight: 'medium' },
    '&[data-today]': { bg: 'bg.inverted', color: 'fg.inverted' },
  },
});

const AgendaLine = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '44px',
    '& small': { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    '& b': { fontWeight: 'semibold' },
  },
});

const Tile = chakra('span', {
  base: { display: 'grid', placeItems: 'center', boxSize: '28px', flexShrink: '0', bg: 'bg.panel' },
});
