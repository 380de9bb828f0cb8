import { Box, chakra } from '@chakra-ui/react';
import { companyInitials } from '@portal/domain';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { InboxThread } from '#data/messages/inbox.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { CountBadge } from '#ui/display/count-badge.tsx';
import { inboxTime } from './inbox-time.ts';

type InboxListProps = {
  threads: readonly InboxThread[];
  /** False while threads or messages are still arriving: a row without a message says so, and not that nobody has written. */
  isComplete: boolean;
  openId: string | null;
  staffNames: ReadonlyMap<string, string>;
  onOpen: (clientId: string) => void;
};

export function InboxList({ threads, isComplete, openId, staffNames, onOpen }: InboxListProps) {
  const { uid } = useLocalAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const now = new Date();
  return (
    <chakra.ul listStyle="none" aria-label="Conversas">
      {threads.map((thread) => (
        <li key={thread.client_id}>
          <Entry
            type="button"
            aria-current={thread.client_id === openId || undefined}
            onClick={() => onOpen(thread.client_id)}
          >
            <Avatar size="sm" initials={companyInitials(thread.client_name)} />
            <Box minWidth="0">
              <Box display="flex" gap="2" alignItems="baseline">
                <Box flex="1" truncate fontWeight="semibold">
                  {thread.client_name}
                </Box>
                {thread.last !== null && (
                  <Box as="time" textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
                    {inboxTime(thread.last.at, now)}
                  </Box>
                )}
              </Box>
              <Box display="flex" gap="2" alignItems="center" color="fg.muted">
                <Box flex="1" truncate fontWeight={thread.unread > 0 ? 'semibold' : 'normal'}>
                  {snippetOf(thread.last, uid, staffNames) ??
                    ofNothingHere(thread.last, isComplete, isOnline)}
                </Box>
                {thread.unread > 0 && <Unread count={thread.unread} />}
              </Box>
              <Box textStyle="meta" color="fg.subtle" truncate>
                {ownerOf(thread, uid, staffNames)}
              </Box>
            </Box>
          </Entry>
        </li>
      ))}
    </chakra.ul>
  );
}

/** What was said last, where it is on this device; who said it where it was somebody of the firm. */
function snippetOf(
  last: InboxThread['last'],
  uid: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  if (last?.said == null) return undefined;
  const { sender_id, content } = last.said;
  if (sender_id === uid) return `Você: ${content}`;
  const [first] = names.get(sender_id)?.split(' ') ?? [];
  return first === undefined ? content : `${first}: ${content}`;
}

function ofNothingHere(last: InboxThread['last'], isComplete: boolean, isOnline: boolean): string {
  if (!isComplete) return isOnline ? 'Carregando...' : 'Ainda não está neste aparelho';
  return last === null ? 'Nenhuma mensagem ainda' : 'A última mensagem não está neste aparelho';
}

function ownerOf({ assigned_to }: InboxThread, uid: string, names: ReadonlyMap<string, string>): string {
  if (assigned_to === null) return 'Sem dono';
  return assigned_to === uid ? 'Com você' : `Com ${names.get(assigned_to) ?? 'outra pessoa da equipe'}`;
}

function Unread({ count }: { count: number }) {
  return (
    <CountBadge>
      <span aria-hidden>{count}</span>
      <chakra.span srOnly>{count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`}</chakra.span>
    </CountBadge>
  );
}

const Entry = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    width: 'full',
    px: '3.5',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'brand.subtle' },
  },
});
