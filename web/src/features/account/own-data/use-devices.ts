import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountResult,
  type DeviceListing,
  useAccountService,
} from '#session/account/account-service.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { settle, toastDone, toastFailure } from '../report-failure.ts';

/** Where the own account is used: live, and only with a connection, since no device keeps a list of the others. */
export function useDevices() {
  const load = useAccountService();
  const { uid } = useActiveAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [listing, setListing] = useState<DeviceListing>({ kind: 'loading' });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    load().then(
      (service) => {
        if (!isOver) stop = service.watchDevices(uid, setListing);
      },
      () => setListing({ kind: 'error' }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, uid, isOnline, attempt]);

  const act = async (action: () => Promise<AccountResult>, doneTitle: string): Promise<void> => {
    setBusy(true);
    const result = await settle(action);
    setBusy(false);
    if (result.ok) toastDone(doneTitle);
    else toastFailure('Erro ao encerrar', result.reason);
  };
  const retry = () => {
    setListing({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return {
    listing,
    isOnline,
    isBusy,
    retry,
    end: (device_id: string) =>
      act(async () => (await load()).endDevice({ device_id }), 'Acesso encerrado naquele aparelho'),
    endAll: () => act(async () => (await load()).endAllDevices(), 'Acesso encerrado em todos os aparelhos'),
  };
}
