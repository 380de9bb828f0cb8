import { useEffect, useState } from 'react';
import { hasHandoverDatabase } from '#data/closing/handover-database.ts';

/**
 * Whether anything was ever handed over on this device; looked up again at each other `occasion`. What shows it needs half of
 * the app's code, and few devices have any.
 */
export function useHasHandovers(occasion: string): boolean {
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void hasHandoverDatabase().then(
        (isThere) => !isOver && setHasAny(isThere),
        () => undefined,
      );
    look();
    // Another tab may have handed over something meanwhile.
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [occasion]);
  return hasAny;
}
