import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { listMessages } from '#data/repositories/messages.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';

/** Enough for some weeks of talk; the rest is a tap away. */
const PAGE = 100;

/** 'Chat com Contador': the one conversation of a company with its firm. */
export function PortalChat({ clientId }: { clientId: string }) {
  const [limit, setLimit] = useState(PAGE);
  const page = useLocalQuery((db) => listMessages(db, clientId, limit), [clientId, limit]);
  return (
    <Card
      padding="none"
      display="flex"
      flexDirection="column"
      height={{ base: 'full', md: 'auto' }}
      borderWidth={{ base: '0', md: '1px' }}
      borderRadius={{ base: '0', md: 'lg' }}
    >
      <Box px={{ base: '4', md: '4.5' }} py="3.5" borderBottomWidth="1px" borderColor="border">
        <chakra.h1 textStyle="cardTitle">Chat com Contador</chakra.h1>
      </Box>
      <Box flex={{ base: '1', md: 'none' }} height={{ md: '500px' }} minHeight="0" display="grid">
        {page.kind === 'loading' && <SkeletonRows label="Carregando conversa..." />}
        {page.kind === 'error' && (
          <ErrorState
            title="Erro ao carregar mensagens"
            text="O que já estava no aparelho continua aqui."
            onRetry={page.retry}
          />
        )}
        {page.kind === 'ready' && (
          <MessageList {...page.value} onOlder={() => setLimit((shown) => shown + PAGE)} />
        )}
      </Box>
      <MessageField clientId={clientId} />
    </Card>
  );
}
