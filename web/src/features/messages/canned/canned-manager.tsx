import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { listCannedAnswers, removeCannedAnswer } from '#data/messages/canned-answers.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { RowName } from '#records/marks/row-name.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RemoveDialog } from '#ui/dialogs/remove-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';
import { CannedDialog } from './canned-dialog.tsx';

type Answer = Row<'canned_answers'>;

/** Where the staff keep the answers of the firm. */
export function CannedManager({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const editing = useEditing<Answer>();
  const [removing, setRemoving] = useState<Answer | null>(null);
  const remove = useRemove();
  return (
    <>
      <Dialog
        isOpen={isOpen}
        title="Respostas prontas"
        onClose={onClose}
        footer={
          <Button onClick={() => editing.open(null)}>
            <Plus size={20} strokeWidth={1.75} aria-hidden />
            Nova resposta
          </Button>
        }
      >
        <Answers onEdit={editing.open} onRemove={setRemoving} />
      </Dialog>
      <CannedDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        answer={editing.item}
        onClose={editing.close}
      />
      <RemoveDialog
        item={removing}
        nameOf={({ title }) => title}
        onRemove={remove}
        onClose={() => setRemoving(null)}
      >
        A resposta some para toda a equipe e não volta. As mensagens já enviadas ficam.
      </RemoveDialog>
    </>
  );
}

type AnswersProps = { onEdit: (answer: Answer) => void; onRemove: (answer: Answer) => void };

function Answers({ onEdit, onRemove }: AnswersProps) {
  const answers = useLocalQuery(listCannedAnswers, []);
  const isPulled = useIsPulled('canned_answers');
  const states = useRecordStates('canned_answers');
  return (
    <ListStates
      query={answers}
      rows={3}
      errorTitle="Não deu para carregar as respostas"
      isEmpty={(found) => found.length === 0}
      isPulled={isPulled}
      isFramed
      empty={
        <EmptyState
          illustration="messages"
          headingLevel="h3"
          title="Nenhuma resposta pronta"
          text="O que a equipe responde sempre pode ficar guardado aqui."
        />
      }
    >
      {(found) => (
        <chakra.ul listStyle="none" aria-label="Respostas prontas">
          {found.map((answer) => (
            <Line key={answer.id}>
              <Box minWidth="0">
                <Box fontWeight="semibold">
                  <RowName name={answer.title} state={states.get(answer.id)} />
                </Box>
                <Box color="fg.muted" lineClamp={2} whiteSpace="pre-line" overflowWrap="anywhere">
                  {answer.content}
                </Box>
              </Box>
              <Box flexShrink="0">
                <RowActions
                  name={answer.title}
                  onEdit={() => onEdit(answer)}
                  onRemove={() => onRemove(answer)}
                />
              </Box>
            </Line>
          ))}
        </chakra.ul>
      )}
    </ListStates>
  );
}

const REMOVED = {
  done: 'Resposta removida com sucesso!',
  failed: 'Erro ao remover resposta',
  left: 'record',
} as const;

function useRemove() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async ({ id }: Answer) => {
    await tell(removeCannedAnswer(account, id), REMOVED);
  };
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    py: '2.5',
    _notLast: { borderBottomWidth: '1px', borderColor: 'border' },
  },
});
