import { Box } from '@chakra-ui/react';
import type { RuleContent } from '@portal/domain';
import { CALENDAR_LABELS, DUE_LABELS, PERIOD_LABELS } from '#records/labels/law-labels.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Columns } from './columns.tsx';
import { RULE_FIELD_LABELS as LABELS, type RuleFormValues } from './rule-form.ts';

export type RuleFieldsProps = {
  values: RuleFormValues;
  errors: Readonly<Partial<Record<string, string>>>;
  onChange: (next: Partial<RuleFormValues>) => void;
};

/** When it is due: the day, the month, what a day without work does, and whose days count. */
export function DueFields({ values, errors, onChange }: RuleFieldsProps) {
  const { due_kind, calendar } = values;
  return (
    <Box display="grid" gap="3.5">
      <WhenFields {...{ values, errors, onChange }} />
      {due_kind === 'day' && (
        <Box
          css={{
            '& fieldset': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
            '& legend': { mb: '1' },
          }}
        >
          <RadioCards
            label={calendar === 'bank' ? 'Se não houver expediente bancário' : 'Se não houver expediente'}
            name="shift"
            options={SHIFTS}
            error={errors['shift']}
            value={values.shift ?? ''}
            onChange={({ target }) => onChange({ shift: SHIFT_OF[target.value] ?? null })}
          />
        </Box>
      )}
      {due_kind === 'nth_business_day' && (
        <SwitchField
          label={LABELS.saturdays_count}
          checked={values.saturdays_count}
          onChange={({ target }) => onChange({ saturdays_count: target.checked })}
        />
      )}
      <Columns>
        <SelectField
          label={LABELS.calendar}
          options={optionsOf({ bank: CALENDAR_LABELS.bank, fiscal: CALENDAR_LABELS.fiscal })}
          help="O que se paga segue os bancos, fechados em 31/12; o que se declara, o fisco."
          value={calendar}
          onChange={({ target }) => onChange({ calendar: target.value === 'bank' ? 'bank' : 'fiscal' })}
        />
        <SwitchField
          label="Feriados do estado e da cidade contam"
          help="Os da lista 'Feriados do escritório'."
          checked={values.local_days}
          onChange={({ target }) => onChange({ local_days: target.checked })}
        />
      </Columns>
    </Box>
  );
}

function WhenFields({ values, errors, onChange }: RuleFieldsProps) {
  const { due_kind, period } = values;
  return (
    <Columns>
      <SelectField
        label={LABELS.due_kind}
        options={[...optionsOf(DUE_LABELS), { value: '', label: 'Sem data: aguarda norma' }]}
        value={due_kind ?? ''}
        onChange={({ target }) => onChange(withKind(keyOf(DUE_LABELS, target.value), values))}
      />
      {due_kind !== null && (
        <TextField
          label={NUMBER_LABELS[due_kind]}
          inputMode="numeric"
          autoComplete="off"
          required={due_kind !== 'last_business_day'}
          help={due_kind === 'last_business_day' ? 'Vazio: do mês inteiro.' : undefined}
          error={errors['due_number']}
          value={values.due_number}
          onChange={({ target }) => onChange({ due_number: target.value })}
        />
      )}
      <SelectField
        label={LABELS.months_after}
        options={laterMonthOptions(period)}
        error={errors['months_after']}
        value={values.months_after}
        onChange={({ target }) => onChange({ months_after: target.value })}
      />
      <SelectField
        label={LABELS.period}
        options={optionsOf(PERIOD_LABELS)}
        value={period}
        onChange={({ target }) => onChange({ period: keyOf(PERIOD_LABELS, target.value) ?? period })}
      />
    </Columns>
  );
}

const NUMBER_LABELS: Record<NonNullable<RuleContent['due_kind']>, string> = {
  day: 'Dia do vencimento',
  last_business_day: 'Até o dia',
  nth_business_day: 'Qual dia útil',
};

const SHIFTS = [
  { value: 'P', label: 'Próximo dia útil' },
  { value: 'A', label: 'Antecipa' },
  { value: 'F', label: 'Fica no dia' },
  { value: '', label: 'A norma não diz', help: 'A data fica a confirmar.' },
] as const;
const SHIFT_OF: Readonly<Record<string, 'P' | 'A' | 'F'>> = { P: 'P', A: 'A', F: 'F' };

/** Only a day of the month can fall on one without work: nobody's answer to that is guessed. */
function withKind(due_kind: RuleContent['due_kind'], { shift }: RuleFormValues): Partial<RuleFormValues> {
  if (due_kind === null) return { due_kind };
  if (due_kind === 'day') return { due_kind, shift: shift === 'L' ? null : shift, saturdays_count: false };
  return { due_kind, shift: 'L', ...(due_kind === 'last_business_day' && { saturdays_count: false }) };
}

const MOST_MONTHS = 18;
const COUNTED_FROM: Record<RuleContent['period'], string> = {
  month: 'à competência',
  quarter: 'ao trimestre',
  year: 'a dezembro',
};

const laterMonthOptions = (period: RuleContent['period']) =>
  Array.from({ length: MOST_MONTHS + 1 }, (_, months) => ({
    value: String(months),
    label:
      months === 0
        ? 'O próprio'
        : months === 1
          ? `Seguinte ${COUNTED_FROM[period]}`
          : `${months} meses depois`,
  }));

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function keyOf<K extends string>(labels: Readonly<Record<K, string>>, value: string): K | null {
  const keys = Object.keys(labels) as K[]; // of the object itself
  return keys.find((key) => key === value) ?? null;
}
