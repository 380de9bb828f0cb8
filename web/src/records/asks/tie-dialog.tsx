import { chakra } from '@chakra-ui/react';
import { formatCalendarDate, type Row } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { tieDocuments } from '#data/asks/answer-item.ts';
import { type TieChoice, tieChoices } from '#data/asks/tie-choices.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { GROUP_TITLES } from './item-progress.ts';

type TieDialogProps = {
  isOpen: boolean;
  /** null while none was ever chosen. */
  document: Pick<Row<'documents'>, 'id' | 'client_id' | 'filename'> | null;
  onClose: () => void;
};

/** 'Ligar a um pedido': a file that was sent from anywhere becomes the answer to what was asked. Give it a key per opening. */
export function TieDialog({ isOpen, document, onClose }: TieDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const choices = valueOr(useLocalRead(tieChoices(document?.client_id ?? null)), null);
  const [chosen, setChosen] = useState<string | null>(null);
  const item = choices?.find(({ id }) => id === (chosen ?? choices[0]?.id));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (document === null || item === undefined) return;
    const tying = tieDocuments(account, item.id, [document.id]);
    const done = `Ligado a ${item.label}`;
    if ((await tell(tying, { done, failed: 'Erro ao ligar ao pedido', left: 'record' })).ok) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="Ligar a um pedido"
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={item === undefined}>
            Ligar
          </Button>
        </>
      }
    >
      <chakra.p mb="4" color="fg.muted" overflowWrap="anywhere">
        {document !== null && visibleFilename(document.filename)}
      </chakra.p>
      {choices?.length === 0 && <p>Nenhum documento pedido espera um arquivo.</p>}
      {choices !== null && choices.length > 0 && (
        <RadioCards
          label="Documento pedido"
          name="documento-pedido"
          options={choices.map(optionOf)}
          value={item?.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </Dialog>
  );
}

const optionOf = ({ id, label, group, title, due_date }: TieChoice) => ({
  value: id,
  label,
  help: `${title}, até ${formatCalendarDate(due_date)} · ${GROUP_TITLES[group]}`,
});
