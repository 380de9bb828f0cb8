import { chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { memo } from 'react';
import { recordStateOf } from '#data/live/record-state-of.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Thread } from '#data/messages/threads.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { useDocumentAccess } from '#records/documents/document-access.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { Attachment } from './attachment.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadRow } from './thread-rows.ts';

type MessageRowProps = {
  row: ThreadRow;
  /** The first one that was not read when the person came. */
  startsUnread: boolean;
  isOwn: boolean;
  senderName: string;
  state: RecordState;
  documents: Thread['documents'];
  /** States of documents. */
  files: ReadonlyMap<string, RecordState>;
};

/** Remembered: the list is drawn at every frame of a scroll, and anew with every message that arrives. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, startsUnread, isOwn, senderName, state, documents, files } = props;
  const { message, day } = row;
  return (
    <>
      {day !== null && <Day>{day}</Day>}
      {startsUnread && <UnreadLine>Novas mensagens</UnreadLine>}
      <MessageBubble message={message} isOwn={isOwn} senderName={senderName} state={state}>
        {message.document_ids.length > 0 && <Attachments {...{ message, documents, files }} />}
      </MessageBubble>
    </>
  );
}, isSameRow);

/** A message never changes its words, so its revision tells; what is told of its files may. */
function isSameRow(a: MessageRowProps, b: MessageRowProps): boolean {
  const { message } = a.row;
  const isSaidAlike = message.id === b.row.message.id && message.updated_at === b.row.message.updated_at;
  const isDrawnAlike =
    a.row.day === b.row.day &&
    a.startsUnread === b.startsUnread &&
    a.isOwn === b.isOwn &&
    a.senderName === b.senderName &&
    sameValue(a.state, b.state);
  const hasSameFiles =
    message.document_ids.length === 0 || (a.documents === b.documents && a.files === b.files);
  return isSaidAlike && isDrawnAlike && hasSameFiles;
}

type AttachmentsProps = { message: Row<'messages'> } & Pick<MessageRowProps, 'documents' | 'files'>;

function Attachments({ message, documents, files }: AttachmentsProps) {
  const { download, busyId } = useDocumentActions();
  const { accessTo } = useDocumentAccess();
  return message.document_ids.map((id) => {
    const document = documents.get(id) ?? null;
    return (
      <Attachment
        key={id}
        document={document}
        state={document === null ? { kind: 'sent' } : recordStateOf(document, files)}
        isBusy={busyId === id}
        isOutOfReach={document !== null && accessTo(document) === 'out_of_reach'}
        onDownload={(chosen) => void download(chosen)}
      />
    );
  });
}

const Day = chakra('h2', {
  base: { py: '2.5', textAlign: 'center', textStyle: 'meta', color: 'fg.subtle' },
});

const UnreadLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pt: '1',
    pb: '3',
    textStyle: 'meta',
    fontWeight: 'semibold',
    color: 'brand.fg',
    '&::before, &::after': { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'brand.border' },
  },
});
