import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type StatusShapeKind = 'pendente' | 'andamento' | 'concluida' | 'atrasada';

/** One shape per status, so that a day of a calendar can be told without its colour. */
const SHAPES: Record<StatusShapeKind, ReactNode> = {
  concluida: <circle cx="10" cy="7" r="6.5" />,
  andamento: (
    <>
      <circle cx="10" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M10 1.5a5.5 5.5 0 0 1 0 11z" />
    </>
  ),
  pendente: (
    <>
      <path d="M3 11a7 7 0 0 1 14 0z" />
      <path d="M0 12.2h20v1.6H0z" />
    </>
  ),
  atrasada: <path d="M10 0l8 13.8H2z" />,
};

export function StatusShape({ kind }: { kind: StatusShapeKind }) {
  return (
    <Box asChild color={kind === 'pendente' ? 'status.pendente.line' : `status.${kind}.dot`} flexShrink="0">
      <svg width="18" height="12.6" viewBox="0 0 20 14" fill="currentColor" aria-hidden>
        {SHAPES[kind]}
      </svg>
    </Box>
  );
}
