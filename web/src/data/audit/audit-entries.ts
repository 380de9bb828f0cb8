import {
  addDays,
  type AuditEntry,
  type CalendarDate,
  type HistoryEntity,
  startOfCalendarDate,
} from '@portal/domain';
import { newestFirst } from '#data/live/newest-first.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/** What is asked of the audit; null where nothing is left out. The days are those of the server's receipt. */
export type AuditFilter = {
  uid: string | null;
  kind: string | null;
  entity: string | null;
  /** Only together with `entity`. */
  doc_id: string | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
};

/** Some weeks of a busy firm; older entries are at the server. */
export const MOST_KEPT = 5_000;

/** Keeps what the server told, for when there is no connection; the oldest make room. */
export function keepAuditEntries(db: PortalDatabase, entries: readonly AuditEntry[]): Promise<void> {
  return db.transaction('rw', db.audit_entries, async () => {
    await db.audit_entries.bulkPut([...entries]);
    const surplus = (await db.audit_entries.count()) - MOST_KEPT;
    if (surplus <= 0) return;
    await db.audit_entries.bulkDelete(await db.audit_entries.orderBy('at').limit(surplus).primaryKeys());
  });
}

/** The newest first, as far as they were read on this device. */
export function listKeptEntries(
  db: PortalDatabase,
  filter: AuditFilter,
  limit: number,
): Promise<AuditEntry[]> {
  const found = db.audit_entries.orderBy('at').reverse();
  return found
    .filter((entry) => isAsked(entry, filter))
    .limit(limit)
    .toArray();
}

export function listKeptHistory(
  db: PortalDatabase,
  entity: HistoryEntity,
  docId: string,
): Promise<AuditEntry[]> {
  return newestFirst(db.audit_entries.where({ entity, doc_id: docId }).sortBy('at'));
}

/** From when to before when the asked days last. */
export const instantsOfDays = ({ from, to }: Pick<AuditFilter, 'from' | 'to'>) => ({
  from: from === null ? null : startOfCalendarDate(from),
  before: to === null ? null : startOfCalendarDate(addDays(to, 1)),
});

function isAsked(entry: AuditEntry, filter: AuditFilter): boolean {
  const { from, before } = instantsOfDays(filter);
  return (
    (['uid', 'kind', 'entity', 'doc_id'] as const).every(
      (name) => filter[name] === null || entry[name] === filter[name],
    ) &&
    (from === null || entry.at >= from) &&
    (before === null || entry.at < before)
  );
}
