import { chakra } from '@chakra-ui/react';
import type { ListedFeed } from '@portal/domain';
import { CalendarDays } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { feedText } from './feed-words.ts';

type FeedLineProps = {
  readonly feed: ListedFeed;
  /** Of what it is. */
  readonly name: string;
  readonly mayEnd: boolean;
  readonly onEnd: () => void;
};

export function FeedLine({ feed, name, mayEnd, onEnd }: FeedLineProps) {
  return (
    <Line>
      <IconTile family="sky" size={40}>
        <CalendarDays size={20} strokeWidth={1.75} />
      </IconTile>
      <chakra.div minWidth="0" flex="1" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">{name}</chakra.b>
        <chakra.small display="block" textStyle="meta" color="fg.muted">
          {feedText(feed)}
        </chakra.small>
      </chakra.div>
      <Button
        variant="ghostDanger"
        size="sm"
        disabled={!mayEnd}
        aria-label={`Encerrar o endereço de ${name}`}
        onClick={onEnd}
      >
        Encerrar
      </Button>
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
