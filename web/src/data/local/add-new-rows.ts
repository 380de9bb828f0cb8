import type { EntityName } from '@portal/domain';
import Dexie, { type Table } from 'dexie';
import type { PortalDatabase } from './portal-database.ts';
import type { StoredRow } from './stored-row.ts';
import { readOfEntity, rowTable } from './document-state-table.ts';

/**
 * Stores the living rows of which the device holds nothing yet, and resolves to the others. On a first reading nearly all are new,
 * and to ask of each whether it is takes as long as to store it.
 */
export async function addNewRows(
  db: PortalDatabase,
  entity: EntityName,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const ids = rows.map(({ id }) => id);
  const [tombstones, bases] = await Promise.all([
    readOfEntity(db.tombstones, entity, ids),
    readOfEntity(db.bases, entity, ids),
  ]);
  const mayBeNew = ({ id, deleted_at }: StoredRow) =>
    deleted_at === null && !tombstones.has(id) && !bases.has(id);
  const likely = rows.filter(mayBeNew);
  const refused = await refusedOf(rowTable(db, entity), likely);
  const others = rows.filter((row) => !mayBeNew(row));
  return [...others, ...refused];
}

async function refusedOf(table: Table<StoredRow, string>, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  try {
    await table.bulkAdd([...rows]);
    return [];
  } catch (error) {
    if (!(error instanceof Dexie.BulkError)) throw error;
    const failures = Object.entries(error.failuresByPos);
    const failed = failures.find(([, { name }]) => name !== 'ConstraintError');
    if (failed !== undefined) throw failed[1];
    return rows.filter((_, index) => index in error.failuresByPos);
  }
}
