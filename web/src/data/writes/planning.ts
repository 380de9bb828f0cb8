import { COLLECTIONS, type EntityName } from '@portal/domain';
import type { Change } from './change.ts';

// What a write needs and no list: it comes when the first screen is there.
export { planChange } from './plan-change.ts';
export { hastenUploads } from './hasten-uploads.ts';
export { tryToStore } from '#data/storage/try-to-store.ts';
export { writeDirectly } from './write-directly.ts';

/**
 * What is stored is what the schema returns (trimmed, for instance), and never a field it does not know. Throws
 * on fields that it refuses.
 */
export function validated<E extends EntityName>(change: Change<E>): Change<E> {
  const schema = COLLECTIONS[change.entity];
  switch (change.kind) {
    case 'create':
      // The schema is the one of E: the compiler cannot follow the lookup.
      return { ...change, fields: schema.parse(change.fields) as typeof change.fields };
    case 'patch':
      return { ...change, patch: schema.partial().parse(change.patch) as typeof change.patch }; // as above
    case 'remove':
      return change;
  }
}
