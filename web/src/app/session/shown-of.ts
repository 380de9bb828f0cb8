import { initials } from '@portal/domain';
import type { HeardFirm } from '#session/account/account-service.ts';
import type { ShownFirm } from '#session/firm/kept-firm.ts';
import { firmMarkUrl } from '#ui/drawings/firm-mark.ts';

/** How a firm is shown by what its row says. */
export function shownOf({ name, brand }: Pick<HeardFirm, 'name' | 'brand'>): ShownFirm {
  const shortName = brand?.short_name ?? name;
  const mark = brand?.mark ?? 'sunrise';
  const colour = brand?.colour ?? null;
  const isOfBuild = mark === 'sunrise' && colour === null;
  return {
    name,
    shortName,
    tagline: taglineOf(name, shortName),
    mark: isOfBuild ? null : firmMarkUrl({ mark, colour, letters: initials(name) }),
  };
}

/** What follows the short name; '& Souza' says nothing by itself. */
function taglineOf(name: string, shortName: string): string {
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : '';
  return /^\p{L}/u.test(rest) ? rest : '';
}
