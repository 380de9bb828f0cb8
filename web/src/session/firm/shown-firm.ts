import { useSyncExternalStore } from 'react';
import { brand } from '#config/brand.ts';
import { readKeptFirm, type ShownFirm, watchKeptFirm } from './kept-firm.ts';
import { readStoredSession } from '../stored-session.ts';

const OF_SITE: ShownFirm = { ...brand, mark: null };

/** The firm of who is signed in, null until this device has heard of it; the site's own for everybody else. */
export const useShownFirm = (): ShownFirm | null =>
  useSyncExternalStore(watchKeptFirm, shownFirm, () => OF_SITE);

function shownFirm(): ShownFirm | null {
  const kept = readKeptFirm();
  if (kept !== null) return kept.shown;
  return readStoredSession() === null ? OF_SITE : null;
}
