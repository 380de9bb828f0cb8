import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatCalendarDate } from '@portal/domain';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { useIsPainted } from '#ui/lazy/use-is-painted.ts';
import { weekdayName } from './day-sentence.ts';
import { LoadingLines } from './loading-lines.tsx';
import { MoreLink } from '#ui/display/more-link.tsx';
import { type DueDay, weekRead } from './week.ts';

/** What is open and due within a week, day by day. */
export const WeekCard = memo(function WeekCard({ today }: { readonly today: CalendarDate }) {
  // Thousands of rows: the figures above it are asked for first.
  const isPainted = useIsPainted();
  const week = useLocalRead(weekRead(today), isPainted);
  const isPulled = useIsPulled('obligations', 'tasks');
  const days = week.kind === 'ready' ? week.value.filter(hasSomething) : null;
  return (
    <Card data-queue-group="5">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="2">
        <chakra.h2 textStyle="boxTitle" tabIndex={-1}>
          Vence esta semana
        </chakra.h2>
        <KeyHint aria-hidden>5</KeyHint>
      </chakra.div>
      {days !== null && days.length > 0 ? (
        <chakra.ul listStyleType="none">
          {days.map((due) => (
            <Day key={due.day} due={due} isToday={due.day === today} />
          ))}
        </chakra.ul>
      ) : days !== null && isPulled ? (
        <chakra.p color="fg.muted">Nada vence nos próximos 7 dias.</chakra.p>
      ) : (
        <LoadingLines />
      )}
      <MoreLink to={`${paths.admin.obligations}?view=calendar`}>Abrir calendário</MoreLink>
    </Card>
  );
});

const hasSomething = ({ obligations, tasks }: DueDay) => obligations > 0 || tasks > 0;

/** Kinds named before 'e mais …'. */
const MOST_KINDS = 3;

type DayProps = { readonly due: DueDay; readonly isToday: boolean };

function Day({ due: { day, obligations, kinds, tasks }, isToday }: DayProps) {
  const rest = kinds.slice(MOST_KINDS).reduce((sum, { count }) => sum + count, 0);
  const named = kinds.slice(0, MOST_KINDS).map(({ kind, count }) => `${kind} ${count}`);
  return (
    <Line>
      <DateTile data-today={isToday || undefined}>
        <b>{day.slice(8)}</b>
        <small>{isToday ? 'Hoje' : weekdayName(day).slice(0, 3).toLowerCase()}</small>
        <chakra.span srOnly>{formatCalendarDate(day)}</chakra.span>
      </DateTile>
      <chakra.div minWidth="0" flex="1">
        <chakra.div display="flex" flexWrap="wrap" columnGap="3">
          {obligations > 0 && (
            <DayLink to={`${paths.admin.obligations}?dia=${day}`}>
              {[...named, ...(rest > 0 ? [`e mais ${rest}`] : [])].join(', ')}
            </DayLink>
          )}
          {tasks > 0 && (
            <DayLink to={`${paths.admin.tasks}?visao=lista&dia=${day}`}>
              {tasks === 1 ? '1 tarefa' : `${tasks} tarefas`}
            </DayLink>
          )}
        </chakra.div>
        <Load aria-hidden>
          {Array.from({ length: Math.min(MOST_SQUARES, obligations + tasks) }, (_, index) => (
            <i key={index} />
          ))}
        </Load>
      </chakra.div>
    </Line>
  );
}

/** As many as fit in two lines. */
const MOST_SQUARES = 60;

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '56px',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
});

const DateTile = chakra('span', {
  base: {
    flexShrink: '0',
    width: '44px',
    py: '1',
    display: 'grid',
    justifyItems: 'center',
    bg: 'bg.subtle',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
    '& small': { textStyle: 'floor', color: 'fg.muted' },
    '&[data-today]': {
      bg: 'status.pendente.bg',
      color: 'status.pendente.fg',
      '& small': { color: 'inherit' },
    },
  },
});

const DayLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '28px' },
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    _hover: { color: 'brand.fg', textDecoration: 'underline' },
  },
});

const Load = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    '& i': { display: 'block', boxSize: '6px', bg: 'chart.3' },
  },
});
