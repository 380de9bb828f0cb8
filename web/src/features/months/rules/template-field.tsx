import { Box } from '@chakra-ui/react';
import { calendarDateOf, newRuleContent, RULE_TEMPLATES, type RuleContent } from '@portal/domain';
import { useState } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type RuleFormValues, toRuleFormValues } from './rule-form.ts';

/** What a new rule begins with, by the key of a template; '' is blank. */
export function startOf(key: string): RuleContent {
  const template = RULE_TEMPLATES.find((one) => one.key === key) ?? null;
  const content = newRuleContent(template, calendarDateOf(new Date()));
  // The day is asked for: that no norm has given one is said, and no default.
  return { ...content, due_kind: content.due_kind ?? 'day' };
}

type TemplateFieldProps = {
  /** Puts what the template knows into the form. */
  onStart: (values: RuleFormValues) => void;
};

/** What a rule of the firm's own begins with: states, cities and contracts decide the rest. */
export function TemplateField({ onStart }: TemplateFieldProps) {
  const [key, setKey] = useState('');
  const hint = RULE_TEMPLATES.find((one) => one.key === key)?.hint;
  return (
    <Box display="grid" gap="2">
      <SelectField
        label="Modelo"
        placeholder="Em branco"
        help="Cidades e estados diferentes são regras diferentes: faça uma para cada."
        options={RULE_TEMPLATES.map(({ key: value, title }) => ({ value, label: title }))}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          onStart(toRuleFormValues(startOf(target.value)));
        }}
      />
      {hint !== undefined && <Note>{hint}</Note>}
    </Box>
  );
}
