import { Box } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';

export type FormDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** Names of the fields to correct, once the form was sent with mistakes. */
  readonly mistakes?: readonly string[] | undefined;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form that saves to the device: its fields, what is wrong with them, and 'Salvar'. */
export function FormDialog({ mistakes = [], isDirty, isSubmitting, onClose, ...props }: FormDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={onClose}
      title={props.title}
      isDirty={isDirty && !isSubmitting}
      onSubmit={props.onSubmit}
      footer={
        <>
          <Box me="auto" width={{ base: 'full', md: 'auto' }}>
            <SyncMark state="device" text="Salva aqui e envia em seguida" />
          </Box>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            Salvar
          </Button>
        </>
      }
    >
      {mistakes.length > 0 && (
        <Box mb="4">
          <Note kind="attention" role="alert">
            Falta corrigir: {mistakes.join(', ')}.
          </Note>
        </Box>
      )}
      {props.children}
    </Dialog>
  );
}
