import { Box, chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { Thread } from '#data/messages/threads.ts';
import { Button } from '#ui/button.tsx';
import { MessageRow } from './message-row.tsx';
import { threadRows } from './thread-rows.ts';
import { useReading } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

type MessageListProps = {
  clientId: string;
  thread: Thread;
  showOlder: () => void;
  /** For a sender whose name is not on this device. */
  unknownSender: string;
};

export function MessageList({ clientId, thread, showOlder, unknownSender }: MessageListProps) {
  const { uid } = useLocalAccount();
  const { messages, hasOlder } = thread;
  const rows = useMemo(() => threadRows(messages, new Date()), [messages]);
  const ownId = messages.findLast(({ sender_id }) => sender_id === uid)?.id;
  const { area, items, before, height, measure, isAtEnd, toEnd } = useThreadScroll({
    rows,
    ownId,
    hasOlder,
    showOlder,
  });
  const { firstUnreadId, hasUnseen } = useReading(clientId, thread, isAtEnd);
  const states = useRecordStates('messages');
  const files = useRecordStates('documents');
  return (
    <>
      <Area
        ref={area}
        role="log"
        aria-label="Mensagens"
        // Rows that come into view while somebody scrolls are no news to read out.
        aria-live={isAtEnd ? 'polite' : 'off'}
        tabIndex={0}
      >
        <Box position="relative" style={{ height }}>
          <Box position="absolute" insetInline="0" top="0" style={{ transform: `translateY(${before}px)` }}>
            {items.map((index) => {
              const row = rows[index];
              return (
                row && (
                  <div
                    key={row.message.id}
                    ref={measure}
                    data-index={index}
                    data-keep-clear={index === rows.length - 1 ? '' : undefined}
                  >
                    <MessageRow
                      row={row}
                      startsUnread={row.message.id === firstUnreadId}
                      isOwn={row.message.sender_id === uid}
                      senderName={thread.people.get(row.message.sender_id)?.full_name ?? unknownSender}
                      state={recordStateOf(row.message, states)}
                      documents={thread.documents}
                      files={files}
                    />
                  </div>
                )
              );
            })}
          </Box>
        </Box>
      </Area>
      {!isAtEnd && <ToEnd hasUnseen={hasUnseen} onClick={toEnd} />}
    </>
  );
}

const Area = chakra('div', {
  base: {
    height: 'full',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The rows keep their place by themselves; two who correct the position overshoot.
    overflowAnchor: 'none',
    px: { base: '4', md: '5' },
    py: '3',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

function ToEnd({ hasUnseen, onClick }: { hasUnseen: boolean; onClick: () => void }) {
  return (
    <Box
      position="absolute"
      bottom="3"
      insetInline="0"
      display="grid"
      justifyItems="center"
      pointerEvents="none"
    >
      <div role="status">
        <Button
          variant="outline"
          size="sm"
          borderRadius="full"
          boxShadow="md"
          pointerEvents="auto"
          aria-label={hasUnseen ? undefined : 'Ir para o fim da conversa'}
          onClick={onClick}
        >
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          {hasUnseen && 'Novas mensagens'}
        </Button>
      </div>
    </Box>
  );
}
