import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconTile } from '#ui/display/icon-tile.tsx';
import type { TileFamily } from '#ui/drawings/tiles.tsx';

type QueueRowProps = {
  readonly family: TileFamily;
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** How long it has waited; empty where nobody knows. */
  readonly wait: string;
  readonly isLate?: boolean;
  /** Where the row leads: a press anywhere on it, or Enter. */
  readonly to: string;
  /** The one thing to do here; on the phone the row itself leads there. */
  readonly action: ReactNode;
};

/** One thing that waits for somebody. */
export function QueueRow({ family, icon, title, detail, wait, isLate = false, to, action }: QueueRowProps) {
  return (
    <Row data-queue-row>
      <IconTile family={family} size={32}>
        {icon}
      </IconTile>
      <RowLink to={to}>
        <chakra.b display="block" fontWeight="semibold" lineClamp={{ base: 2, md: 1 }}>
          {title}
        </chakra.b>
        <chakra.small display="block" textStyle="meta" color="fg.muted" lineClamp={{ base: 2, md: 1 }}>
          {detail}
        </chakra.small>
      </RowLink>
      <Wait data-late={isLate || undefined}>{wait}</Wait>
      <chakra.div position="relative" hideBelow="md">
        {action}
      </chakra.div>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: { base: 'flex-start', md: 'center' },
    gap: '3',
    minHeight: '44px',
    px: '4.5',
    py: '1.5',
    mdDown: { py: '3', borderTopWidth: '1px', borderColor: 'border' },
    _hover: { bg: 'bg.subtle' },
    '&:has(:focus-visible)': {
      bg: 'brand.subtle',
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '-2px',
    },
  },
});

/** Covers the whole row; what is to be pressed by itself lies above. */
const RowLink = chakra(Link, {
  base: {
    flex: '1',
    minWidth: '0',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none' },
  },
});

const Wait = chakra('span', {
  base: {
    textStyle: 'meta',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '&[data-late]': { color: 'status.atrasada.fg', fontWeight: 'semibold' },
  },
});
