import { Box, chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRecordStates } from '#data/live/record-states.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { IconButton } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { cardId } from './card-id.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import type { PendingEntry } from './read-outbox.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '3',
    px: '3.5',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

type PendingListProps = { pending: readonly PendingEntry[]; count: number };

export function PendingList({ pending, count }: PendingListProps) {
  const documents = useRecordStates('documents');
  const [discarding, setDiscarding] = useState<PendingEntry | null>(null);
  const percentOf = ({ entry }: PendingEntry) => {
    const state = entry.entity === 'documents' ? documents.get(entry.doc_id) : undefined;
    return state?.kind === 'sending' ? (state.percent ?? undefined) : undefined;
  };
  return (
    <section aria-labelledby="na-fila">
      <chakra.h2
        id="na-fila"
        display="flex"
        justifyContent="space-between"
        textStyle="meta"
        fontWeight="semibold"
        color="fg.muted"
        mb="2"
      >
        Na fila <Box as="span">{count}</Box>
      </chakra.h2>
      <Card padding="none">
        <chakra.ul listStyle="none">
          {pending.map((shown) => (
            <PendingRow
              key={shown.entry.op_id}
              {...{ shown }}
              percent={percentOf(shown)}
              onDiscard={setDiscarding}
            />
          ))}
        </chakra.ul>
      </Card>
      {count > pending.length && (
        <chakra.p textStyle="meta" color="fg.muted" mt="2">
          {`E mais ${count - pending.length} depois destas.`}
        </chakra.p>
      )}
      <DiscardDialog shown={discarding} onClose={() => setDiscarding(null)} />
    </section>
  );
}

type PendingRowProps = {
  shown: PendingEntry;
  percent: number | undefined;
  onDiscard: (shown: PendingEntry) => void;
};

function PendingRow({ shown, percent, onDiscard }: PendingRowProps) {
  const { entry, title, summary, waits } = shown;
  const isSending = entry.state === 'sending' || percent !== undefined;
  return (
    <Row>
      <Box flex="1" minWidth="0">
        <Box fontWeight="semibold" fontSize="secondary" overflowWrap="anywhere">
          {title}
        </Box>
        <Box textStyle="meta" color="fg.muted">
          {summary}
        </Box>
        <SyncMark state={isSending ? 'sending' : 'device'} percent={percent} />
        <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {waits.behind === null ? waits.text : <a href={`#${cardId(waits.behind)}`}>{waits.text}</a>}
        </Box>
      </Box>
      <IconButton
        label={`Descartar ${title}`}
        size="md"
        disabled={entry.state === 'sending'}
        onClick={() => onDiscard(shown)}
      >
        <Trash2 size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}
