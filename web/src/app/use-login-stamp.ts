import { useEffect } from 'react';
import { thisDevice } from '#session/this-device.ts';
import { loadAccountService } from './load-account-service.ts';

/** On every sign-in and every restored session. Whatever comes of it, nobody is kept waiting. */
export function useLoginStamp(uid: string | null): void {
  useEffect(() => {
    if (uid === null) return;
    void loadAccountService()
      .then((service) => Promise.all([service.stampLogin(), service.registerDevice(thisDevice())]))
      .catch(() => undefined);
  }, [uid]);
}
