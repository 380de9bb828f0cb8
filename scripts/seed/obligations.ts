import {
  addDays,
  addMonths,
  type CalendarDate,
  formatMonth,
  type Month,
  monthOf,
  type ObligationFields,
  type ObligationStatus,
} from '@portal/domain';
import { CATALOGUE, type RecurringObligation } from './catalogue.ts';
import type { SeedClient } from './seed-clients.ts';
import type { SeedClock } from './seed-clock.ts';
import type { SeedRow } from './seed-row.ts';
import { seededChance, seededId, seededInt } from './seeded.ts';

type ObligationRow = Extract<SeedRow, { entity: 'obligations' }>;

/** What a firm says about single obligations, by `{client key} {obligation key} {months from today's}`. */
export type ObligationChanges = Record<string, Partial<ObligationFields>>;

/** Due last month, this month and next month. */
const DUE_MONTHS = [-1, 0, 1];
/** Of what is past: a firm of forty clients with some seven open slips. */
const PERCENT_OVERDUE = 2;
/** Work on a slip begins about a week before it is due. */
const DAYS_AHEAD = 7;

/** The recurring obligations of every active client around today. */
export function recurringObligations(
  clients: SeedClient[],
  clock: SeedClock,
  staff: [string, ...string[]],
  changes: ObligationChanges = {},
): ObligationRow[] {
  return clients
    .filter(({ fields }) => fields.status === 'active')
    .flatMap((client) =>
      DUE_MONTHS.flatMap((distance) =>
        CATALOGUE.filter((entry) => concerns(entry, client, competenciaOf(entry, clock, distance))).map(
          (entry) => obligationRow({ client, entry, distance, clock, staff, changes }),
        ),
      ),
    );
}

export const obligationId = (client: SeedClient, key: string, competencia: Month) =>
  seededId(`obligation ${client.id} ${key} ${competencia}`);

export function concerns(entry: RecurringObligation, client: SeedClient, competencia: Month): boolean {
  const endsQuarter = Number(competencia.slice(5, 7)) % 3 === 0;
  return (
    entry.regimes.includes(client.fields.tax_regime) &&
    (client.employs || !entry.employersOnly) &&
    (endsQuarter || !entry.quarterly)
  );
}

const competenciaOf = (entry: RecurringObligation, clock: SeedClock, distance: number) =>
  addMonths(monthOf(clock.today), distance - entry.lag);

function obligationRow(of: {
  client: SeedClient;
  entry: RecurringObligation;
  distance: number;
  clock: SeedClock;
  staff: [string, ...string[]];
  changes: ObligationChanges;
}): ObligationRow {
  const { client, entry, distance, clock, staff } = of;
  const competencia = competenciaOf(entry, clock, distance);
  const due_date = entry.dueIn(addMonths(monthOf(clock.today), distance));
  const id = obligationId(client, entry.key, competencia);
  const fields: ObligationFields = {
    client_id: client.id,
    name: `${entry.name} ${formatMonth(competencia)}`,
    due_date,
    priority: entry.priority,
    status: statusAt(id, due_date, clock.today),
    description: entry.description,
    notes: null,
    completed_at: null,
    document_ids: [],
    ...of.changes[`${client.key} ${entry.key} ${distance}`],
  };
  return withHistory({ id, fields, clock, author: staff[seededInt(id, staff.length)] ?? staff[0] });
}

/** Created some weeks before it is due, by the person who looks after it; the completion is a second revision. */
export function withHistory(of: {
  id: string;
  fields: ObligationFields;
  clock: SeedClock;
  author: string;
}): ObligationRow {
  const { id, fields, clock, author } = of;
  const opened = clock.at(earlier(addDays(fields.due_date, -25), addDays(clock.today, -3)), '09:10');
  const row = { entity: 'obligations', id, created_at: opened, created_by: author } as const;
  if (fields.status !== 'completed') return { ...row, fields };
  const ahead = seededInt(`ahead ${id}`, DAYS_AHEAD) + 1;
  const done = clock.at(earlier(addDays(fields.due_date, -ahead), addDays(clock.today, -1)), '15:45');
  return {
    ...row,
    fields: { ...fields, completed_at: done },
    changes: [{ at: done, by: author, fields: ['status', 'completed_at'] }],
  };
}

function statusAt(id: string, due: CalendarDate, today: CalendarDate): ObligationStatus {
  if (due < today) return seededChance(`overdue ${id}`, PERCENT_OVERDUE) ? 'pending' : 'completed';
  if (due > addDays(today, DAYS_AHEAD)) return 'pending';
  return seededChance(`begun ${id}`, 40) ? 'in_progress' : 'pending';
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);
