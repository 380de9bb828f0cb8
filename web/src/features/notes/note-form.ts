import { type NoteFields, noteSchema } from '@portal/domain';
import { checkForm, textOrNull } from '#data/writes/check-form.ts';

export type NoteFormValues = Record<keyof NoteFields, string>;

export const NOTE_FIELD_LABELS: Record<keyof NoteFields, string> = {
  title: 'Título',
  category: 'Categoria',
  client_id: 'Cliente',
  content: 'Conteúdo',
};

export const NEW_NOTE: NoteFields = { title: '', content: '', category: null, client_id: null };

export function toNoteFormValues(note: NoteFields): NoteFormValues {
  return {
    title: note.title,
    category: note.category ?? '',
    client_id: note.client_id ?? '',
    content: note.content,
  };
}

export function checkNoteForm(values: NoteFormValues) {
  const candidate = {
    title: values.title.trim(),
    category: textOrNull(values.category),
    client_id: textOrNull(values.client_id),
    content: values.content.trim(),
  };
  return checkForm(noteSchema, candidate, (field) =>
    field === 'title' ? 'Informe o título.' : 'Confira este campo.',
  );
}
