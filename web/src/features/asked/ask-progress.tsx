import { chakra } from '@chakra-ui/react';
import { calendarDateOf, formatCalendarDate, inDays } from '@portal/domain';
import { Calendar } from 'lucide-react';
import type { Asked } from '#data/asks/asks.ts';
import { itemStateOf, type ItemStates } from '#records/asks/item-progress.ts';
import { ItemTile, type TileKind } from '#records/asks/item-tile.tsx';
import { Card } from '#ui/display/card.tsx';
import { progressInWords, progressSentence } from './progress-words.ts';

/** A tile per item, how many are accepted, and by when. */
export function AskProgress({ ask, states }: { ask: Asked; states: ItemStates }) {
  const today = calendarDateOf(new Date());
  const kinds = ask.items.map((item): TileKind =>
    item.state === 'sent' && itemStateOf(item, states).kind !== 'sent' ? 'sending' : item.state,
  );
  const isLate = ask.due_date < today && ask.counts.owed > 0;
  return (
    <Card padding="portal" display="grid" gap="3" aria-label="Andamento do pedido">
      {kinds.length > 0 && (
        <Tiles role="img" aria-label={progressInWords(kinds)}>
          {kinds.map((kind, at) => (
            <ItemTile key={at} kind={kind} />
          ))}
        </Tiles>
      )}
      <chakra.p fontVariantNumeric="tabular-nums">{progressSentence(ask.counts)}</chakra.p>
      <Until color={isLate ? 'status.atrasada.fg' : 'fg'}>
        <Calendar size={20} strokeWidth={1.75} aria-hidden />
        <span>
          {isLate ? 'O prazo era ' : 'Até '}
          <chakra.b fontWeight="semibold">{formatCalendarDate(ask.due_date)}</chakra.b>
          {isLate ? '' : `, ${inDays(ask.due_date, today)}`}
        </span>
      </Until>
    </Card>
  );
}

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(32px, 40px))',
    gap: '2px',
  },
});

const Until = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' },
});
