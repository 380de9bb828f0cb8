import { Box, chakra } from '@chakra-ui/react';
import { formatInstantTime, type Row } from '@portal/domain';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RecordState } from '#data/outbox-entry.ts';
import { SyncMark } from '#ui/sync-mark.tsx';

const Bubble = chakra('div', {
  base: {
    maxWidth: { base: '82%', md: '70%' },
    px: '3.5',
    py: '2.5',
    fontSize: 'secondary',
    lineHeight: '1.45',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    side: {
      own: { bg: 'brand.solid', color: 'brand.contrast', borderRadius: '16px 4px 16px 16px' },
      /** Not on the server yet. */
      waiting: {
        bg: 'brand.subtle',
        color: 'fg',
        borderRadius: '16px 4px 16px 16px',
        boxShadow: 'inset 0 0 0 1px {colors.brand.border}',
      },
      other: { bg: 'bg.muted', borderRadius: '4px 16px 16px 16px' },
    },
  },
});

type MessageBubbleProps = {
  message: Row<'messages'>;
  isOwn: boolean;
  /** Of somebody else's message; null where the name is not on this device. */
  senderName: string | null;
  state: RecordState;
};

export function MessageBubble({ message, isOwn, senderName, state }: MessageBubbleProps) {
  const side = !isOwn ? 'other' : state.kind === 'sent' ? 'own' : 'waiting';
  return (
    <Box display="flex" flexDirection="column" alignItems={isOwn ? 'flex-end' : 'flex-start'} mb="2.5">
      <chakra.span srOnly>{isOwn ? 'Você:' : `${senderName ?? 'Contador'}:`}</chakra.span>
      <Bubble side={side}>{message.content}</Bubble>
      <Box
        display="flex"
        alignItems="center"
        gap="1.5"
        mx="1"
        mt="1"
        textStyle="floor"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        {!isOwn && senderName !== null && <span>{senderName}</span>}
        <time dateTime={message.created_at}>{formatInstantTime(message.created_at)}</time>
        {isOwn && <OwnMark state={state} />}
      </Box>
    </Box>
  );
}

function OwnMark({ state }: { state: RecordState }) {
  const mark = <SyncMark state={state.kind} size="sm" />;
  return state.kind === 'attention' ? <Link to={paths.sync}>{mark}</Link> : mark;
}
