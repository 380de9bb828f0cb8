import { chakra } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import { NavLink, type To } from 'react-router-dom';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { countUnreadNotices, MOST_UNREAD } from '#data/notices/notices.ts';
import { CountBadge } from '#ui/display/count-badge.tsx';

/** Leads to the notices, and says how many are unread. */
export function Bell({ to }: { readonly to: To }) {
  const count = valueOr(useLocalQuery(countUnreadNotices, []), 0);
  const shown = count > MOST_UNREAD ? `${MOST_UNREAD}+` : String(count);
  return (
    <StyledLink to={to} title="Avisos">
      <BellIcon size={20} strokeWidth={1.75} aria-hidden />
      <chakra.span srOnly>
        {count === 0 ? 'Avisos' : `Avisos, ${shown} não ${count === 1 ? 'lido' : 'lidos'}`}
      </chakra.span>
      {count > 0 && (
        <Corner aria-hidden>
          <CountBadge>{shown}</CountBadge>
        </Corner>
      )}
    </StyledLink>
  );
}

const StyledLink = chakra(NavLink, {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '44px',
    borderRadius: 'control',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'brand.fg', bg: 'brand.subtle' },
  },
});
const Corner = chakra('span', { base: { position: 'absolute', top: '2px', insetEnd: '0', display: 'grid' } });
