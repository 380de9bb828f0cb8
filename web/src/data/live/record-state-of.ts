import type { Stamps } from '@portal/domain';
import type { RecordState } from '#data/outbox/outbox-entry.ts';

/** Revision 0: made on this device, and not known to the server as far as this device can tell. */
const NOT_ON_SERVER = 0;

/**
 * How far a record is. Only what still waits has a state of its own; both are read apart, so that for a
 * moment a new row can be known and its state not.
 */
export function recordStateOf(
  row: { id: string } & Pick<Stamps, 'rev'>,
  states: ReadonlyMap<string, RecordState>,
): RecordState {
  return states.get(row.id) ?? (row.rev === NOT_ON_SERVER ? { kind: 'device' } : { kind: 'sent' });
}
