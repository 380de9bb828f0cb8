import {
  addDays,
  addMonths,
  type CalendarDate,
  type Instant,
  type Month,
  obligationKind,
  type Row,
  instantsOf,
  startOfCalendarDate,
} from '@portal/domain';
import type { FirmRows, MonthRows } from '#data/figures/report-rows.ts';

/** How an obligation ended, or is: done in time, done after its date, late and still open, open and not late. */
export const OUTCOMES = ['on_time', 'late', 'overdue', 'open'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Tally = Record<Outcome, number>;

export type ClientLine = { obligations: Tally; documents: number; requests: number; services_cents: number };
export type PersonLine = { on_time: number; late: number; tasks: number; documents: number };
export type MonthLine = { obligations: Tally; documents: number; requests: number; tasks: number };

export type Report = {
  months: Map<Month, MonthLine>;
  clients: Map<string, ClientLine>;
  kinds: Map<string, Tally>;
  /** By who last changed what was completed or checked. */
  people: Map<string, PersonLine>;
};

export const NO_TALLY: Tally = { on_time: 0, late: 0, overdue: 0, open: 0 };

/** The months from the first to the last, both included. */
export function emptyReport(from: Month, to: Month): Report {
  const months = new Map<Month, MonthLine>();
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    months.set(month, { obligations: { ...NO_TALLY }, documents: 0, requests: 0, tasks: 0 });
  }
  return { months, clients: new Map(), kinds: new Map(), people: new Map() };
}

/** Counts one month into the report: each row is looked at once. */
export function countMonth(report: Report, rows: MonthRows, today: CalendarDate): void {
  const line = report.months.get(rows.month);
  if (line === undefined) return;
  const endOf = dayEnds();
  for (const obligation of rows.obligations) {
    const outcome = outcomeOf(obligation, today, endOf);
    line.obligations[outcome] += 1;
    clientLine(report, obligation.client_id).obligations[outcome] += 1;
    tallyOf(report.kinds, obligationKind(obligation.name))[outcome] += 1;
    if (outcome === 'on_time' || outcome === 'late') personLine(report, obligation.updated_by)[outcome] += 1;
  }
  for (const document of rows.documents) {
    line.documents += 1;
    if (document.client_id !== null) clientLine(report, document.client_id).documents += 1;
    if (document.review !== 'none') personLine(report, document.updated_by).documents += 1;
  }
  for (const task of rows.tasks) {
    line.tasks += 1;
    personLine(report, task.assigned_to ?? task.updated_by).tasks += 1;
  }
}

/** Counts the requests of the report's months, and what the services they ask for cost. */
export function countRequests(report: Report, { requests, services }: FirmRows): void {
  const prices = new Map(services.map(({ id, price_cents }) => [id, price_cents ?? 0]));
  const monthOf = monthsByInstant([...report.months.keys()]);
  for (const request of requests) {
    const month = monthOf(request.created_at);
    const line = month === null ? undefined : report.months.get(month);
    if (line === undefined || request.status === 'cancelled') continue;
    line.requests += 1;
    const client = clientLine(report, request.client_id);
    client.requests += 1;
    client.services_cents += prices.get(request.service_id) ?? 0;
  }
}

/** Of what was due and is decided, how much was done in time; null where nothing is decided yet. */
export function onTimeRate({ on_time, late, overdue }: Tally): number | null {
  const decided = on_time + late + overdue;
  return decided === 0 ? null : on_time / decided;
}

export const totalOf = ({ on_time, late, overdue, open }: Tally): number => on_time + late + overdue + open;

type Ended = Pick<Row<'obligations'>, 'status' | 'completed_at' | 'due_date'>;

function outcomeOf(
  { status, completed_at, due_date }: Ended,
  today: CalendarDate,
  endOf: (day: CalendarDate) => Instant,
): Outcome {
  if (status !== 'completed') return due_date < today ? 'overdue' : 'open';
  // On the due date itself is in time, up to midnight where the firm is.
  return completed_at === null || completed_at < endOf(due_date) ? 'on_time' : 'late';
}

/** Thousands of obligations are due on the same few days, and a time zone is dear. */
function dayEnds(): (day: CalendarDate) => Instant {
  const known = new Map<CalendarDate, Instant>();
  return (day) => {
    const end = known.get(day) ?? startOfCalendarDate(addDays(day, 1));
    known.set(day, end);
    return end;
  };
}

function monthsByInstant(months: readonly Month[]): (instant: Instant) => Month | null {
  const ranges = months.map((month) => ({ month, ...instantsOf(month) }));
  return (instant) => ranges.find(({ from, to }) => from <= instant && instant < to)?.month ?? null;
}

function clientLine({ clients }: Report, id: string): ClientLine {
  const line = clients.get(id) ?? {
    obligations: { ...NO_TALLY },
    documents: 0,
    requests: 0,
    services_cents: 0,
  };
  clients.set(id, line);
  return line;
}

function personLine({ people }: Report, id: string): PersonLine {
  const line = people.get(id) ?? { on_time: 0, late: 0, tasks: 0, documents: 0 };
  people.set(id, line);
  return line;
}

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? { ...NO_TALLY };
  tallies.set(key, tally);
  return tally;
}
