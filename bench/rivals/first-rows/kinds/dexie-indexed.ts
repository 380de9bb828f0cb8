import { openDatabase } from '#data/local/database.ts';
import { TENANT, UID } from '../kind.ts';
import { dexieTable } from './dexie-table.ts';

const { indexes } = openDatabase(UID, TENANT).documents.schema;

/** The floor of a mirror: the same indexes as ours, which other lists are read from. */
export const kind = dexieTable('bench-floor-indexed', indexes.map(({ src }) => src).join(', '));
