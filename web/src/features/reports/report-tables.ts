import { compareNames, formatCount, formatMonth, formatPrice, isStaff, once } from '@portal/domain';
import type { FirmRows } from '#data/figures/report-rows.ts';
import { onTimeRate, type Report, type Tally, totalOf } from './report.ts';

export const REPORT_KINDS = ['conformidade', 'clientes', 'equipe', 'tendencias'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_LABELS: Record<ReportKind, string> = {
  conformidade: 'Conformidade fiscal',
  clientes: 'Por cliente',
  equipe: 'Desempenho da equipe',
  tendencias: 'Tendências',
};

/** A table as it is shown, printed and exported: the first column names the line. */
export type ReportTable = {
  title: string;
  /** What the numbers count, where the head does not say it. */
  note?: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
};

type Names = Pick<FirmRows, 'clients' | 'people'>;

/** The tables of a report, the fullest lines first. */
export function reportTables(kind: ReportKind, report: Report, names: Names): ReportTable[] {
  switch (kind) {
    case 'conformidade':
      return [conformityByMonth(report), byKind(report), conformityByClient(report, names)];
    case 'clientes':
      return [byClient(report, names)];
    case 'equipe':
      return [byPerson(report, names)];
    case 'tendencias':
      return [byMonth(report)];
  }
}

const OUTCOME_HEAD = ['Total', 'No prazo', 'Com atraso', 'Em atraso', 'A vencer', '% no prazo'];

function byKind({ kinds }: Report): ReportTable {
  return {
    title: 'Por obrigação',
    note: 'Obrigações que vencem no período. % no prazo: do que foi concluído ou já venceu.',
    head: ['Obrigação', ...OUTCOME_HEAD],
    rows: fullestFirst(kinds).map(([kind, tally]) => ({ id: kind, cells: [kind, ...outcomeCells(tally)] })),
  };
}

/** The chart in numbers. */
function conformityByMonth({ months }: Report): ReportTable {
  return {
    title: 'Por mês de vencimento',
    head: ['Mês', ...OUTCOME_HEAD],
    rows: [...months].map(([month, { obligations }]) => ({
      id: month,
      cells: [formatMonth(month), ...outcomeCells(obligations)],
    })),
  };
}

function conformityByClient(report: Report, names: Names): ReportTable {
  const clients = new Map([...report.clients].map(([id, { obligations }]) => [id, obligations]));
  const nameOf = clientNames(names);
  return {
    title: 'Por cliente',
    head: ['Cliente', ...OUTCOME_HEAD],
    rows: fullestFirst(clients)
      .filter(([, tally]) => totalOf(tally) > 0)
      .map(([id, tally]) => ({ id, cells: [nameOf(id), ...outcomeCells(tally)] })),
  };
}

function byClient({ clients }: Report, names: Names): ReportTable {
  const nameOf = clientNames(names);
  const lines = [...clients].map(([id, line]) => ({ id, name: nameOf(id), line }));
  return {
    title: 'Movimento e serviços por cliente',
    note: 'Serviços: o preço de tabela do que o cliente solicitou no período, sem o que foi cancelado.',
    head: ['Cliente', 'Obrigações', '% no prazo', 'Em atraso', 'Documentos', 'Solicitações', 'Serviços'],
    rows: lines
      .toSorted(
        (a, b) => totalOf(b.line.obligations) - totalOf(a.line.obligations) || compareNames(a.name, b.name),
      )
      .map(({ id, name, line }) => ({
        id,
        cells: [
          name,
          formatCount(totalOf(line.obligations)),
          percent(line.obligations),
          formatCount(line.obligations.overdue),
          formatCount(line.documents),
          formatCount(line.requests),
          formatPrice(line.services_cents),
        ],
      })),
  };
}

function byPerson({ people }: Report, { people: known }: Names): ReportTable {
  const names = new Map(known.filter(({ role }) => isStaff(role)).map((row) => [row.id, row.full_name]));
  const lines = [...people].flatMap(([id, line]) => {
    const name = names.get(id);
    // What a client or the system changed last is nobody's performance.
    return name === undefined ? [] : [{ id, name, line }];
  });
  const done = ({ line }: (typeof lines)[number]) => line.on_time + line.late;
  return {
    title: 'Por pessoa',
    note: 'Obrigações que vencem no período e documentos recebidos nele, de quem os concluiu ou conferiu por último; tarefas de quem é responsável.',
    head: [
      'Pessoa',
      'Obrigações concluídas',
      'No prazo',
      'Com atraso',
      'Tarefas concluídas',
      'Documentos conferidos',
    ],
    rows: lines
      .toSorted((a, b) => done(b) - done(a) || compareNames(a.name, b.name))
      .map((entry) => ({
        id: entry.id,
        cells: [
          entry.name,
          formatCount(done(entry)),
          formatCount(entry.line.on_time),
          formatCount(entry.line.late),
          formatCount(entry.line.tasks),
          formatCount(entry.line.documents),
        ],
      })),
  };
}

function byMonth({ months }: Report): ReportTable {
  return {
    title: 'Mês a mês',
    head: [
      'Mês',
      'Obrigações',
      '% no prazo',
      'Em atraso',
      'Documentos',
      'Solicitações',
      'Tarefas concluídas',
    ],
    rows: [...months].map(([month, line]) => ({
      id: month,
      cells: [
        formatMonth(month),
        formatCount(totalOf(line.obligations)),
        percent(line.obligations),
        formatCount(line.obligations.overdue),
        formatCount(line.documents),
        formatCount(line.requests),
        formatCount(line.tasks),
      ],
    })),
  };
}

function outcomeCells(tally: Tally): string[] {
  const { on_time, late, overdue, open } = tally;
  return [...[totalOf(tally), on_time, late, overdue, open].map(formatCount), percent(tally)];
}

function fullestFirst(tallies: ReadonlyMap<string, Tally>): [string, Tally][] {
  return [...tallies].sort(([a, x], [b, y]) => totalOf(y) - totalOf(x) || compareNames(a, b));
}

function clientNames({ clients }: Names): (id: string) => string {
  const names = new Map(clients.map(({ id, corporate_name }) => [id, corporate_name]));
  return (id) => names.get(id) ?? 'Cliente removido';
}

const share = once(() => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 }));

export function percent(tally: Tally): string {
  const rate = onTimeRate(tally);
  return rate === null ? '-' : share().format(rate);
}
