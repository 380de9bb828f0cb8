import { Grid } from '@chakra-ui/react';
import {
  addMonths,
  calendarDateOf,
  formatMonth,
  formatRate,
  monthOf,
  parseRate,
  type Row,
} from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { saveSelicRate } from '#data/selic/selic-rates.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type SelicDialogProps = {
  isOpen: boolean;
  /** The rate to correct; null for a new one. */
  rate: Row<'selic_rates'> | null;
  known: readonly Row<'selic_rates'>[];
  onClose: () => void;
};

/** Slips that are later than this are no longer paid by themselves. */
const MONTHS_BACK = 60;

const TITLES = { done: 'Taxa guardada', failed: 'Erro ao guardar a taxa' };

export function SelicDialog({ isOpen, rate, known, onClose }: SelicDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const today = calendarDateOf(new Date());
  const missing = monthsWithout(known, today);
  const [month, setMonth] = useState(rate?.month ?? missing[0] ?? '');
  const [typed, setTyped] = useState(rate === null ? '' : formatRate(rate.rate).replace(' %', ''));
  const [verifiedOn, setVerifiedOn] = useState(today);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const parsed = parseRate(typed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (parsed === null || month === '' || verifiedOn === '') return;
    setIsBusy(true);
    const fields = { month, rate: parsed, verified_on: verifiedOn };
    const result = await tell(saveSelicRate(account, fields), TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={rate === null ? 'Nova taxa' : `Corrigir ${formatMonth(rate.month)}`}
      isDirty={typed !== '' && typed !== (rate === null ? '' : formatRate(rate.rate).replace(' %', ''))}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Salvar
          </Button>
        </>
      }
    >
      <Grid gap="3.5">
        {rate === null && (
          <SelectField
            label="Mês"
            required
            options={missing.map((value) => ({ value, label: formatMonth(value) }))}
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          />
        )}
        <TextField
          label="Taxa do mês (%)"
          required
          inputMode="decimal"
          autoComplete="off"
          help="Como publicada: 1,05"
          error={wasSent && parsed === null ? 'Digite a taxa em por cento, como 1,05.' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          type="date"
          label="Conferida em"
          required
          max={today}
          error={wasSent && verifiedOn === '' ? 'Diga quando a taxa foi conferida.' : undefined}
          value={verifiedOn}
          onChange={(event) => setVerifiedOn(event.target.value)}
        />
      </Grid>
    </Dialog>
  );
}

/** Months that ended and have no rate, the latest first: of one that has not ended none is published. */
function monthsWithout(known: readonly Row<'selic_rates'>[], today: string): string[] {
  const there = new Set(known.map(({ month }) => month));
  return Array.from({ length: MONTHS_BACK }, (_, index) =>
    addMonths(monthOf(today), -1 - index).slice(0, 7),
  ).filter((month) => !there.has(month));
}
