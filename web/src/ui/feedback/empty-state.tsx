import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Illustration, TileDrawing } from '#ui/drawings/tiles.tsx';

export type EmptyIllustration = Exclude<Illustration, 'broken'>;

const Box = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '2',
    p: { base: '5', md: '26px' },
  },
});

type EmptyStateProps = {
  readonly illustration: EmptyIllustration;
  readonly title: string;
  /** What will appear here. */
  readonly text?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly headingLevel?: 'h2' | 'h3';
};

export function EmptyState({ illustration, title, text, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      <TileDrawing name={illustration} />
      <chakra.h3 as={headingLevel} textStyle="cardTitle" mt="2.5">
        {title}
      </chakra.h3>
      {text !== undefined && (
        <chakra.p textStyle="secondary" color="fg.muted" maxWidth="prose">
          {text}
        </chakra.p>
      )}
      {action !== undefined && <chakra.div mt="2.5">{action}</chakra.div>}
    </Box>
  );
}
