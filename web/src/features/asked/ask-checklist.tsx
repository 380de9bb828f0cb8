import { Box, chakra } from '@chakra-ui/react';
import { groupOf, isOwed, ITEM_GROUPS } from '@portal/domain';
import type { Asked } from '#data/asks/asks.ts';
import { AskedLine } from '#records/asks/asked-line.tsx';
import { GROUP_TITLES, itemStateOf, type ItemStates } from '#records/asks/item-progress.ts';
import type { AnswerItem } from '#records/asks/use-answer-item.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { AskProgress } from './ask-progress.tsx';

type AskChecklistProps = {
  ask: Asked;
  states: ItemStates;
  answer: AnswerItem;
  isClosed: boolean;
  firstId: string | undefined;
};

/** One request: how far it is, and its items by what is to be done. */
export function AskChecklist({ ask, states, answer, isClosed, firstId }: AskChecklistProps) {
  const owed = ask.items.filter(isOwed);
  return (
    <chakra.section display="grid" gap="4" aria-labelledby={`pedido-${ask.id}`}>
      <chakra.h2 id={`pedido-${ask.id}`} textStyle="cardTitle" overflowWrap="anywhere">
        {ask.title}
      </chakra.h2>
      <AskProgress ask={ask} states={states} />
      {ITEM_GROUPS.map((group) => {
        const items = ask.items.filter((item) => groupOf(item) === group);
        if (items.length === 0) return null;
        return (
          <Box key={group}>
            <Title>
              {GROUP_TITLES[group]} <Count>{items.length}</Count>
            </Title>
            <Card padding="none">
              <chakra.ul listStyle="none" aria-label={`${GROUP_TITLES[group]}: ${ask.title}`}>
                {items.map((item) => (
                  <AskedLine
                    key={item.id}
                    {...{ item, answer, isClosed }}
                    state={itemStateOf(item, states)}
                    isFirst={item.id === firstId}
                  />
                ))}
              </chakra.ul>
            </Card>
          </Box>
        );
      })}
      {owed.length > 1 && !isClosed && (
        <Box>
          <Button
            variant="outline"
            aria-label={`Nada a enviar dos ${owed.length} que faltam: ${ask.title}`}
            onClick={() => void answer.sendNothing(owed.map(({ id }) => id))}
          >
            Nada a enviar dos {owed.length} que faltam
          </Button>
        </Box>
      )}
    </chakra.section>
  );
}

const Title = chakra('h3', { base: { fontWeight: 'semibold', fontSize: 'secondary', mb: '2' } });
const Count = chakra('span', {
  base: { ms: '1', fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
