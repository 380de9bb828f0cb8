import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { CAN_SUCCEED } from '#data/outbox/can-succeed.ts';
import { retryEntry } from '#data/outbox/outbox-actions.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { onDevice } from './on-device.ts';
import type { ShownEntry } from './read-outbox.ts';
import { WrittenFields } from './words/written-fields.tsx';

/** One operation that the server did not take: the reason, and what can be done about it. */
export function AttentionCard({ shown }: { shown: ShownEntry }) {
  const { db } = useLocalAccount();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { entry, title, summary, names } = shown;
  const reason = entry.error_kind ?? 'unreadable';
  return (
    <Card padding="portal" as="article">
      <chakra.h2 textStyle="dialogTitle" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      <chakra.p textStyle="dense" color="fg.muted" mt="1" mb="3">
        {summary}
      </chakra.p>
      <Note kind="attention">{REASON_LABELS[reason]}</Note>
      <WrittenFields entry={entry} names={names} />
      <CardButtons>
        {CAN_SUCCEED[reason] && (
          <Button onClick={() => void onDevice(() => retryEntry(db, entry.op_id))}>Tentar novamente</Button>
        )}
        <ExportButton opId={entry.op_id} />
        <Button variant="ghostDanger" ms={{ md: 'auto' }} onClick={() => setIsDiscarding(true)}>
          Descartar…
        </Button>
      </CardButtons>
      <DiscardDialog shown={isDiscarding ? shown : null} onClose={() => setIsDiscarding(false)} />
    </Card>
  );
}

/** Below 768 px each takes the whole width. */
export const CardButtons = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    gap: '2',
    mt: '4.5',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
