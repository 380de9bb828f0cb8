import { Box, chakra } from '@chakra-ui/react';
import { formatInstantTime, type Row } from '@portal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { MessageText } from './message-text.tsx';

const Bubble = chakra('div', {
  base: {
    maxWidth: '70%',
    minWidth: '0',
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
      /** Needs the person: kept as it was written. */
      refused: {
        bg: 'attention.bg',
        color: 'fg',
        borderRadius: '16px 4px 16px 16px',
        boxShadow: 'inset 0 0 0 1px {colors.attention.line}',
      },
      other: { bg: 'bg.muted', borderRadius: '4px 16px 16px 16px' },
    },
  },
});

type MessageBubbleProps = {
  message: Row<'messages'>;
  isOwn: boolean;
  /** Of somebody else's message. */
  senderName: string;
  state: RecordState;
  /** Its files. */
  children?: ReactNode;
};

export function MessageBubble({ message, isOwn, senderName, state, children }: MessageBubbleProps) {
  return (
    <Box
      as="article"
      display="flex"
      flexDirection="column"
      alignItems={isOwn ? 'flex-end' : 'flex-start'}
      pb="2.5"
    >
      <chakra.span srOnly>{isOwn ? 'Você:' : `${senderName}:`}</chakra.span>
      <Bubble side={isOwn ? SIDES[state.kind] : 'other'}>
        <MessageText content={message.content} />
        {children}
      </Bubble>
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent={isOwn ? 'flex-end' : 'flex-start'}
        alignItems="center"
        columnGap="1.5"
        maxWidth="70%"
        mx="1"
        mt="1"
        textStyle="floor"
        color="fg.subtle"
        fontVariantNumeric="tabular-nums"
      >
        {!isOwn && <span aria-hidden>{senderName}</span>}
        <time dateTime={message.created_at}>{formatInstantTime(message.created_at)}</time>
        {isOwn && <SyncMark state={state.kind} size="sm" />}
      </Box>
      {isOwn && state.kind === 'attention' && (
        <Box maxWidth="70%" mx="1" textStyle="floor" color="attention.fg" textAlign="end">
          {REASON_LABELS[state.reason]} <ResolveLink to={paths.sync}>Resolver</ResolveLink>
        </Box>
      )}
    </Box>
  );
}

const SIDES = { sent: 'own', device: 'waiting', sending: 'waiting', attention: 'refused' } as const;

const ResolveLink = chakra(Link, {
  base: {
    display: 'inline-block',
    py: '3',
    my: '-3',
    fontWeight: 'strong',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});
