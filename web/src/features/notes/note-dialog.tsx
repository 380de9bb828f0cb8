import { Grid } from '@chakra-ui/react';
import type { NoteFields, Row } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { useLocalAccount } from '#data/local/database-context.ts';
import { createNote, updateNote } from '#data/notes/notes.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  checkNoteForm,
  NEW_NOTE,
  NOTE_FIELD_LABELS as LABELS,
  type NoteFormValues,
  toNoteFormValues,
} from './note-form.ts';

type NoteDialogProps = {
  isOpen: boolean;
  /** The note to edit; null for a new one. */
  note: Row<'notes'> | null;
  clients: readonly SelectOption[];
  /** Whom a new one is about, where that is known. */
  clientId?: string | null | undefined;
  onClose: () => void;
};

export function NoteDialog({ isOpen, note, clients, clientId = null, onClose }: NoteDialogProps) {
  const save = useSaveNote();
  const form = useForm<NoteFormValues, unknown, NoteFields>({
    resolver: formResolver(checkNoteForm),
    defaultValues: toNoteFormValues(note ?? { ...NEW_NOTE, client_id: clientId }),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(note, fields)) onClose();
  });
  const texts = (field: keyof NoteFormValues) => ({ label: LABELS[field], error: errors[field]?.message });
  return (
    <FormDialog
      isOpen={isOpen}
      title={note === null ? 'Nova Nota' : 'Editar Nota'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => void submit(event)}
    >
      <Grid gap="3.5">
        <TextField {...texts('title')} required autoComplete="off" {...checkOnBlur(form, 'title')} />
        <TextField {...texts('category')} autoComplete="off" {...checkOnBlur(form, 'category')} />
        <SelectField
          {...texts('client_id')}
          // What a note is about is fixed with it, as the rules want of every row's client.
          {...(note === null
            ? { placeholder: 'Nenhum', options: clients }
            : { options: [ownClient(clients, note.client_id)], help: 'O cliente de uma nota não muda.' })}
          {...form.register('client_id')}
        />
        <TextAreaField {...texts('content')} rows={6} {...checkOnBlur(form, 'content')} />
      </Grid>
    </FormDialog>
  );
}

function ownClient(clients: readonly SelectOption[], id: string | null): SelectOption {
  if (id === null) return { value: '', label: 'Nenhum' };
  return clients.find(({ value }) => value === id) ?? { value: id, label: 'Cliente removido' };
}

function useSaveNote() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'notes'> | null, fields: NoteFields): Promise<boolean> => {
    const writing =
      before === null
        ? createNote(account, fields)
        : updateNote(account, before.id, changedIn(before, fields));
    const titles =
      before === null
        ? { done: 'Nota criada com sucesso!', failed: 'Erro ao criar nota' }
        : { done: 'Nota atualizada com sucesso!', failed: 'Erro ao atualizar nota' };
    return (await tell(writing, titles)).ok;
  };
}
