import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { useLayoutEffect, useRef } from 'react';
import { useRecordStates } from '#data/record-states.ts';
import { listPeople } from '#data/repositories/people.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { groupByDay } from './group-by-day.ts';
import { MessageBubble } from './message-bubble.tsx';

type MessageListProps = {
  messages: readonly Row<'messages'>[];
  hasOlder: boolean;
  onOlder: () => void;
};

export function MessageList({ messages, hasOlder, onOlder }: MessageListProps) {
  const { uid } = useActiveAccount();
  const states = useRecordStates('messages');
  const people = useLocalQuery(listPeople, []);
  const area = useNewestInView(messages.at(-1)?.id);
  const names = new Map(
    people.kind === 'ready' ? people.value.map(({ id, full_name }) => [id, full_name]) : [],
  );
  if (messages.length === 0) {
    return (
      <EmptyState
        illustration="messages"
        title="Nenhuma mensagem ainda"
        text="Envie uma mensagem para iniciar a conversa"
      />
    );
  }
  return (
    <Box
      ref={area}
      role="log"
      aria-label="Mensagens"
      tabIndex={0}
      overflowY="auto"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      {hasOlder && (
        <Box textAlign="center" mb="3">
          <Button variant="ghost" size="sm" onClick={onOlder}>
            Mostrar anteriores
          </Button>
        </Box>
      )}
      {groupByDay(messages, new Date()).map(({ day, messages: said }) => (
        <section key={said[0]?.id} aria-label={day}>
          <chakra.p textAlign="center" textStyle="meta" color="fg.subtle" my="2.5">
            {day}
          </chakra.p>
          {said.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={message.sender_id === uid}
              senderName={names.get(message.sender_id) ?? null}
              state={states.get(message.id) ?? { kind: 'sent' }}
            />
          ))}
        </section>
      ))}
    </Box>
  );
}

/** Scrolls to the newest message when there is a newer one; reading older ones is not disturbed otherwise. */
function useNewestInView(newestId: string | undefined) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [newestId]);
  return area;
}
