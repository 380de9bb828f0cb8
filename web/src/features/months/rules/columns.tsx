import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Two fields side by side, one on the phone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box display="grid" gap="3.5" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
    {children}
  </Box>
);
