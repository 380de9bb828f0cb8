import { useEffect } from 'react';
import { useLocalAccount } from '#data/database-context.ts';
import { watchNewDocuments } from '#data/repositories/document-arrivals.ts';
import { toast } from '#ui/toast.ts';
import { type Arrival, nextArrival, NOTHING_ON_THE_WAY } from './arrivals.ts';

type DocumentArrivalsProps = {
  /** Said when all that was on its way has arrived. */
  sent: string;
  /** Said when the server did not take some of it. */
  refused: string;
};

/** Says, on whatever screen the person is, when the documents on their way have arrived. Draws nothing itself. */
export function DocumentArrivals({ sent, refused }: DocumentArrivalsProps) {
  const { db } = useLocalAccount();
  useEffect(() => {
    let onTheWay = NOTHING_ON_THE_WAY;
    return watchNewDocuments(
      db,
      () => onTheWay,
      (documents) => {
        const next = nextArrival(onTheWay, documents);
        onTheWay = next.onTheWay;
        announce(next.arrival, { sent, refused });
      },
    );
  }, [db, sent, refused]);
  return null;
}

function announce(arrival: Arrival, { sent, refused }: DocumentArrivalsProps): void {
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
