import { Box, chakra } from '@chakra-ui/react';

/** One grey bar. It is where the text will be, and does not move. */
export const Skeleton = chakra('span', {
  base: { display: 'block', height: '12px', borderRadius: '3px', bg: 'bg.muted' },
});

/** In place of a number: as high as the one that will be there. */
export const UnknownFigure = () => <Skeleton height="0.7em" width="64px" my="0.2em" />;

type SkeletonRowsProps = {
  readonly rows?: number;
  /** 'Carregando...' */
  readonly label?: string;
};

/** Rows of a list that is loading: a name and a line of details each. */
export function SkeletonRows({ rows = 3, label = 'Carregando...' }: SkeletonRowsProps) {
  return (
    <Box role="status" display="grid" gap="4" p="22px">
      <Skeleton height="18px" width="40%" />
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} display="grid" gap="2" pt="3.5" borderTopWidth="1px" borderColor="border">
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </Box>
      ))}
      <chakra.small textStyle="meta" color="fg.subtle">
        {label}
      </chakra.small>
    </Box>
  );
}
