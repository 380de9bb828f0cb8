import { useEffect } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import { untilLineIsFree } from '#ui/lazy/free-line.ts';

/** On every sign-in and every restored session. Whatever comes of it, nobody is kept waiting: a first list goes before it. */
export function useLoginStamp(row: { auth_uid: string; is_active: boolean } | null): void {
  const uid = row?.auth_uid ?? null;
  useEffect(() => {
    if (uid === null) return;
    void Promise.all([loadAccountService(), untilLineIsFree()])
      .then(([service]) => service.stampLogin())
      .catch(() => undefined);
  }, [uid]);
  // Who waits for approval has no devices yet.
  const activeUid = row?.is_active === true ? uid : null;
  useEffect(() => {
    if (activeUid === null) return;
    void Promise.all([loadAccountService(), untilLineIsFree()])
      .then(async ([service]) => {
        const { thisDevice } = await import('#session/device/this-device.ts');
        return service.registerDevice(thisDevice());
      })
      .catch(() => undefined);
  }, [activeUid]);
}
