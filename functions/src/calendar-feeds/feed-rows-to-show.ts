import {
  type CalendarDate,
  fromInstant,
  instant,
  OBLIGATION_STATUSES,
  obligationRowSchema,
  z,
} from '@portal/domain';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import type { FeedFacts } from './feed-facts.ts';
import type { FeedWindow } from './feed-window.ts';
import { portionsOf } from './portions-of.ts';

/** A calendar of more is of no use to anybody: the earliest are told, and where they end. */
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
/** Spelled out case by case, clients times statuses, a question may have a hundred conditions: its order and its path are two. */
const CONDITIONS_A_CASE = 5;
const CLIENTS_A_QUESTION = Math.floor(98 / (OPEN.length * CONDITIONS_A_CASE));
/** So that neither the memory nor the database sees all questions of a large portfolio at once. */
const CLIENTS_AT_ONCE = 10 * CLIENTS_A_QUESTION;

export type ShownRows = {
  rows: readonly FeedRow[];
  /** The day from which on open ones are left out; null: all are there. */
  cutOn: CalendarDate | null;
};

/** The open obligations of the window, and those removed since the feed was made and since the window began, by due date. */
export async function rowsToShow(facts: FeedFacts): Promise<ShownRows> {
  const { names, window } = facts;
  let open: FeedRow[] = [];
  let removed: FeedRow[] = [];
  for (const some of portionsOf([...names.keys()], CLIENTS_AT_ONCE)) {
    const questions = portionsOf(some, CLIENTS_A_QUESTION).flatMap((ids) => questionsOf(facts, ids));
    const answers = await Promise.all(
      // One more says that there are more.
      questions.map((query) =>
        query
          .select(...FIELDS)
          .limit(MOST_ROWS + 1)
          .get(),
      ),
    );
    const found = answers
      .flatMap(({ docs }) => docs.flatMap((doc) => readableOf(doc.id, doc.data())))
      .filter((row) => isToShow(row, window));
    open = earliest([...open, ...found.filter(({ deleted_at }) => deleted_at === null)]);
    removed = earliest([...removed, ...found.filter(({ deleted_at }) => deleted_at !== null)]);
  }
  // What is open comes first: a calendar forgets what it is not told of any more.
  const rows = earliest([
    ...open.slice(0, MOST_ROWS),
    ...removed.slice(0, Math.max(0, MOST_ROWS - open.length)),
  ]);
  return { rows, cutOn: open[MOST_ROWS]?.due_date ?? null };
}

const earliest = (rows: readonly FeedRow[]): FeedRow[] =>
  rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).slice(0, MOST_ROWS + 1);

/** What is open, and what was removed: a calendar that never heard of it has nothing to cancel. */
function questionsOf({ tenantId, createdAt, window }: FeedFacts, clientIds: readonly string[]): Query[] {
  const { from, to } = window;
  const asked = db.collection(`tenants/${tenantId}/obligations`).where('client_id', 'in', clientIds);
  const madeAt = fromInstant(createdAt);
  const windowBegan = new Date(`${from}T00:00:00-03:00`);
  return [
    asked
      .where('deleted_at', '==', null)
      .where('status', 'in', OPEN)
      .where('due_date', '>=', from)
      .where('due_date', '<=', to)
      .orderBy('due_date'),
    asked.where('deleted_at', '>', madeAt > windowBegan ? madeAt : windowBegan),
  ];
}

function isToShow({ due_date, status }: FeedRow, { from, to }: FeedWindow): boolean {
  return from <= due_date && due_date <= to && status !== 'completed';
}

/** One that was emptied for good is no entry any more. */
function readableOf(id: string, data: Record<string, unknown>): FeedRow[] {
  const row = rowSchema.safeParse({ ...withInstants(data), id });
  return row.success ? [row.data] : [];
}

const orderOf = ({ due_date, id }: FeedRow) => `${due_date} ${id}`;
