import { chakra } from '@chakra-ui/react';
import {
  calendarDateOf,
  formatCalendarDate,
  type MatchedSlip,
  readPaymentLine,
  readPixCode,
} from '@portal/domain';
import { useState } from 'react';
import type { ClientChoice } from '#data/clients/client-choices.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { typeSlip } from '#data/slips/slip-drafts.ts';
import { centsOf } from '#records/forms/typed-price.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

type SlipFieldsProps = { slip: MatchedSlip; clients: readonly ClientChoice[] };

/** What a slip says, to be corrected in its row; each field is kept as soon as it is left. */
export function SlipFields({ slip, clients }: SlipFieldsProps) {
  const { db } = useLocalAccount();
  const { id, client, obligation, choices, filename } = slip;
  const type = (typed: Parameters<typeof typeSlip>[2]) => void typeSlip(db, id, typed);
  return (
    <Grid role="group" aria-label={`Campos de ${filename}`}>
      <SelectField
        label="Cliente"
        options={clients}
        placeholder="Escolher cliente"
        value={client?.id ?? ''}
        onChange={(event) => type({ client_id: event.target.value })}
      />
      <SelectField
        label="Obrigação"
        options={choices.map((choice) => ({
          value: choice.id,
          label: `${choice.name}, vence ${formatCalendarDate(choice.due_date)}`,
        }))}
        placeholder={client === null ? 'Escolha o cliente antes' : 'Escolher obrigação'}
        disabled={client === null}
        value={obligation?.id ?? ''}
        onChange={(event) => type({ obligation_id: event.target.value })}
      />
      <TextField
        type="date"
        label="Vencimento"
        value={slip.due_date ?? ''}
        onChange={(event) => event.target.value !== '' && type({ due_date: event.target.value })}
      />
      <Amount
        key={slip.amount_cents}
        cents={slip.amount_cents}
        onTyped={(amount_cents) => type({ amount_cents })}
      />
      <Code
        label="Linha digitável"
        value={slip.payment_line}
        clean={(typed) => readPaymentLine(typed.trim(), calendarDateOf(new Date()))?.digits ?? null}
        mistake="Confira a linha: algum dígito está errado."
        onTyped={(payment_line) => type({ payment_line })}
      />
      <Code
        label="Pix copia e cola"
        value={slip.pix_code}
        clean={(typed) => (readPixCode(typed.trim()) === null ? null : typed.trim())}
        mistake="Este código não é válido. Confira se ele foi copiado inteiro."
        onTyped={(pix_code) => type({ pix_code })}
      />
    </Grid>
  );
}

function Amount({ cents, onTyped }: { cents: number | null; onTyped: (cents: number) => void }) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      label="Valor (R$)"
      inputMode="decimal"
      placeholder="0,00"
      defaultValue={cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')}
      error={error}
      onBlur={(event) => {
        const typed = centsOf(event.target.value);
        if (typed === null || typed === cents) return;
        if (Number.isInteger(typed) && typed > 0) onTyped(typed);
        else setError('Confira o valor. Exemplo: 1.842,37');
      }}
    />
  );
}

type CodeProps = {
  label: string;
  value: string | null;
  /** null where it does not hold. */
  clean: (typed: string) => string | null;
  mistake: string;
  onTyped: (value: string | null) => void;
};

/** A code that is published as it is, or left out. */
function Code({ label, value, clean, mistake, onTyped }: CodeProps) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      key={value}
      label={label}
      help="Vazio: a guia sai sem ele."
      defaultValue={value ?? ''}
      error={error}
      onBlur={(event) => {
        const typed = event.target.value;
        const next = typed.trim() === '' ? null : clean(typed);
        if (next === null && typed.trim() !== '') return setError(mistake);
        setError(undefined);
        if (next !== value) onTyped(next);
        return undefined;
      }}
    />
  );
}

/** Said to be right without a code that was read wrong. */
export function LeaveOut({ slip, fix }: { slip: MatchedSlip; fix: 'line' | 'pix' }) {
  const { db } = useLocalAccount();
  const without = fix === 'line' ? { payment_line: null } : { pix_code: null };
  return (
    <Button size="sm" variant="outline" onClick={() => void typeSlip(db, slip.id, without)}>
      {fix === 'line' ? 'Publicar sem a linha' : 'Publicar sem o Pix'}
    </Button>
  );
}
