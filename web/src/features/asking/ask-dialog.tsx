import { Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { askDocuments, type NewAsk } from '#data/asks/ask-documents.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { answered } from '#data/writes/answered.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { ASK_FIELD_LABELS as LABELS, type AskForm, checkAskForm, NEW_ASK } from './ask-form.ts';
import { ItemsFields } from './items-fields.tsx';

type AskDialogProps = { isOpen: boolean; clientId: string; onClose: () => void };

/** 'Pedir documentos': of one client. Give it a key per opening. */
export function AskDialog({ isOpen, clientId, onClose }: AskDialogProps) {
  const ask = useAsk(clientId);
  const form = useForm<AskForm, unknown, NewAsk>({
    resolver: formResolver(checkAskForm),
    defaultValues: NEW_ASK,
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  return (
    <FormDialog
      isOpen={isOpen}
      title="Pedir documentos"
      mistakes={mistakesIn({ errors, submitCount }, LABELS)}
      {...{ isDirty, isSubmitting, onClose }}
      onSubmit={(event) =>
        void form.handleSubmit(async (fields) => {
          if (await ask(fields)) onClose();
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
        <TextField
          label={LABELS.due_date}
          error={errors.due_date?.message}
          required
          type="date"
          {...checkOnBlur(form, 'due_date')}
        />
        <TextField
          label={LABELS.competence}
          error={errors.competence?.message}
          help="De que mês são os documentos. Deixe em branco se não são de um mês."
          type="month"
          {...checkOnBlur(form, 'competence')}
        />
        <ItemsFields
          items={{ error: errors.items?.message, ...checkOnBlur(form, 'items') }}
          category={{ error: undefined, ...checkOnBlur(form, 'category') }}
        />
      </Grid>
    </FormDialog>
  );
}

const TITLES = { done: 'Documentos pedidos!', failed: 'Erro ao pedir documentos' };

function useAsk(clientId: string) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (fields: NewAsk): Promise<boolean> => {
    const asking = askDocuments(account, [clientId], fields);
    const writing = asking.then(
      ({ refused }): WriteResult => refused ?? { ok: true, id: clientId, op_id: null },
    );
    const outcome = await answered(writing)
      .then(() => asking)
      .catch(() => null);
    if (outcome?.skipped === 1) {
      toast({
        kind: 'error',
        about: TITLES.failed,
        title: 'Este pedido já foi feito',
        description: 'Há um com o mesmo título e mês.',
      });
      return false;
    }
    return (await tell(writing, TITLES)).ok;
  };
}
