import { useEffect } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';

/** On every sign-in and every restored session. Whatever comes of it, nobody is kept waiting. */
export function useLoginStamp(row: { auth_uid: string; is_active: boolean } | null): void {
  const uid = row?.auth_uid ?? null;
  useEffect(() => {
    if (uid === null) return;
    void loadAccountService()
      .then((service) => service.stampLogin())
      .catch(() => undefined);
  }, [uid]);
  // Who waits for approval has no devices yet.
  const activeUid = row?.is_active === true ? uid : null;
  useEffect(() => {
    if (activeUid === null) return;
    void Promise.all([loadAccountService(), import('#session/device/this-device.ts')])
      .then(([service, { thisDevice }]) => service.registerDevice(thisDevice()))
      .catch(() => undefined);
  }, [activeUid]);
}
