import {
  addMonths,
  type CalendarDate,
  type CalendarFeed,
  fromInstant,
  instant,
  lastDayOf,
  monthOf,
  OBLIGATION_STATUSES,
  obligationRowSchema,
  z,
} from '@portal/domain';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';

const MONTHS_BACK = 3;
const MONTHS_AHEAD = 13;

/** Whole months, so that what a calendar is told changes with the rows and once a month. */
export const windowOf = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addMonths(monthOf(today), -MONTHS_BACK),
  to: lastDayOf(addMonths(monthOf(today), MONTHS_AHEAD)),
});

/** A calendar of more is of no use to anybody: the earliest are told. */
export const MOST_ROWS = 2000;

const rowSchema = z.object({
  id: z.string(),
  ...obligationRowSchema.pick({
    client_id: true,
    name: true,
    due_date: true,
    status: true,
    competence: true,
    due_reasons: true,
  }).shape,
  rev: z.int(),
  updated_at: instant,
  deleted_at: instant.nullable(),
});
/** What a feed needs of an obligation, and no more: neither descriptions nor notes, in which amounts may be. */
export type FeedRow = z.infer<typeof rowSchema>;
const FIELDS = Object.keys(rowSchema.omit({ id: true }).shape);

const OPEN = OBLIGATION_STATUSES.filter((status) => status !== 'completed');
/** A question may be of thirty cases at most: clients times statuses. */
const CLIENTS_AT_ONCE = Math.floor(30 / OPEN.length);

/** The open obligations of the window, and those removed since the feed was made, by due date. */
export async function rowsToShow(
  { tenant_id, created_at }: Pick<CalendarFeed, 'tenant_id' | 'created_at'>,
  clientIds: readonly string[],
  today: CalendarDate,
): Promise<FeedRow[]> {
  const { from, to } = windowOf(today);
  const answers: Promise<QuerySnapshot>[] = [];
  for (let at = 0; at < clientIds.length; at += CLIENTS_AT_ONCE) {
    const asked: Query = db
      .collection(`tenants/${tenant_id}/obligations`)
      .where('client_id', 'in', clientIds.slice(at, at + CLIENTS_AT_ONCE));
    const standing = asked
      .where('deleted_at', '==', null)
      .where('status', 'in', OPEN)
      .where('due_date', '>=', from)
      .where('due_date', '<=', to)
      .orderBy('due_date');
    const removed = asked.where('deleted_at', '>', fromInstant(created_at));
    answers.push(
      ...[standing, removed].map((query) =>
        query
          .select(...FIELDS)
          .limit(MOST_ROWS)
          .get(),
      ),
    );
  }
  return (await Promise.all(answers))
    .flatMap(({ docs }) => docs.flatMap((doc) => readableOf(doc.id, doc.data())))
    .filter(({ due_date, status }) => from <= due_date && due_date <= to && status !== 'completed')
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .slice(0, MOST_ROWS);
}

/** One that was emptied for good is no entry any more. */
function readableOf(id: string, data: Record<string, unknown>): FeedRow[] {
  const row = rowSchema.safeParse({ ...withInstants(data), id });
  return row.success ? [row.data] : [];
}

const orderOf = ({ due_date, id }: FeedRow) => `${due_date} ${id}`;
