import { Box } from '@chakra-ui/react';
import { type Row, rowsWithDay } from '@portal/domain';
import { type FormEvent, useMemo, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { saveDay } from '#data/months/change-law.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { mistakesIn } from '#ui/fields/form-resolver.ts';
import { EffectNote } from '../effect-note.tsx';
import { effectOf } from '../effect-of.ts';
import { DayFields } from './day-fields.tsx';
import { checkDayForm, DAY_FIELD_LABELS, toDayFormValues } from './day-form.ts';

type DayDialogProps = {
  office: OfficeLaw;
  /** Null for a new one. */
  day: Row<'firm_days'> | null;
  onClose: () => void;
};

const TITLES = { done: 'Feriado salvo!', failed: 'Erro ao salvar o feriado' };

/** A day on which a state or a city does not work. It moves what counts such days. Give it a key per opening. */
export function DayDialog({ office, day, onClose }: DayDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [before] = useState(() => toDayFormValues(day));
  const [values, setValues] = useState(before);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const checked = useMemo(() => checkDayForm(values), [values]);
  const errors = wasSent && !checked.ok ? checked.errors : {};
  const id = day?.id ?? null;
  const effect = useMemo(
    () => (checked.ok ? effectOf(office, rowsWithDay(office, id, checked.fields)) : null),
    [office, id, checked],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!checked.ok) return;
    setIsBusy(true);
    const result = await tell(saveDay(account, day, checked.fields), TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen
      title={day === null ? 'Novo feriado' : 'Editar feriado'}
      mistakes={mistakesIn({ errors, submitCount: 1 }, DAY_FIELD_LABELS)}
      isDirty={JSON.stringify(values) !== JSON.stringify(before)}
      isSubmitting={isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Box display="grid" gap="3.5">
        <DayFields
          values={values}
          errors={errors}
          onChange={(next) => setValues((now) => ({ ...now, ...next }))}
        />
        <EffectNote effect={effect} names={office.names} />
      </Box>
    </FormDialog>
  );
}
