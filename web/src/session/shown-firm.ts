import { brand } from '#config/brand.ts';
import { useKeptFirm } from './kept-firm.ts';
import { readStoredSession } from './stored-session.ts';

/** What stands for a firm over the screens. */
export type ShownFirm = {
  readonly name: string;
  /** What people call it. */
  readonly shortName: string;
  /** What its name says beyond that. */
  readonly tagline: string;
  /** The address of its picture; null: the build's own drawing. */
  readonly mark: string | null;
};

const OF_SITE: ShownFirm = { ...brand, mark: null };

/** The firm of who is signed in, null until this device has heard of it; the site's own for everybody else. */
export function useShownFirm(): ShownFirm | null {
  const kept = useKeptFirm();
  if (kept !== null) return kept.shown;
  return readStoredSession() === null ? OF_SITE : null;
}
