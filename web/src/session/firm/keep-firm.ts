import type { KeptFirm } from './kept-firm.ts';
import { FIRM_KEY } from '../session-keys.ts';
import { readStoredSession } from '../stored-session.ts';

export function keepFirm(tenantId: string, firm: KeptFirm): void {
  // Somebody else may have signed in while it was on its way.
  if (readStoredSession()?.tenant_id !== tenantId) return;
  localStorage.setItem(FIRM_KEY, JSON.stringify(firm));
  dispatchEvent(new StorageEvent('storage', { key: FIRM_KEY }));
}
