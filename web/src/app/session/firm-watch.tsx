import { useEffect } from 'react';
import { loadAccountService } from '#app/startup/load-account-service.ts';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { keepFirm } from '#session/firm/keep-firm.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { cssOf } from './firm-css.ts';
import { shownOf } from './shown-of.ts';

/** Hears of the firm's own row, and keeps it on the device for the next start and for when there is no connection. */
export function FirmWatch() {
  const { tenant_id } = useActiveAccount();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    void loadAccountService().then(
      (service) => {
        if (isOver) return;
        stop = service.watchFirm(tenant_id, (firm) =>
          keepFirm(tenant_id, { ...firm, shown: shownOf(firm), css: cssOf(firm.brand?.colour ?? null) }),
        );
      },
      // What was heard last holds on.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [tenant_id, isOnline]);
  return null;
}
