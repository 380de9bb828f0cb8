import { chakra } from '@chakra-ui/react';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Columns } from './columns.tsx';
import { DueFields, type RuleFieldsProps } from './due-fields.tsx';
import { RULE_FIELD_LABELS as LABELS } from './rule-form.ts';
import { VerifiedOn } from './verified-on.tsx';
import { WhoFields } from './who-fields.tsx';

/** Everything of a rule that a person fills in. */
export function RuleFields({ values, errors, onChange }: RuleFieldsProps) {
  const text = (field: 'title' | 'basis' | 'valid_from' | 'valid_to') => ({
    label: LABELS[field],
    autoComplete: 'off',
    error: errors[field],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <TextField {...text('title')} required maxLength={120} />
      <DueFields {...{ values, errors, onChange }} />
      <section>
        <chakra.h3 textStyle="cardTitle" mb="2">
          Para quem
        </chakra.h3>
        <WhoFields {...{ values, errors, onChange }} />
      </section>
      <TextField {...text('basis')} required maxLength={300} />
      <Columns>
        <TextField
          {...text('valid_from')}
          placeholder="MM/AAAA"
          help="A primeira competência. Vazio: desde antes de 2024."
        />
        <TextField {...text('valid_to')} placeholder="Sem data" help="A última competência." />
      </Columns>
      <VerifiedOn date={values.verified_on} onVerify={(verified_on) => onChange({ verified_on })} />
      <SwitchField
        label={LABELS.is_active}
        help="Fora de uso, ninguém mais a recebe. Nada é apagado."
        checked={values.is_active}
        onChange={({ target }) => onChange({ is_active: target.checked })}
      />
    </>
  );
}
