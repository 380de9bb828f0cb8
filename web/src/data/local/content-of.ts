import { COLLECTIONS, type EntityName } from '@portal/domain';
import type { StoredRow } from './database.ts';

/** The row's own fields, stamps and id left out. */
export function contentOf(entity: EntityName, row: StoredRow): Record<string, unknown> {
  return Object.fromEntries(Object.keys(COLLECTIONS[entity].shape).map((field) => [field, row[field]]));
}
