import { Box, chakra } from '@chakra-ui/react';
import { groupOf } from '@portal/domain';
import { judgeItem } from '#data/asks/judge-item.ts';
import type { AskedItem } from '#data/asks/asks.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { ItemPill } from '#records/asks/item-pill.tsx';
import { itemStateOf, type ItemStates, shownState } from '#records/asks/item-progress.ts';
import { useDocumentActions } from '#records/documents/document-actions.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';

type ItemToJudgeProps = { item: AskedItem; states: ItemStates; onReturn: () => void };

/** What a client answered, and the firm's word on it: accepted or returned. */
export function ItemToJudge({ item, states, onReturn }: ItemToJudgeProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const { open } = useDocumentActions();
  const state = itemStateOf(item, states);
  const group = groupOf(item);
  const accept = () =>
    tell(judgeItem(account, item.id, { kind: 'accepted' }), {
      done: 'Documento aceito!',
      failed: 'Erro ao aceitar documento',
      left: 'record',
    });
  return (
    <Line>
      <Box flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">{item.label}</chakra.b>
        {item.category !== null && (
          <chakra.p fontSize="sm" color="fg.muted">
            {item.category}
          </chakra.p>
        )}
        {item.reason !== null && group === 'returned' && (
          <chakra.p fontSize="sm" color="fg.muted">
            Motivo: {item.reason}
          </chakra.p>
        )}
        {item.documents.map((document) => (
          <Box key={document.id}>
            <Button
              size="sm"
              variant="ghostBrand"
              whiteSpace="normal"
              textAlign="start"
              height="auto"
              onClick={() => open(document)}
            >
              {visibleFilename(document.filename)}
            </Button>
          </Box>
        ))}
        {state.kind !== 'sent' && <SyncMark state={state.kind} size="sm" />}
      </Box>
      <ItemPill state={shownState(item)} />
      {(group === 'sent' || item.state === 'nothing') && (
        <Button
          size="sm"
          variant="ghostBrand"
          aria-label={`Aceitar ${item.label}`}
          onClick={() => void accept()}
        >
          Aceitar
        </Button>
      )}
      {(group === 'sent' || group === 'settled') && (
        <Button size="sm" variant="ghost" aria-label={`Devolver ${item.label}`} onClick={onReturn}>
          Devolver
        </Button>
      )}
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4.5',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
