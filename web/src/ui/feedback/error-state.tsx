import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { TileDrawing } from '#ui/drawings/tiles.tsx';

const Box = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '2',
    p: { base: '5', md: '26px' },
  },
});

type ErrorStateProps = {
  /** What happened. */
  readonly title: string;
  /** What is safe. */
  readonly text?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
};

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <Box role="alert">
      <TileDrawing name="broken" />
      <chakra.h2 textStyle="cardTitle" mt="2.5">
        {title}
      </chakra.h2>
      {text !== undefined && (
        <chakra.p textStyle="secondary" color="fg.muted" maxWidth="prose">
          {text}
        </chakra.p>
      )}
      {onRetry !== undefined && (
        <Button variant="outline" mt="2.5" onClick={onRetry}>
          <RefreshCw size={16} aria-hidden />
          Tentar novamente
        </Button>
      )}
    </Box>
  );
}
