import { Box, chakra } from '@chakra-ui/react';
import type { RuleCase } from '@portal/domain';
import { Plus } from 'lucide-react';
import { PERSON_LABELS } from '#records/labels/law-labels.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CaseFields } from './case-fields.tsx';
import { Columns } from './columns.tsx';
import type { RuleFieldsProps } from './due-fields.tsx';
import { ofPerson, RULE_FIELD_LABELS as LABELS } from './rule-form.ts';

const MOST_CASES = 6;

/** Who gets it: companies or people, by what they are for the taxes, and where. */
export function WhoFields({ values, errors, onChange }: RuleFieldsProps) {
  const { cases, person } = values;
  const change = (at: number, next: RuleCase | null) =>
    onChange({ cases: cases.flatMap((one, index) => (index !== at ? [one] : next === null ? [] : [next])) });
  return (
    <Box display="grid" gap="3.5">
      <SelectField
        label={LABELS.person}
        options={[
          { value: 'PJ', label: PERSON_LABELS.PJ },
          { value: 'PF', label: PERSON_LABELS.PF },
        ]}
        value={person}
        onChange={({ target }) => onChange(ofPerson(target.value === 'PF' ? 'PF' : 'PJ', cases))}
      />
      {cases.length === 0 && (
        <chakra.p color="fg.muted" textStyle="secondary">
          Sem caso, só a recebe o cliente a quem alguém a der: no cliente, em 'Ajustar obrigações'.
        </chakra.p>
      )}
      {cases.map((one, at) => (
        <CaseFields
          key={at}
          number={at + 1}
          hasRegimes={person === 'PJ'}
          value={one}
          onChange={(next) => change(at, next)}
        />
      ))}
      {cases.length < MOST_CASES && (
        <Button
          size="sm"
          variant="outline"
          justifySelf="start"
          onClick={() => onChange({ cases: [...cases, { regimes: [], payrolls: [] }] })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {cases.length === 0 ? 'Dar por perfil tributário' : 'Outro caso'}
        </Button>
      )}
      <Columns>
        <TextField
          label={LABELS.state}
          help="Vazio: o país inteiro."
          autoComplete="off"
          maxLength={2}
          error={errors['state']}
          value={values.state}
          onChange={({ target }) => onChange({ state: target.value.toUpperCase() })}
        />
        <TextField
          label={LABELS.city}
          help="Vazio: o estado inteiro."
          autoComplete="off"
          maxLength={100}
          error={errors['city']}
          value={values.city}
          onChange={({ target }) => onChange({ city: target.value })}
        />
      </Columns>
    </Box>
  );
}
