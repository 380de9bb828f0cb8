import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Dialog } from './dialog.tsx';

type ReasonDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  /** On the button that does it. */
  readonly action: string;
  readonly variant?: ComponentProps<typeof Button>['variant'];
  readonly maxLength: number;
  /** Said where the reason is missing. */
  readonly missing: string;
  /** Answers whether it is done: then the dialog closes. */
  readonly onSubmit: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks for the reason of what cannot be done without one. Give it a key per opening. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, children, action, variant = 'solid', maxLength, missing, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = reason.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isMissing) return;
    setIsBusy(true);
    const isDone = await onSubmit(reason).finally(() => setIsBusy(false));
    if (isDone) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      isDirty={!isMissing && !isBusy}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant={variant} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="4">
        {children}
      </chakra.p>
      <TextAreaField
        label="Motivo"
        required
        rows={3}
        maxLength={maxLength}
        error={wasSent && isMissing ? missing : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
