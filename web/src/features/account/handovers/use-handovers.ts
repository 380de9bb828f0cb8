import { useCallback, useEffect, useState } from 'react';
import { dropHandover, type Handover, listHandovers } from '#data/closing/handovers.ts';

/** What was handed over on this device and is still here; looked up again at each other `occasion`. */
export function useHandovers(occasion: string): {
  handovers: readonly Handover[];
  drop: (id: string) => Promise<void>;
} {
  const [handovers, setHandovers] = useState<readonly Handover[]>([]);
  const read = useCallback(async () => setHandovers(await listHandovers()), []);
  useEffect(() => {
    const readNow = () => void read().catch(() => undefined);
    readNow();
    // Another tab may have handed over or dropped something meanwhile.
    document.addEventListener('visibilitychange', readNow);
    return () => document.removeEventListener('visibilitychange', readNow);
  }, [read, occasion]);
  const drop = useCallback(
    async (id: string) => {
      await dropHandover(id);
      await read();
    },
    [read],
  );
  return { handovers, drop };
}
