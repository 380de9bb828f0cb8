import { Box } from '@chakra-ui/react';
import { Button } from '#ui/button.tsx';

type ShowMoreProps = {
  /** null: that was all. */
  readonly onMore: (() => void) | null;
  readonly isBusy: boolean;
};

/** The end of a list that is read a page at a time. */
export function ShowMore({ onMore, isBusy }: ShowMoreProps) {
  if (onMore === null) return null;
  return (
    <Box p="3">
      <Button variant="outline" size="sm" isBusy={isBusy} onClick={onMore}>
        Mostrar mais
      </Button>
    </Box>
  );
}
