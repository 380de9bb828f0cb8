import { CALENDAR_LABELS } from '#records/labels/law-labels.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Columns } from './columns.tsx';
import { DAY_FIELD_LABELS as LABELS, type DayFormValues } from './day-form.ts';

type DayFieldsProps = {
  values: DayFormValues;
  errors: Readonly<Partial<Record<keyof DayFormValues, string>>>;
  onChange: (next: Partial<DayFormValues>) => void;
};

/** The day, whose offices it closes, and where. */
export function DayFields({ values, errors, onChange }: DayFieldsProps) {
  const text = (field: 'date' | 'name' | 'state' | 'city') => ({
    label: LABELS[field],
    autoComplete: 'off',
    error: errors[field],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <Columns>
        <TextField {...text('date')} type="date" required />
        <SelectField
          label={LABELS.calendar}
          options={Object.entries(CALENDAR_LABELS).map(([value, label]) => ({ value, label }))}
          value={values.calendar}
          onChange={({ target: { value } }) =>
            onChange({ calendar: value === 'bank' || value === 'fiscal' ? value : 'both' })
          }
        />
      </Columns>
      <TextField {...text('name')} required maxLength={80} />
      <Columns>
        <TextField {...text('state')} help="Vazio: todos os clientes do escritório." maxLength={2} />
        <TextField {...text('city')} help="Vazio: o estado inteiro." maxLength={100} />
      </Columns>
    </>
  );
}
