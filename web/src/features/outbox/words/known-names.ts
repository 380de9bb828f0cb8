import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { recordField } from '#records/history/record-fields.ts';
import { recordName } from '#records/history/record-name.ts';
import type { Names } from './field-value.ts';

/** Values of one entity's fields, some of which may be ids. */
export type Values = { entity: EntityName; values: Readonly<Record<string, unknown>> };

/** The names of the records that these values point to, as far as this device has them. */
export async function readNames(db: PortalDatabase, all: readonly Values[]): Promise<Names> {
  const wanted = new Map<EntityName, Set<string>>();
  for (const { entity, values } of all) {
    for (const [field, value] of Object.entries(values)) {
      const shape = recordField(entity, field)?.[1];
      if (shape?.kind !== 'record') continue;
      const ids = wanted.get(shape.entity) ?? new Set();
      wanted.set(shape.entity, ids);
      for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string') ids.add(id);
    }
  }
  const found = await Promise.all([...wanted].map(([entity, ids]) => namesOf(db, entity, [...ids])));
  return new Map(found.flat());
}

async function namesOf(db: PortalDatabase, entity: EntityName, ids: string[]): Promise<[string, string][]> {
  // A client user has the company and not the firm's record of it; both bear one id.
  const entities: EntityName[] = entity === 'clients' ? ['companies', 'clients'] : [entity];
  const rows = await Promise.all(entities.map((each) => rowTable(db, each).bulkGet(ids)));
  return rows.flat().flatMap((row): [string, string][] => {
    const name = row === undefined ? null : recordName(row);
    return row === undefined || name === null ? [] : [[row.id, name]];
  });
}
