import { chakra } from '@chakra-ui/react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** In place of lines that nobody knows yet. */
export function LoadingLines() {
  return (
    <chakra.div role="status" py="2" display="grid" gap="3">
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <chakra.span srOnly>Carregando...</chakra.span>
    </chakra.div>
  );
}
