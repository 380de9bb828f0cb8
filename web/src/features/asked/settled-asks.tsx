import { Box, chakra } from '@chakra-ui/react';
import { formatMonthName } from '@portal/domain';
import type { Asked } from '#data/asks/asks.ts';
import { Card } from '#ui/display/card.tsx';
import { progressSentence } from './progress-words.ts';

/** What the firm has closed, in folders by month. */
export function SettledAsks({ asks }: { asks: readonly Asked[] }) {
  if (asks.length === 0) return null;
  const months = [...new Set(asks.map(({ competence }) => competence))].sort(newestFirst);
  return (
    <section aria-labelledby="pedidos-concluidos">
      <chakra.h2 id="pedidos-concluidos" textStyle="cardTitle" mb="3">
        Pedidos concluídos
      </chakra.h2>
      <Card padding="none">
        {months.map((month) => (
          <Folder key={month}>
            <summary>{month === null ? 'Sem mês' : formatMonthName(`${month}-01`)}</summary>
            <chakra.ul listStyle="none" display="grid" gap="2" pb="3">
              {asks
                .filter(({ competence }) => competence === month)
                .map((ask) => (
                  <Box as="li" key={ask.id} overflowWrap="anywhere">
                    <chakra.b fontWeight="semibold">{ask.title}</chakra.b>
                    <chakra.p fontSize="sm" color="fg.muted">
                      {progressSentence(ask.counts)}
                    </chakra.p>
                  </Box>
                ))}
            </chakra.ul>
          </Folder>
        ))}
      </Card>
    </section>
  );
}

const newestFirst = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? -1 : 1);

const Folder = chakra('details', {
  base: {
    px: { base: '4', md: '5' },
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& > summary': {
      minHeight: '44px',
      display: 'list-item',
      lineHeight: '44px',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
});
