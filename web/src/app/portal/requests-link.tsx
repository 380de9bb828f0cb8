import { chakra } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { NavLink, type To } from 'react-router-dom';

/** Beside the tabs: the portal's other screen. There is no room for its words: they are heard, and shown to a resting pointer. */
export function RequestsLink({ to }: { readonly to: To }) {
  return (
    <StyledLink to={to} title="Solicitações">
      <ClipboardList size={20} strokeWidth={1.75} aria-hidden />
      <chakra.span srOnly>Solicitações</chakra.span>
    </StyledLink>
  );
}

const StyledLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minWidth: '44px',
    minHeight: { base: '44px', md: '60px' },
    borderRadius: { base: 'control', md: '0' },
    fontSize: 'secondary',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: { md: '2px' },
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': {
      color: { base: 'brand.fg', md: 'fg' },
      bg: { base: 'brand.subtle', md: 'transparent' },
      fontWeight: 'semibold',
      borderColor: 'brand.solid',
    },
  },
});
