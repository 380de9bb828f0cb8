import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TileFamily } from '#ui/drawings/tiles.tsx';

const Box = chakra('span', {
  base: { position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0' },
});

type IconTileProps = {
  readonly family: TileFamily;
  readonly size?: number;
  readonly children: ReactNode;
};

/** An icon on a square tile. */
export function IconTile({ family, size = 48, children }: IconTileProps) {
  const color = (shade: string) => `var(--chakra-colors-tile-${family}-${shade})`;
  return (
    <Box color={`tile.${family}.c`} style={{ width: size, height: size }} aria-hidden>
      <svg viewBox="0 0 40 40" style={{ position: 'absolute', inset: 0 }}>
        <path fill={color('a')} d="M0 0h40v40H0z" />
        <path fill={color('b')} d="M0 0H40A40 40 0 0 1 0 40Z" />
      </svg>
      <span style={{ position: 'relative' }}>{children}</span>
    </Box>
  );
}
