import { Box, chakra } from '@chakra-ui/react';
import { calendarDate, calendarDateOf, type Row } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { endContract } from '#data/clients/contract.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const MAX_REASON = 500;
const TITLES = { done: 'Contrato encerrado!', failed: 'Erro ao encerrar o contrato' };

type EndContractDialogProps = { client: Row<'clients'>; isOpen: boolean; onClose: () => void };

/** The day and the reason, and what follows from them. */
export function EndContractDialog({ client, isOpen, onClose }: EndContractDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const today = calendarDateOf(new Date());
  const [endedOn, setEndedOn] = useState(today);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const isWrong = !calendarDate.safeParse(endedOn).success || endedOn > today;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isWrong) return;
    setIsBusy(true);
    const writing = endContract(account, client.id, { endedOn, reason: textOrNull(reason) });
    const result = await tell(writing, TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Encerrar contrato: ${client.corporate_name}`}
      isDirty={reason !== '' || endedOn !== today}
      isSubmitting={isBusy}
      mistakes={wasSent && isWrong ? ['Data do encerramento'] : []}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted" mb="4" maxWidth="prose">
        As pessoas da empresa passam a só ler. Faça depois o arquivo completo para entregar. Nada é apagado
        antes dos prazos da lei, e dá para desfazer até lá.
      </chakra.p>
      <Box display="grid" gap="3.5">
        <TextField
          label="Data do encerramento"
          type="date"
          required
          max={today}
          error={wasSent && isWrong ? 'Use uma data que já chegou.' : undefined}
          value={endedOn}
          onChange={({ target }) => setEndedOn(target.value)}
        />
        <TextAreaField
          label="Motivo"
          help="Só a equipe lê."
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Box>
    </FormDialog>
  );
}
