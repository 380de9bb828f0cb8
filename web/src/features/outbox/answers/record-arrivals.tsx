import { useEffect } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { nextArrival, NOTHING_ON_THE_WAY } from '#data/outbox/arrivals.ts';
import { type Sendable, watchNewRecords } from '#data/outbox/new-records.ts';
import { toast } from '#ui/feedback/toast.ts';

type RecordArrivalsProps = {
  entity: Sendable;
  /** Said when all that was on its way has arrived. */
  sent: string;
};

/** Says, on whatever screen the person is, when the records on their way have arrived. Draws nothing itself. */
export function RecordArrivals({ entity, sent }: RecordArrivalsProps) {
  const { db } = useLocalAccount();
  useEffect(() => {
    let onTheWay = NOTHING_ON_THE_WAY;
    return watchNewRecords(
      db,
      entity,
      () => onTheWay,
      (records) => {
        const next = nextArrival(onTheWay, records);
        onTheWay = next.onTheWay;
        // What was refused is told with its name, as all other work that is refused.
        if (next.arrival.kind === 'all_sent') toast({ kind: 'success', title: sent });
      },
    );
  }, [db, entity, sent]);
  return null;
}
