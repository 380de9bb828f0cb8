import { Grid } from '@chakra-ui/react';
import type { CannedAnswerFields, Row } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { useLocalAccount } from '#data/local/database-context.ts';
import { createCannedAnswer, updateCannedAnswer } from '#data/messages/canned-answers.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CANNED_FIELD_LABELS as LABELS, checkCannedForm, NEW_CANNED_ANSWER } from './canned-form.ts';

type CannedDialogProps = {
  isOpen: boolean;
  /** The answer to edit; null for a new one. */
  answer: Row<'canned_answers'> | null;
  onClose: () => void;
};

export function CannedDialog({ isOpen, answer, onClose }: CannedDialogProps) {
  const save = useSave();
  const { title, content } = answer ?? NEW_CANNED_ANSWER;
  const form = useForm<CannedAnswerFields, unknown, CannedAnswerFields>({
    resolver: formResolver(checkCannedForm),
    defaultValues: { title, content },
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    if (await save(answer, fields)) onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      title={answer === null ? 'Nova resposta pronta' : 'Editar resposta pronta'}
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) => {
        // It is in the tree of the message's own form, though not on its part of the page.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <Grid gap="3.5">
        <TextField
          label={LABELS.title}
          error={errors.title?.message}
          required
          autoComplete="off"
          {...checkOnBlur(form, 'title')}
        />
        <TextAreaField
          label={LABELS.content}
          error={errors.content?.message}
          help="{cliente}, {atendente} e {hoje} são preenchidos ao inserir."
          required
          rows={6}
          {...checkOnBlur(form, 'content')}
        />
      </Grid>
    </FormDialog>
  );
}

function useSave() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (before: Row<'canned_answers'> | null, fields: CannedAnswerFields): Promise<boolean> => {
    const writing =
      before === null
        ? createCannedAnswer(account, fields)
        : updateCannedAnswer(account, before.id, changedIn(before, fields));
    const titles =
      before === null
        ? { done: 'Resposta criada com sucesso!', failed: 'Erro ao criar resposta' }
        : { done: 'Resposta atualizada com sucesso!', failed: 'Erro ao atualizar resposta' };
    return (await tell(writing, titles)).ok;
  };
}
