import type { EntityName, Fields } from '@portal/domain';

/** What a person may do to a document. */
export type Change<E extends EntityName> =
  | { kind: 'create'; entity: E; id: string; fields: Fields<E> }
  | { kind: 'patch'; entity: E; id: string; patch: Partial<Fields<E>> }
  | { kind: 'remove'; entity: E; id: string };
