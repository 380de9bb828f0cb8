import type { AuditEntry } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { isEntityName } from './audit-words.ts';
import { recordName } from './record-name.ts';

/** Names by id: of the people who act, of what they act upon, and of companies in its values. */
export type AuditNames = ReadonlyMap<string, string>;

export async function readAuditNames(
  db: PortalDatabase,
  entries: readonly AuditEntry[],
): Promise<AuditNames> {
  const wanted = new Map<string, Set<string>>();
  const want = (entity: string, id: string) =>
    wanted.set(entity, (wanted.get(entity) ?? new Set<string>()).add(id));
  for (const { uid, entity, doc_id, client_id, before, after } of entries) {
    want('people', uid);
    want(entity === 'app_users' ? 'people' : entity, doc_id);
    if (client_id !== null) want('clients', client_id);
    for (const ids of [before['client_ids'], after['client_ids']])
      if (Array.isArray(ids)) for (const id of ids) want('clients', String(id));
  }
  const found = await Promise.all([...wanted].map(([entity, ids]) => namesOf(db, entity, [...ids])));
  return new Map(found.flat());
}

async function namesOf(db: PortalDatabase, entity: string, ids: string[]): Promise<[string, string][]> {
  if (!isEntityName(entity)) return [];
  const rows = await rowTable(db, entity).bulkGet(ids);
  return rows.flatMap((row): [string, string][] => {
    const name = row === undefined ? null : recordName(row);
    return row === undefined || name === null ? [] : [[row.id, name]];
  });
}
