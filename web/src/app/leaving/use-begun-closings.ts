import { useEffect } from 'react';
import { whenIdle } from '#app/startup/when-idle.ts';
import { readClosings } from '#session/device/closings.ts';
import { readStoredSession } from '#session/stored-session.ts';

/**
 * Accounts without a session whose closing an earlier visit did not finish: another tab held on to them, or the page
 * went away. The one of the session itself is the session's duty.
 */
export function useBegunClosings(): void {
  useEffect(() => whenIdle(() => void continueClosings().catch(() => undefined)), []);
}

async function continueClosings(): Promise<void> {
  const stored = readStoredSession();
  const others = readClosings().filter(
    ({ uid, tenant_id }) => uid !== stored?.uid || tenant_id !== stored.tenant_id,
  );
  if (others.length === 0) return;
  const { closeOnDevice, requestOf } = await import('./close-account.ts');
  for (const { reason, ...account } of others) await closeOnDevice(account, requestOf(reason));
}
