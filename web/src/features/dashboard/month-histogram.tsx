import { chakra } from '@chakra-ui/react';
import { dayOfMonth, daysBetween, type ObligationStatus } from '@portal/domain';
import { paths } from '#config/paths.ts';
import { type DashboardDays, listDueInMonth } from '#data/figures/dashboard.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS } from '#records/labels/status-looks.ts';
import { Card } from '#ui/display/card.tsx';
import { ChartLegend } from '#ui/display/chart-legend.tsx';
import { paramOfMonth } from './dashboard-month.ts';
import { type DayColumn, type MonthColumns, monthColumns } from './month-columns.ts';
import { MoreLink } from './more-link.tsx';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const legend: readonly ObligationStatus[] = ['completed', 'in_progress', 'pending', 'overdue'];

/** The month as tiles: one square per obligation, on the day it falls due. */
export function MonthHistogram({ days }: { readonly days: DashboardDays }) {
  const due = useLocalQuery((db) => listDueInMonth(db, days), [days.firstOfMonth]);
  const month = monthColumns(valueOr(due, []), days.firstOfMonth, days.today);
  const name = monthName.format(new Date(`${days.firstOfMonth}T00:00:00Z`));
  return (
    <Card>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" my="-3">
        <chakra.h2 textStyle="boxTitle">Vencimentos de {name}</chakra.h2>
        <MoreLink to={`${paths.admin.obligations}?mes=${paramOfMonth(days.firstOfMonth)}`}>
          Ver o mês
        </MoreLink>
      </chakra.div>
      <chakra.p textStyle="meta" color="fg.muted">
        {month.perTile === 1
          ? 'Cada quadrado é uma obrigação'
          : `Cada quadrado são até ${month.perTile} obrigações`}
      </chakra.p>
      <Plot role="img" aria-label={inWords(month, name)}>
        {month.days.map((column) => (
          <Column
            key={column.day}
            column={column}
            daysFromToday={daysBetween(days.today, dayOfMonth(days.firstOfMonth, column.day))}
          />
        ))}
      </Plot>
      <ChartLegend
        series={legend.map((status) => {
          const { bg, outlineColor } = tileColors(status);
          return { label: OBLIGATION_STATUS_LABELS[status], color: bg, outline: outlineColor };
        })}
      />
    </Card>
  );
}

type ColumnProps = {
  readonly column: DayColumn;
  readonly daysFromToday: number;
};

function Column({ column, daysFromToday }: ColumnProps) {
  const isToday = daysFromToday === 0;
  return (
    <Day data-today={isToday || undefined}>
      <Stack>
        {column.tiles.map((status, index) => (
          <Tile key={index} {...tileColors(status)} />
        ))}
      </Stack>
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
    '&[data-today] > div': { bg: 'bg.muted' },
    '&[data-today] > span': { color: 'fg', fontWeight: 'bold' },
  },
});
const Stack = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: '2px',
    pb: '1px',
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
});
const Tile = chakra('i', {
  base: {
    display: 'block',
    flexShrink: '0',
    width: { base: '80%', md: '16px' },
    maxWidth: 'full',
    height: '10px',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineOffset: '-1px',
  },
});
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
