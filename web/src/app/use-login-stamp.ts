import { useEffect } from 'react';
import { loadAccountService } from './load-account-service.ts';

/** On every sign-in and every restored session. Whatever comes of it, nobody is kept waiting. */
export function useLoginStamp(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    void loadAccountService()
      .then((service) => service.stampLogin())
      .catch(() => undefined);
  }, [uid]);
}
