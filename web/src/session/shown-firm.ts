import { type FirmMark, initials } from '@portal/domain';
import { firm as firmOfSite } from '#config/firm.ts';
import { type KeptFirm, useKeptFirm } from './kept-firm.ts';
import { useSession } from './session-context.ts';

/** What stands for a firm over the screens. */
export type ShownFirm = {
  readonly name: string;
  /** What people call it. */
  readonly shortName: string;
  /** What its name says beyond that. */
  readonly tagline: string;
  readonly mark: FirmMark;
  /** null: the drawing's own. */
  readonly colour: string | null;
  /** For the mark that is made of them. */
  readonly letters: string;
};

const OF_SITE: ShownFirm = {
  ...shownFirm({ name: firmOfSite.name }),
  shortName: firmOfSite.shortName,
  tagline: firmOfSite.tagline,
};

export function shownFirm({ name, brand }: Pick<KeptFirm, 'name' | 'brand'>): ShownFirm {
  const shortName = brand?.short_name ?? name;
  return {
    name,
    shortName,
    tagline: taglineOf(name, shortName),
    mark: brand?.mark ?? 'sunrise',
    colour: brand?.colour ?? null,
    letters: initials(name),
  };
}

/** What follows the short name; '& Souza' says nothing by itself. */
function taglineOf(name: string, shortName: string): string {
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : '';
  return /^\p{L}/u.test(rest) ? rest : '';
}

/** The firm of who is signed in, null until this device has heard of it; the site's own for everybody else. */
export function useShownFirm(): ShownFirm | null {
  const kept = useKeptFirm();
  const { kind } = useSession();
  if (kept !== null) return shownFirm(kept);
  return kind === 'active' || kind === 'refused' || kind === 'hidden' ? null : OF_SITE;
}
