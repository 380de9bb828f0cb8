import { Box, chakra } from '@chakra-ui/react';
import { MAX_CLOSING_REASON, type ObligationClosing } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import type { Closing } from '#data/obligations/obligations.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { CLOSING_LABELS } from '#records/labels/closing-labels.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { Obligation } from './obligation-row.tsx';

type CloseObligationDialogProps = {
  isOpen: boolean;
  obligation: Obligation | null;
  onCloseSo: (obligation: Obligation, how: Closing) => Promise<void>;
  onClose: () => void;
};

type Kind = Exclude<ObligationClosing, 'done'>;
const KINDS: readonly { value: Kind; help: string }[] = [
  { value: 'no_movement', help: 'O mês não teve o que declarar ou pagar. Pede o motivo.' },
  { value: 'nothing_to_send', help: 'Não há o que entregar nem o que mandar ao cliente.' },
];

/** Closes what a rule asked for, where there was nothing to do. Give it a key per opening. */
export function CloseObligationDialog({
  isOpen,
  obligation,
  onCloseSo,
  onClose,
}: CloseObligationDialogProps) {
  const [kind, setKind] = useState<Kind>('no_movement');
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = kind === 'no_movement' && reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isMissing || obligation === null) return;
    setIsBusy(true);
    await onCloseSo(obligation, { closing: kind, reason: textOrNull(reason) }).finally(() =>
      setIsBusy(false),
    );
    onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Encerrar sem envio: ${obligation?.name ?? ''}`}
      isDirty={reason !== ''}
      isSubmitting={isBusy}
      mistakes={wasSent && isMissing ? ['Motivo'] : []}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted" mb="4">
        {obligation?.client_name}
      </chakra.p>
      <Box display="grid" gap="3.5">
        <RadioCards
          label="Como encerrar"
          name="closing"
          options={KINDS.map(({ value, help }) => ({ value, help, label: CLOSING_LABELS[value] }))}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find(({ value }) => value === target.value)?.value ?? kind)}
        />
        <TextAreaField
          label="Motivo"
          help="As telas do cliente não mostram."
          required={kind === 'no_movement'}
          rows={3}
          maxLength={MAX_CLOSING_REASON}
          error={wasSent && isMissing ? 'Informe o motivo.' : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Box>
    </FormDialog>
  );
}
