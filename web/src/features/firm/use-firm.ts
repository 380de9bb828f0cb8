import type { FirmFields } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { useActiveAccount } from '#session/session-context.ts';

export type FirmState = { kind: 'loading' } | { kind: 'error' } | { kind: 'ready'; firm: FirmFields };

/** The firm's own data as the server has them: they are edited there, so they are read there. */
export function useFirm(): { state: FirmState; isOnline: boolean; retry: () => void } {
  const load = useAccountService();
  const { tenant_id } = useActiveAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<FirmState>({ kind: 'loading' });

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    const say = (next: FirmState) => {
      // What somebody is typing into stays while the line comes and goes.
      if (!isOver) setState((before) => (before.kind === 'ready' ? before : next));
    };
    load()
      .then((service) => service.readFirm(tenant_id))
      .then(
        (result) => say(result.ok ? { kind: 'ready', firm: result.value } : { kind: 'error' }),
        () => say({ kind: 'error' }),
      );
    return () => {
      isOver = true;
    };
  }, [load, tenant_id, isOnline, attempt]);

  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, isOnline, retry };
}
