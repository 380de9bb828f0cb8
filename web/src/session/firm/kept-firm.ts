import { useSyncExternalStore } from 'react';
import type { HeardFirm } from '../account/account-service.ts';
import { FIRM_KEY } from '../session-keys.ts';
import { parseJson } from '../stored-session.ts';

/** What says over the screens whose firm it is. */
export type ShownFirm = {
  readonly name: string;
  /** What people call it. */
  readonly shortName: string;
  /** What its name says beyond that. */
  readonly tagline: string;
  /** The address of its picture; null: the build's own drawing. */
  readonly mark: string | null;
};

/**
 * The firm's own row as this device heard it last: known before any SDK has loaded, and without a connection. It goes
 * with the session, so what is here is of the firm of who is signed in. How it is `shown` is worked out once: its `css` are
 * the colours.
 */
export type KeptFirm = HeardFirm & { shown: ShownFirm; css: string };

let last: { text: string | null; firm: KeptFirm | null } = { text: null, firm: null };

/** null where this device has not heard of the firm yet. */
export function readKeptFirm(): KeptFirm | null {
  const text = localStorage.getItem(FIRM_KEY);
  // The same object as long as it says the same.
  if (text !== last.text) last = { text, firm: text === null ? null : firmOf(text) };
  return last.firm;
}

/** A change is told to this tab as the browser tells it to the others. */
export function watchKeptFirm(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export const useKeptFirm = (): KeptFirm | null => useSyncExternalStore(watchKeptFirm, readKeptFirm);

/** By hand: a schema's library would have to load before the app knows what to show. */
function firmOf(text: string): KeptFirm | null {
  const kept = parseJson(text) as KeptFirm | null; // what `keepFirm` wrote
  return kept?.shown ? kept : null;
}
