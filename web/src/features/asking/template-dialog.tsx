import { chakra, Grid } from '@chakra-ui/react';
import { type Fields, type Row, TAX_REGIMES } from '@portal/domain';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { createTemplate, updateTemplate } from '#data/asks/templates.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ItemsFields } from './items-fields.tsx';
import {
  checkTemplateForm,
  MONTH_LABELS,
  NEW_TEMPLATE,
  TEMPLATE_FIELD_LABELS as LABELS,
  type TemplateForm,
  typedTemplate,
} from './template-form.ts';

type Template = Row<'request_templates'>;
type TemplateDialogProps = { isOpen: boolean; template: Template | null; onClose: () => void };

/** A new template, or one to change: what was asked by it stays as it is. Give it a key per opening. */
export function TemplateDialog({ isOpen, template, onClose }: TemplateDialogProps) {
  const save = useSaveTemplate();
  const form = useForm<TemplateForm, unknown, Fields<'request_templates'>>({
    resolver: formResolver(checkTemplateForm),
    defaultValues: template === null ? NEW_TEMPLATE : typedTemplate(template),
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  return (
    <FormDialog
      isOpen={isOpen}
      title={template === null ? 'Novo modelo' : 'Editar modelo'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) =>
        void form.handleSubmit(async (fields) => {
          if (await save(template, fields)) onClose();
        })(event)
      }
    >
      <Grid gap="3.5">
        <TextField
          label={LABELS.title}
          error={errors.title?.message}
          required
          autoComplete="off"
          {...checkOnBlur(form, 'title')}
        />
        <ItemsFields
          items={{ error: errors.items?.message, ...checkOnBlur(form, 'items') }}
          category={{ error: undefined, ...checkOnBlur(form, 'category') }}
        />
        <Boxes legend={LABELS.regimes} help="Nenhum marcado: de todos.">
          {TAX_REGIMES.map((regime) => (
            <CheckBox
              key={regime}
              label={REGIME_LABELS[regime]}
              value={regime}
              {...form.register('regimes')}
            />
          ))}
        </Boxes>
        <Boxes legend={LABELS.months} help="Nenhum marcado: todo mês.">
          {MONTH_LABELS.map((label, at) => (
            <CheckBox key={label} label={label} value={String(at + 1)} {...form.register('months')} />
          ))}
        </Boxes>
        <TextField
          label={LABELS.due_day}
          error={errors.due_day?.message}
          help="Até quando o cliente envia o que é de um mês."
          required
          inputMode="numeric"
          autoComplete="off"
          {...checkOnBlur(form, 'due_day')}
        />
      </Grid>
    </FormDialog>
  );
}

const Boxes = ({ legend, help, children }: { legend: string; help: string; children: ReactNode }) => (
  <Group>
    <legend>{legend}</legend>
    <chakra.p textStyle="meta" color="fg.muted">
      {help}
    </chakra.p>
    <chakra.div display="flex" flexWrap="wrap" columnGap="5">
      {children}
    </chakra.div>
  </Group>
);

const Group = chakra('fieldset', { base: { minWidth: '0', '& > legend': { textStyle: 'label' } } });

function useSaveTemplate() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Template | null, fields: Fields<'request_templates'>): Promise<boolean> => {
    const writing =
      before === null
        ? createTemplate(account, fields)
        : updateTemplate(account, before.id, changedIn(before, fields));
    const done = before === null ? 'Modelo criado!' : 'Modelo atualizado!';
    return (await tell(writing, { done, failed: 'Erro ao salvar modelo' })).ok;
  };
}
