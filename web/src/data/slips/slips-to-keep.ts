import { addDays, calendarDateOf, type Row } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { holdingSlips } from './holding-slips.ts';

/** So long after its day a slip that was paid is still looked up; after that it goes as any file. */
const DAYS_AFTER = 60;

/** Of some 100 KB each: more than a company has open, and less than a phone misses. */
const MOST_KEPT = 100;

/** Of a client's device the slips whose files stay on it by themselves, the latest first; none on the office's. */
export async function slipsToKeep(db: PortalDatabase): Promise<Row<'slips'>[]> {
  const own = await db.meta.get('own_row');
  if (own?.key !== 'own_row' || own.value.role !== 'client') return [];
  const holding = [...holdingSlips(await db.slips.toArray()).values()];
  const obligations = await rowsById(
    db.obligations,
    holding.map(({ obligation_id }) => obligation_id),
  );
  const since = addDays(calendarDateOf(new Date()), -DAYS_AFTER);
  return holding
    .filter(({ obligation_id, due_date }) => {
      const obligation = obligations.get(obligation_id);
      return obligation !== undefined && (obligation.status !== 'completed' || due_date >= since);
    })
    .toSorted((a, b) => (a.due_date < b.due_date ? 1 : -1))
    .slice(0, MOST_KEPT);
}

/** The ids of their documents. */
export async function documentsToKeep(db: PortalDatabase): Promise<ReadonlySet<string>> {
  return new Set((await slipsToKeep(db)).map(({ document_id }) => document_id));
}
