import { chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  dayOfMonth,
  daysBetween,
  holidayOn,
  type ObligationStatus,
  monthWord,
} from '@portal/domain';
import { memo } from 'react';
import { paths } from '#config/paths.ts';
import { type DashboardDays, dueInMonthRead } from '#data/figures/dashboard.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalRead } from '#data/live/use-local-query.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { Card } from '#ui/display/card.tsx';
import { ChartLegend } from '#ui/display/chart-legend.tsx';
import { HATCH } from '#ui/drawings/hatch.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIsPainted } from '#ui/lazy/use-is-painted.ts';
import { paramOfMonth } from './dashboard-month.ts';
import { type DayColumn, type MonthColumns, monthColumns } from './month-columns.ts';
import { MoreLink } from '#ui/display/more-link.tsx';

const legend: readonly ObligationStatus[] = ['completed', 'in_progress', 'pending', 'overdue'];

/** Three abreast, so many rows of squares fit above each other. */
const ABREAST = 3;
const MOST_SQUARES = 16 * ABREAST;

/** The month as squares, one per obligation, on the day it falls due; as bars where a day has more than fit. */
export const MonthHistogram = memo(function MonthHistogram({ days }: { readonly days: DashboardDays }) {
  const due = useLocalRead(dueInMonthRead(days));
  const isPulled = useIsPulled('obligations');
  const isPainted = useIsPainted();
  const month = due.kind === 'ready' ? monthColumns(due.value, days.firstOfMonth, days.today) : null;
  const most = month?.most ?? 0;
  const barOf = most > MOST_SQUARES ? most : null;
  const name = monthWord(days.firstOfMonth);
  return (
    <Card>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" my="-3">
        <chakra.h2 textStyle="boxTitle">Vencimentos de {name}</chakra.h2>
        <MoreLink to={`${paths.admin.obligations}?mes=${paramOfMonth(days.firstOfMonth)}`}>
          Ver o mês
        </MoreLink>
      </chakra.div>
      <chakra.p textStyle="meta" color="fg.muted">
        {barOf === null ? 'Cada quadrado é uma obrigação' : `O dia mais cheio tem ${barOf} obrigações`}
      </chakra.p>
      {due.kind === 'error' ? (
        <ErrorState
          title="Não deu para ler os vencimentos"
          text="O que já estava no aparelho continua aqui."
          onRetry={due.retry}
        />
      ) : month === null || (!isPulled && most === 0) ? (
        <Plot role="status" alignItems="stretch">
          <Skeleton height="full" width="full" />
          <chakra.span srOnly>Carregando...</chakra.span>
        </Plot>
      ) : (
        <Plot role="img" aria-label={inWords(month, name)}>
          {/* Hundreds of elements, below what a person sees first: the figures of a day that comes back do not wait for them. */}
          {isPainted &&
            month.days.map((column) => (
              <Column
                key={column.day}
                column={column}
                barOf={barOf}
                date={dayOfMonth(days.firstOfMonth, column.day)}
                today={days.today}
              />
            ))}
        </Plot>
      )}
      <ChartLegend
        series={[
          ...legend.map((status) => {
            const { bg, outlineColor } = tileColors(status);
            return { label: OBLIGATION_STATUS_LABELS[status], color: bg, outline: outlineColor };
          }),
          { label: 'Feriado', color: 'transparent', image: HATCH, outline: 'border.emphasized' },
        ]}
      />
    </Card>
  );
});

type ColumnProps = {
  readonly column: DayColumn;
  /** What a bar of the full height counts; null: squares. */
  readonly barOf: number | null;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
};

function Column({ column, barOf, date, today }: ColumnProps) {
  const daysFromToday = daysBetween(today, date);
  const isToday = daysFromToday === 0;
  return (
    <Day data-today={isToday || undefined} data-holiday={holidayOn(date) !== null || undefined}>
      {barOf === null ? (
        <Squares>
          {column.parts.flatMap(({ status, count }) =>
            Array.from({ length: count }, (_, index) => (
              <Tile key={`${status} ${index}`} {...tileColors(status)} />
            )),
          )}
        </Squares>
      ) : (
        <Bars>
          {column.parts.map(({ status, count }) => (
            <Bar key={status} {...tileColors(status)} style={{ height: `${(100 * count) / barOf}%` }} />
          ))}
        </Bars>
      )}
      <Label
        data-beside-today={Math.abs(daysFromToday) === 1 || undefined}
        data-shown={column.total > 0 || isToday || column.day === 1 || undefined}
      >
        {column.day}
      </Label>
    </Day>
  );
}

function tileColors(status: ObligationStatus) {
  const look = OBLIGATION_STATUS_LOOKS[status];
  // Yellow alone is too pale for a white panel: it carries an outline.
  return {
    bg: `status.${look}.dot`,
    outlineColor: status === 'pending' ? `status.${look}.line` : 'transparent',
  };
}

function inWords({ days }: MonthColumns, name: string): string {
  const due = days.filter((day) => day.total > 0).map((day) => `dia ${day.day}: ${day.total}`);
  if (due.length === 0) return `Nenhuma obrigação vence em ${name}`;
  return `Obrigações por dia de vencimento em ${name}: ${due.join(', ')}`;
}

const Plot = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', height: '204px', mt: '2' } });
const Day = chakra('div', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    '&[data-holiday] > div': { bgImage: HATCH },
    '&[data-today] > div': { bg: 'bg.muted' },
    '&[data-today] > span': { color: 'fg', fontWeight: 'bold' },
  },
});
const ground = {
  flex: '1',
  minHeight: '0',
  pb: '1px',
  borderBottomWidth: '1px',
  borderColor: 'border.emphasized',
} as const;
/** From the ground up; on the phone each square is as wide as its day, so they are flat and one above the other. */
const Squares = chakra('div', {
  base: {
    ...ground,
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignContent: 'flex-start',
    justifyContent: { md: 'center' },
    gap: { base: '1px', md: '2px' },
    maxWidth: { md: 'full' },
  },
});
const Bars = chakra('div', {
  base: { ...ground, display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' },
});
const outlined = {
  display: 'block',
  outlineWidth: '1px',
  outlineStyle: 'solid',
  outlineOffset: '-1px',
} as const;
const Tile = chakra('i', {
  base: {
    ...outlined,
    flexShrink: '0',
    width: { base: '100%', md: '8px' },
    height: { base: '3px', md: '8px' },
  },
});
const Bar = chakra('i', { base: { ...outlined, width: { base: '80%', md: '16px' }, maxWidth: 'full' } });
const Label = chakra('span', {
  base: {
    height: '20px',
    pt: '1',
    textAlign: 'center',
    textStyle: 'floor',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    // Wider than its day where that is narrow; neighbours that would touch are left out.
    mx: '-4px',
    '&:not([data-shown])': { visibility: 'hidden' },
    mdDown: { '&[data-beside-today]': { visibility: 'hidden' } },
  },
});
