import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatCalendarDate } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { weekdayName } from './day-sentence.ts';
import { type DueDay, readWeek } from './week.ts';

/** What is open and due within a week, day by day. */
export function WeekCard({ today }: { readonly today: CalendarDate }) {
  const week = useLocalQuery((db) => readWeek(db, today), [today]);
  const days = week.kind === 'ready' ? week.value.filter(hasSomething) : [];
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="2">
        Vence nos próximos 7 dias
      </chakra.h2>
      {days.length === 0 ? (
        <chakra.p color="fg.muted">Nada vence nos próximos 7 dias.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none">
          {days.map((due) => (
            <Day key={due.day}>
              <chakra.span minWidth="0">
                <chakra.b display="block" fontWeight="semibold">
                  {due.day === today ? 'Hoje' : weekdayName(due.day)}
                </chakra.b>
                <chakra.span textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {formatCalendarDate(due.day)}
                </chakra.span>
              </chakra.span>
              <chakra.span display="flex" flexWrap="wrap" columnGap="4" justifyContent="flex-end">
                {due.obligations > 0 && (
                  <CountLink to={`${paths.admin.obligations}?dia=${due.day}`}>
                    {due.obligations === 1 ? '1 obrigação' : `${due.obligations} obrigações`}
                  </CountLink>
                )}
                {due.tasks > 0 && (
                  <CountLink to={`${paths.admin.tasks}?visao=lista&dia=${due.day}`}>
                    {due.tasks === 1 ? '1 tarefa' : `${due.tasks} tarefas`}
                  </CountLink>
                )}
              </chakra.span>
            </Day>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

const hasSomething = ({ obligations, tasks }: DueDay) => obligations > 0 || tasks > 0;

const Day = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '50px',
    borderTopWidth: '1px',
    borderColor: 'border',
    _first: { borderTopWidth: '0' },
  },
});

const CountLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', md: '32px' },
    color: 'brand.fg',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationColor: 'brand.border',
    fontVariantNumeric: 'tabular-nums',
  },
});
