import type { ComponentProps } from 'react';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ASK_FIELD_LABELS as LABELS } from './ask-form.ts';

type ItemsFieldsProps = {
  items: Omit<ComponentProps<typeof TextAreaField>, 'label'>;
  category: Omit<ComponentProps<typeof TextField>, 'label'>;
};

/** What is asked, a document a line, and what kind of document they are. */
export const ItemsFields = ({ items, category }: ItemsFieldsProps) => (
  <>
    <TextAreaField
      label={LABELS.items}
      help="Um por linha. O cliente responde cada um. Para uma categoria só dele, escreva depois de uma barra: Extrato | Bancos"
      required
      rows={6}
      {...items}
    />
    <TextField
      label={LABELS.category}
      help="Vale para os que não têm uma só sua."
      maxLength={100}
      {...category}
    />
  </>
);
