import { chakra } from '@chakra-ui/react';
import type { ItemState } from '@portal/domain';

/** What a tile says of an item; `sending`: on its way. */
export type TileKind = ItemState | 'sending';

/** Quarter: accepted; half sun: with the firm, its outline: on its way; cross: returned; hatched: nothing to send. */
export function ItemTile({ kind }: { kind: TileKind }) {
  return (
    <Tile kind={kind}>
      <svg viewBox="0 0 40 40" aria-hidden>
        {kind === 'accepted' && <path d="M0 0H40A40 40 0 0 1 0 40Z" fill="currentColor" />}
        {kind === 'sent' && <path d="M0 40A20 20 0 0 1 40 40Z" fill="currentColor" />}
        {kind === 'sending' && (
          <path d="M1 39A19 19 0 0 1 39 39" fill="none" stroke="currentColor" strokeWidth="3" />
        )}
        {kind === 'returned' && (
          <path d="M13 13 27 27M27 13 13 27" fill="none" stroke="currentColor" strokeWidth="4" />
        )}
        {kind === 'nothing' && (
          <path d="M0 20 20 0M0 40 40 0M20 40 40 20" fill="none" stroke="currentColor" strokeWidth="1.5" />
        )}
      </svg>
    </Tile>
  );
}

const Tile = chakra('span', {
  base: { display: 'block', aspectRatio: '1', '& > svg': { display: 'block', width: '100%' } },
  variants: {
    kind: {
      accepted: { bg: 'status.concluida.bg', color: 'status.concluida.fg' },
      sent: { bg: 'status.andamento.bg', color: 'status.andamento.fg' },
      sending: { bg: 'status.andamento.bg', color: 'status.andamento.fg' },
      returned: { bg: 'status.atrasada.bg', color: 'status.atrasada.fg' },
      open: { bg: 'bg.muted', color: 'fg.muted' },
      nothing: { bg: 'bg.subtle', color: 'fg.subtle' },
    },
  },
});
