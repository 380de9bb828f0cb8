import { useSyncExternalStore } from 'react';
import type { HeardFirm } from './account-service.ts';
import { FIRM_KEY } from './session-keys.ts';
import type { ShownFirm } from './shown-firm.ts';
import { readStoredSession } from './stored-session.ts';

/**
 * The firm's own row as this device heard it last: known before any SDK has loaded, and without a connection. It goes
 * with the session, so what is here is of the firm of who is signed in. How it is `shown` is worked out once: its `css` are
 * the colours.
 */
export type KeptFirm = HeardFirm & { shown: ShownFirm; css: string };

const listeners = new Set<() => void>();

export function keepFirm(tenantId: string, firm: KeptFirm): void {
  // Somebody else may have signed in while it was on its way.
  if (readStoredSession()?.tenant_id !== tenantId) return;
  localStorage.setItem(FIRM_KEY, JSON.stringify(firm));
  for (const listener of listeners) listener();
}

let last: { text: string | null; firm: KeptFirm | null } = { text: null, firm: null };

/** null where this device has not heard of the firm yet. */
export function readKeptFirm(): KeptFirm | null {
  const text = localStorage.getItem(FIRM_KEY);
  // The same object as long as it says the same.
  if (text !== last.text) last = { text, firm: firmOf(text) };
  return last.firm;
}

export function watchKeptFirm(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useKeptFirm = (): KeptFirm | null => useSyncExternalStore(watchKeptFirm, readKeptFirm);

/** By hand: a schema's library would have to load before the app knows what to show. */
function firmOf(text: string | null): KeptFirm | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptFirm | null; // what `keepFirm` wrote
    return typeof kept?.shown?.name === 'string' ? kept : null;
  } catch {
    return null;
  }
}
