import type { EntityName } from '@portal/domain';
import { pulledForRead, pulledRead } from './first-pull.ts';
import { useLocalRead, valueOr } from './use-local-query.ts';

/** Whether a staff device has had everything of these entities once; false as long as that is not known. */
export function useIsPulled(...entities: EntityName[]): boolean {
  return valueOr(useLocalRead(pulledRead(entities)), false);
}

/** The same for one client, on a staff device or a client user's. */
export function useIsPulledFor(clientId: string | null, ...entities: EntityName[]): boolean {
  return valueOr(useLocalRead(pulledForRead(clientId, entities)), false);
}
