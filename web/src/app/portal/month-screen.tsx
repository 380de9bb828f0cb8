import { Box, chakra } from '@chakra-ui/react';
import { MonthOfClient } from '#features/client-month/month-of-client.tsx';
import { SentMark } from '#features/outbox/connection/sent-mark.tsx';
import { Greeting } from './portal-screen.tsx';

/** 'Este mês', where the installed app begins. */
export function PortalMonthScreen({ clientId }: { clientId: string }) {
  return (
    <>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="end"
        columnGap="3"
        mb={{ base: '4', md: '5' }}
      >
        <div>
          <Greeting />
          <chakra.h1 textStyle="portalTitle" mt="0.5">
            Este mês
          </chakra.h1>
        </div>
        <SentMark />
      </Box>
      <MonthOfClient clientId={clientId} />
    </>
  );
}
