import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, formatLongDate } from '@portal/domain';
import { Square, SquareCheck } from 'lucide-react';
import type { DueTask } from '#data/obligations/office-month.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { StatusIcon } from '#ui/display/status-pill.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import type { Chip, OfficeDay } from './office-days.ts';

/** So many lines fit; the rest is below, with the day opened. */
const MOST_CHIPS = 4;
const MOST_TASKS = 2;

type OfficeDayCellProps = {
  day: OfficeDay<DueTask>;
  /** Its list is below. */
  isOpened: boolean;
  /** The one that Tab reaches. */
  isReached: boolean;
  onOpen: (date: CalendarDate) => void;
};

export function OfficeDayCell({ day, isOpened, isReached, onOpen }: OfficeDayCellProps) {
  const chips = day.chips.slice(0, MOST_CHIPS);
  const tasks = day.tasks.slice(0, MOST_TASKS);
  const more = day.chips.length - chips.length + day.tasks.length - tasks.length;
  return (
    <Cell
      type="button"
      data-date={day.date}
      data-weekend={day.isWeekend || undefined}
      data-holiday={day.holiday !== null || undefined}
      data-today={day.isToday || undefined}
      aria-pressed={isOpened}
      aria-label={dayInWords(day)}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onOpen(day.date)}
    >
      <Head>
        <Number data-today={day.isToday || undefined}>{day.day}</Number>
        <Corner>{day.holiday ?? (day.count > 0 ? day.count : day.isToday ? 'hoje' : '')}</Corner>
      </Head>
      {chips.map((chip) => (
        <ChipLine key={`${chip.status} ${chip.name}`} chip={chip} />
      ))}
      {tasks.map(({ id, title, status }) => (
        <TaskLine key={id}>
          {status === 'completed' ? <SquareCheck size={12} aria-hidden /> : <Square size={12} aria-hidden />}
          <Words>{title}</Words>
        </TaskLine>
      ))}
      {more > 0 && <More>mais {more}</More>}
      {day.count > 0 && (
        <Load>
          <Box height="full" bg="tinta.400" style={{ width: `${Math.max(4, day.load * 100)}%` }} />
        </Load>
      )}
    </Cell>
  );
}

/** '23 de novembro de 2026: 23 obrigações, DAS 9 Pendente; 1 tarefa; Consciência Negra' */
function dayInWords({ date, count, chips, tasks, holiday, isToday }: OfficeDay<DueTask>): string {
  const due = count === 0 ? 'nada vence' : count === 1 ? '1 obrigação' : `${count} obrigações`;
  const kinds = chips.map((chip) => `${chip.name} ${chip.count} ${OBLIGATION_STATUS_LABELS[chip.status]}`);
  const work = tasks.length === 0 ? [] : [tasks.length === 1 ? '1 tarefa' : `${tasks.length} tarefas`];
  const facts = [[due, ...kinds].join(', '), ...work, ...(holiday === null ? [] : [holiday])];
  return `${formatLongDate(date)}${isToday ? ' (hoje)' : ''}: ${facts.join('; ')}`;
}

function ChipLine({ chip: { status, name, count } }: { chip: Chip }) {
  const look = OBLIGATION_STATUS_LOOKS[status];
  return (
    <Line bg={`status.${look}.bg`} color={`status.${look}.fg`}>
      <StatusIcon kind={look} size={12} />
      <Words>{name}</Words>
      <Box as="span" ms="auto" fontVariantNumeric="tabular-nums">
        {count}
      </Box>
    </Line>
  );
}

const Cell = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3px',
    minWidth: '0',
    minHeight: '104px',
    p: { base: '4px', lg: '8px' },
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    '&[data-weekend]': { bg: 'bg' },
    '&[data-holiday]': { bg: 'bg', backgroundImage: HATCH },
    '&[data-today]': { boxShadow: 'inset 0 0 0 2px {colors.fg}' },
    '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px {colors.brand.solid}' },
    _focusVisible: { zIndex: '1', outlineOffset: '-2px' },
  },
});

const Head = chakra('span', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1', mb: '2px' },
});

const Number = chakra('span', {
  base: {
    fontWeight: 'semibold',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    '&[data-today]': { bg: 'bg.inverted', color: 'fg.inverted', px: '1.5', borderRadius: 'sm' },
  },
});

const Corner = chakra('span', {
  base: {
    textStyle: 'floor',
    color: 'fg.muted',
    bg: 'inherit',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Line = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    px: { base: '3px', lg: '6px' },
    minHeight: '20px',
    borderRadius: '3px',
    textStyle: 'floor',
    fontWeight: 'semibold',
  },
});

const TaskLine = chakra(Line, {
  base: {
    color: 'fg.muted',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: 'medium',
  },
});

const Words = chakra('span', {
  base: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const More = chakra('span', { base: { textStyle: 'floor', color: 'fg.muted', px: '6px' } });

const Load = chakra('span', {
  base: { display: 'block', height: '4px', bg: 'bg.emphasized', mt: 'auto' },
});
