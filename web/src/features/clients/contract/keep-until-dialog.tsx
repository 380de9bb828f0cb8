import { calendarDate, type Row } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { keepUntil } from '#data/clients/contract.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { TextField } from '#ui/fields/text-field.tsx';

const TITLES = { done: 'Prazo guardado!', failed: 'Erro ao guardar o prazo' };

type KeepUntilDialogProps = { client: Row<'clients'>; isOpen: boolean; onClose: () => void };

/** A day before which nothing of the client goes, whatever the law says. */
export function KeepUntilDialog({ client, isOpen, onClose }: KeepUntilDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const before = client.kept_until ?? '';
  const [day, setDay] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const isWrong = day !== '' && !calendarDate.safeParse(day).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isWrong) return;
    setIsBusy(true);
    const writing = keepUntil(account, client.id, textOrNull(day));
    const result = await tell(writing, TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title="Guardar por mais tempo"
      isDirty={day !== before}
      isSubmitting={isBusy}
      mistakes={wasSent && isWrong ? ['Guardar até'] : []}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        label="Guardar até"
        type="date"
        help="Folha e FGTS, um processo, uma fiscalização. Antes desta data nada sai; vazio, valem os prazos da lei."
        error={wasSent && isWrong ? 'Confira a data.' : undefined}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}
