import { Grid } from '@chakra-ui/react';
import { askedBy, competence as competenceSchema, type Row } from '@portal/domain';
import type { UseFormReturn } from 'react-hook-form';
import type { NewAsk } from '#data/asks/ask-documents.ts';
import { Card } from '#ui/display/card.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type AskForm, ASK_FIELD_LABELS as LABELS } from './ask-form.ts';
import { ItemsFields } from './items-fields.tsx';

type Template = Row<'request_templates'>;
type AskManyFieldsProps = {
  form: UseFormReturn<AskForm, unknown, NewAsk>;
  templates: readonly Template[];
  template: Template | null;
  onChoose: (id: string | null) => void;
};

/** What is asked: a template fills all of it in, and another month moves its day. */
export function AskManyFields({ form, templates, template, onChoose }: AskManyFieldsProps) {
  const { errors } = form.formState;
  const moveDay = (month: string) => {
    const parsed = competenceSchema.safeParse(month);
    if (template !== null && parsed.success) form.setValue('due_date', askedBy(template, parsed.data));
  };
  return (
    <Card mb="3.5">
      <Grid gap="3.5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} alignItems="start">
        <SelectField
          label="Modelo"
          placeholder="Sem modelo"
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          value={template?.id ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        />
        <TextField
          label={LABELS.title}
          error={errors.title?.message}
          required
          autoComplete="off"
          {...checkOnBlur(form, 'title')}
        />
        <TextField
          label={LABELS.competence}
          error={errors.competence?.message}
          type="month"
          {...form.register('competence', {
            onChange: ({ target }: { target: { value: string } }) => moveDay(target.value),
          })}
        />
        <TextField
          label={LABELS.due_date}
          error={errors.due_date?.message}
          required
          type="date"
          {...checkOnBlur(form, 'due_date')}
        />
        <ItemsFields
          items={{ error: errors.items?.message, ...checkOnBlur(form, 'items') }}
          category={{ error: undefined, ...checkOnBlur(form, 'category') }}
        />
      </Grid>
    </Card>
  );
}
