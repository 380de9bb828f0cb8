import { useEffect } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { type Arrival, nextArrival, NOTHING_ON_THE_WAY } from '#data/outbox/arrivals.ts';
import { type Sendable, watchNewRecords } from '#data/outbox/new-records.ts';
import { toast } from '#ui/feedback/toast.ts';

type RecordArrivalsProps = {
  entity: Sendable;
  /** Said when all that was on its way has arrived. */
  sent: string;
  /** Said when the server did not take some of it. */
  refused: string;
};

/** Says, on whatever screen the person is, when the records on their way have arrived. Draws nothing itself. */
export function RecordArrivals({ entity, sent, refused }: RecordArrivalsProps) {
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
        announce(next.arrival, { sent, refused });
      },
    );
  }, [db, entity, sent, refused]);
  return null;
}

function announce(arrival: Arrival, { sent, refused }: Omit<RecordArrivalsProps, 'entity'>): void {
  switch (arrival.kind) {
    case 'nothing':
      return;
    case 'all_sent':
      toast({ kind: 'success', title: sent });
      return;
    case 'some_refused':
      toast({ kind: 'error', title: refused, description: 'Veja o motivo em Precisa de atenção.' });
  }
}
