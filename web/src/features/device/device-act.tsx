import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a button of this card does, in plain words beside it. */
export function DeviceAct({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mt="4"
      pt="4"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.p flex="1 1 280px" fontSize="secondary" color="fg.muted">
        {text}
      </chakra.p>
      {children}
    </Box>
  );
}
