import { chakra } from '@chakra-ui/react';

const Box = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    bg: { base: 'tinta.100', _dark: 'brand.muted' },
    color: { base: 'tinta.800', _dark: 'tinta.100' },
    fontFamily: 'heading',
    fontWeight: 'strong',
    lineHeight: '1',
  },
  variants: {
    // One odd corner, as on the tiles.
    size: {
      sm: { boxSize: '34px', fontSize: 'meta', borderRadius: '3px 13px 3px 3px' },
      md: { boxSize: '44px', fontSize: '1.0625rem', borderRadius: '4px 18px 4px 4px' },
    },
  },
});

type AvatarProps = {
  readonly initials: string;
  readonly size?: 'sm' | 'md';
};

/** Decoration beside a name that is written out. */
export function Avatar({ initials, size = 'md' }: AvatarProps) {
  return (
    <Box size={size} aria-hidden>
      {initials}
    </Box>
  );
}
