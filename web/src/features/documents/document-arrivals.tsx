import { useEffect, useState } from 'react';
import { readNewDocuments } from '#data/repositories/document-arrivals.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { toast } from '#ui/toast.ts';
import { nextArrival, NOTHING_ON_THE_WAY } from './arrivals.ts';

type DocumentArrivalsProps = {
  /** Said when all that was on its way has arrived. */
  sent: string;
  /** Said when the server did not take some of it. */
  refused: string;
};

/** Says, on whatever screen the person is, when the documents on their way have arrived. Draws nothing itself. */
export function DocumentArrivals({ sent, refused }: DocumentArrivalsProps) {
  const [onTheWay, setOnTheWay] = useState(NOTHING_ON_THE_WAY);
  const watched = [...onTheWay].sort().join();
  const documents = useLocalQuery((db) => readNewDocuments(db, onTheWay), [watched]);
  const look = documents.kind === 'ready' ? documents.value : null;
  useEffect(() => {
    if (look === null) return;
    const next = nextArrival(onTheWay, look);
    if ([...next.onTheWay].sort().join() !== watched) setOnTheWay(next.onTheWay);
    if (next.arrival.kind === 'all_sent') toast({ kind: 'success', title: sent });
    if (next.arrival.kind === 'some_refused') {
      toast({ kind: 'error', title: refused, description: 'Veja o motivo em Precisa de atenção.' });
    }
  }, [look, onTheWay, watched, sent, refused]);
  return null;
}
