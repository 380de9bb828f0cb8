import type { FactorDemand } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { useActiveAccount } from '#session/session-context.ts';

type DemandState = { kind: 'loading' } | { kind: 'error' } | { kind: 'ready'; demand: FactorDemand };

/** The firm's demand as the server has it: rights hang on it, so no device keeps it. */
export function useFactorDemand(): { state: DemandState; isOnline: boolean; retry: () => void } {
  const load = useAccountService();
  const { tenant_id } = useActiveAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DemandState>({ kind: 'loading' });

  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    const say = (next: DemandState) => {
      // What somebody is choosing stays while the line comes and goes.
      if (!isOver) setState((before) => (before.kind === 'ready' ? before : next));
    };
    load()
      .then((service) => service.readFactorDemand(tenant_id))
      .then(
        (result) => say(result.ok ? { kind: 'ready', demand: result.value } : { kind: 'error' }),
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
