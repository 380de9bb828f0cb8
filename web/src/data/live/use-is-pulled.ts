import type { EntityName } from '@portal/domain';
import { isPulledFor, pulledRead } from './first-pull.ts';
import { useLocalQuery, useLocalRead, valueOr } from './use-local-query.ts';

/** Whether a staff device has had everything of these entities once; false as long as that is not known. */
export function useIsPulled(...entities: EntityName[]): boolean {
  return valueOr(useLocalRead(pulledRead(entities)), false);
}

/** The same for one client, on a staff device or a client user's. */
export function useIsPulledFor(clientId: string, ...entities: EntityName[]): boolean {
  return valueOr(
    useLocalQuery((db) => isPulledFor(db, clientId, entities), [clientId]),
    false,
  );
}
