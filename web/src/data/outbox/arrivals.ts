import type { RecordState } from './outbox-entry.ts';

/** What happened to a batch of new records since the last look. */
export type Arrival =
  | { kind: 'nothing' }
  /** Every one of them is on the server. */
  | { kind: 'all_sent' }
  /** None is on its way any more, and these the server did not take. */
  | { kind: 'some_refused'; ids: string[] };

/** Records on their way as of the last look: what `nextArrival` compares with. */
export type OnTheWay = ReadonlySet<string>;

export const NOTHING_ON_THE_WAY: OnTheWay = new Set();

/**
 * Compares two looks at the new records of the device. A batch ends when nothing is on its way any more;
 * a record that a person discarded meanwhile belongs to no batch.
 */
export function nextArrival(
  before: OnTheWay,
  states: ReadonlyMap<string, RecordState>,
): { onTheWay: OnTheWay; arrival: Arrival } {
  const moving = [...states].filter(([, state]) => isMoving(state)).map(([id]) => id);
  const known = [...before].filter((id) => states.has(id));
  if (moving.length > 0) return { onTheWay: new Set([...known, ...moving]), arrival: { kind: 'nothing' } };
  const refused = known.filter((id) => states.get(id)?.kind === 'attention');
  const arrival: Arrival =
    known.length === 0
      ? { kind: 'nothing' }
      : refused.length === 0
        ? { kind: 'all_sent' }
        : { kind: 'some_refused', ids: refused };
  return { onTheWay: NOTHING_ON_THE_WAY, arrival };
}

const isMoving = (state: RecordState) => state.kind === 'device' || state.kind === 'sending';
