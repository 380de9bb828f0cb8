import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function Section({ title, aside, children }: SectionProps) {
  return (
    <section>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 textStyle="cardTitle">{title}</chakra.h2>
        <chakra.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {aside}
        </chakra.span>
      </Box>
      {children}
    </section>
  );
}
