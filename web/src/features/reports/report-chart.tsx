import { chakra } from '@chakra-ui/react';
import { compareNames, formatMonth, isStaff } from '@portal/domain';
import type { FirmRows } from '#data/figures/report-rows.ts';
import { Card } from '#ui/display/card.tsx';
import { ChartLegend } from '#ui/display/chart-legend.tsx';
import { type ChartLine, type ChartSeries, sumOfLine } from './chart-series.ts';
import type { ReportKind } from './report-tables.ts';
import { OUTCOMES, type Outcome, type Report, type Tally } from './report.ts';
import { StackedBars } from './stacked-bars.tsx';
import { StackedColumns } from './stacked-columns.tsx';
import { TrendLines } from './trend-lines.tsx';

const OUTCOME_SERIES: Record<Outcome, ChartSeries> = {
  on_time: { label: 'Concluída no prazo', color: 'status.concluida.dot' },
  late: { label: 'Concluída com atraso', color: 'chart.4' },
  overdue: { label: 'Em atraso', color: 'status.atrasada.dot' },
  open: { label: 'A vencer', color: 'bg.emphasized', outline: 'border.emphasized' },
};
const outcomes = OUTCOMES.map((outcome) => OUTCOME_SERIES[outcome]);
const byOutcome = (tally: Tally) => OUTCOMES.map((outcome) => tally[outcome]);

const WORK: readonly ChartSeries[] = [
  { label: 'Obrigações concluídas', color: 'chart.1' },
  { label: 'Tarefas concluídas', color: 'chart.2' },
  { label: 'Documentos conferidos', color: 'chart.4' },
];
const MOVEMENT: readonly ChartSeries[] = [
  { label: 'Obrigações', color: 'chart.1' },
  { label: 'Documentos', color: 'chart.2' },
  { label: 'Solicitações', color: 'chart.4' },
];

/** Bars past these say less than the table does. */
const MOST_BARS = 10;

type ReportChartProps = {
  readonly kind: ReportKind;
  readonly report: Report;
  readonly names: Pick<FirmRows, 'clients' | 'people'>;
};

/** The report at a glance; the table below it says the same in numbers. */
export function ReportChart({ kind, report, names }: ReportChartProps) {
  switch (kind) {
    case 'conformidade':
      return (
        <Frame title="Obrigações por mês de vencimento" series={outcomes}>
          {(title) => <StackedColumns {...{ title }} series={outcomes} lines={monthLines(report)} />}
        </Frame>
      );
    case 'clientes':
      return (
        <Frame title="Clientes com mais obrigações no período" series={outcomes}>
          {(title) => <StackedBars {...{ title }} series={outcomes} lines={clientLines(report, names)} />}
        </Frame>
      );
    case 'equipe':
      return (
        <Frame title="O que cada pessoa concluiu" series={WORK}>
          {(title) => <StackedBars {...{ title }} series={WORK} lines={personLines(report, names)} />}
        </Frame>
      );
    case 'tendencias':
      return (
        <Frame title="Movimento do escritório" series={MOVEMENT}>
          {(title) =>
            report.months.size === 1 ? (
              <StackedBars {...{ title }} series={MOVEMENT} lines={onlyMonth(report)} />
            ) : (
              <TrendLines {...{ title }} series={MOVEMENT} lines={trendLines(report)} />
            )
          }
        </Frame>
      );
  }
}

type FrameProps = {
  readonly title: string;
  readonly series: readonly ChartSeries[];
  readonly children: (title: string) => React.ReactNode;
};

function Frame({ title, series, children }: FrameProps) {
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="3.5">
        {title}
      </chakra.h2>
      {children(title)}
      <ChartLegend series={series} />
    </Card>
  );
}

const monthLines = ({ months }: Report): ChartLine[] =>
  [...months].map(([month, { obligations }]) => ({
    id: month,
    label: shortMonth(month),
    values: byOutcome(obligations),
  }));

function clientLines({ clients }: Report, names: ReportChartProps['names']): ChartLine[] {
  const known = new Map(names.clients.map(({ id, corporate_name }) => [id, corporate_name]));
  const lines = [...clients].map(([id, { obligations }]) => ({
    id,
    label: known.get(id) ?? 'Cliente removido',
    values: byOutcome(obligations),
  }));
  return longest(lines);
}

function personLines({ people }: Report, names: ReportChartProps['names']): ChartLine[] {
  const lines = names.people.flatMap(({ id, role, full_name }) => {
    const line = isStaff(role) ? people.get(id) : undefined;
    if (line === undefined) return [];
    return [{ id, label: full_name, values: [line.on_time + line.late, line.tasks, line.documents] }];
  });
  return longest(lines);
}

const trendLines = ({ months }: Report): ChartLine[] =>
  [...months].map(([month, { obligations, documents, requests }]) => ({
    id: month,
    label: shortMonth(month),
    values: [byOutcome(obligations).reduce((sum, value) => sum + value, 0), documents, requests],
  }));

/** Of one month there is no line to draw: a bar for each count says it. */
const onlyMonth = (report: Report): ChartLine[] =>
  trendLines(report).flatMap(({ values }) =>
    MOVEMENT.map(({ label }, at) => ({
      id: label,
      label,
      values: values.map((value, other) => (other === at ? value : 0)),
    })),
  );

function longest(lines: ChartLine[]): ChartLine[] {
  return lines
    .filter((line) => sumOfLine(line) > 0)
    .sort((a, b) => sumOfLine(b) - sumOfLine(a) || compareNames(a.label, b.label))
    .slice(0, MOST_BARS);
}

/** '11/26': two years of them are side by side. */
const shortMonth = (month: string) => formatMonth(month).replace('/20', '/');
