import { dexieTable } from './dexie-table.ts';

/** The floor of a list: the one index that it is read from. */
export const kind = dexieTable('bench-floor', 'created_at');
