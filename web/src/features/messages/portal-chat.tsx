import { Box, chakra } from '@chakra-ui/react';
import { initials, isStaff, type Row } from '@portal/domain';
import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { Thread } from '#data/messages/threads.ts';
import { EndedNote } from '#records/ended-note.tsx';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/display/card.tsx';
import { ConversationFiles } from './conversation-files.tsx';
import { ThreadView } from './thread-view.tsx';
import { useThread } from './use-thread.ts';

/** 'Chat com Contador': the one conversation of a company with its firm. */
export function PortalChat({ clientId }: { clientId: string }) {
  const query = useThread(clientId);
  const thread = query.kind === 'ready' ? query.thread : null;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' }}
      gap="7"
      alignItems={{ base: 'stretch', md: 'start' }}
      height={{ base: 'full', md: 'auto' }}
    >
      <Card
        padding="none"
        display="flex"
        flexDirection="column"
        minHeight="0"
        overflow="clip"
        borderWidth={{ base: '0', md: '1px' }}
        borderRadius={{ base: '0', md: 'lg' }}
      >
        <Head accountant={thread === null ? null : lastStaff(thread)} />
        <EndedNote clientId={clientId} />
        <ThreadView clientId={clientId} query={query} filedAs={CLIENT_UPLOAD} unknownSender="Contador" />
      </Card>
      <Box as="aside" aria-label="Arquivos da conversa" display={{ base: 'none', lg: 'block' }}>
        <ConversationFiles documents={thread === null ? [] : newestFirst(thread)} />
      </Box>
    </Box>
  );
}

/** Who answers: the one of the firm who wrote last. */
function Head({ accountant }: { accountant: Row<'people'> | null }) {
  const firm = useKeptFirm();
  const name = accountant?.full_name ?? firm?.name ?? 'Seu escritório';
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '4.5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Avatar initials={initials(name)} />
      <Box minWidth="0">
        <chakra.h1 textStyle="cardTitle">Chat com Contador</chakra.h1>
        <chakra.p textStyle="meta" color="fg.muted" truncate>
          {[name, firm?.hours?.toLowerCase()].filter(Boolean).join(', ')}
        </chakra.p>
      </Box>
    </Box>
  );
}

function lastStaff({ messages, people }: Thread): Row<'people'> | null {
  const senders = messages.map(({ sender_id }) => people.get(sender_id));
  return senders.findLast((person) => person !== undefined && isStaff(person.role)) ?? null;
}

const newestFirst = ({ documents }: Thread) =>
  [...documents.values()].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
