import { COLLECTIONS, type EntityName } from '@portal/domain';
import type { StoredRow } from './stored-row.ts';

/** The row's own fields, stamps and id left out; not those of later releases that it does not have. */
export function contentOf(entity: EntityName, row: StoredRow): Record<string, unknown> {
  const fields = Object.keys(COLLECTIONS[entity].shape).filter((field) => row[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}
