import type { Fields } from '@portal/domain';
import type { LaterChange, SeedRow } from './seed-row.ts';
import type { SeedClock } from './seed-clock.ts';
import { seededId } from './seeded.ts';

type Plain = 'services' | 'notes' | 'tasks' | 'canned_answers' | 'service_requests' | 'notifications';

/** Rows without rules of their own: one per entry of a list, `daysAgo` old, the author given. */
export function plainRow<E extends Plain>(of: {
  firmId: string;
  entity: E;
  key: string;
  by: string;
  daysAgo: number;
  clock: SeedClock;
  fields: Fields<E>;
  changes?: LaterChange[];
}): SeedRow {
  const { entity, fields, by, changes } = of;
  const row = {
    entity,
    id: seededId(`${entity} ${of.firmId} ${of.key}`),
    created_at: of.clock.daysAgo(of.daysAgo, '09:40'),
    created_by: by,
    fields,
    ...(changes === undefined ? {} : { changes }),
  };
  return row as SeedRow; // a generic entity is not seen to agree with its fields; stampedRow parses them
}
