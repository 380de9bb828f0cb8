import { Box, chakra } from '@chakra-ui/react';
import { MAX_CHECKLIST_ITEMS } from '@portal/domain';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/text-field.tsx';
import type { Step } from './task-form.ts';

/** As the schema and the rules have it. */
const MAX_STEP_LENGTH = 200;

type ChecklistFieldProps = {
  label: string;
  steps: readonly Step[];
  error: string | undefined;
  onChange: (steps: Step[]) => void;
};

/** The steps of a task, to be written, ticked and taken out. Enter goes on to the next one. */
export function ChecklistField({ label, steps, error, onChange }: ChecklistFieldProps) {
  const labelId = useId();
  const noteId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isFull = steps.length >= MAX_CHECKLIST_ITEMS;
  const change = (index: number, step: Partial<Step>) =>
    onChange(steps.map((old, at) => (at === index ? { ...old, ...step } : old)));
  const add = () => {
    if (isFull) return;
    onChange([...steps, { text: '', done: false }]);
    // Once it is drawn.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child input[type=text]')?.focus(),
    );
  };
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <chakra.span id={labelId} textStyle="label" display="block" mb="1">
        {label}
      </chakra.span>
      <chakra.ul ref={list} listStyle="none" display="grid" gap="1">
        {steps.map((step, index) => (
          <chakra.li key={index} display="flex" alignItems="center" gap="1">
            <CheckBox
              label={`Passo ${index + 1} feito`}
              hideLabel
              checked={step.done}
              onChange={({ target }) => change(index, { done: target.checked })}
            />
            <Input
              type="text"
              flex="1"
              minWidth="0"
              aria-label={`Passo ${index + 1}`}
              maxLength={MAX_STEP_LENGTH}
              autoComplete="off"
              value={step.text}
              onChange={({ target }) => change(index, { text: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault(); // else the form is sent
                add();
              }}
            />
            <IconButton
              label={`Tirar o passo ${index + 1}`}
              onClick={() => onChange(steps.filter((_, at) => at !== index))}
            >
              <X size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </chakra.li>
        ))}
      </chakra.ul>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        mt={steps.length === 0 ? '0' : '1.5'}
      >
        <Button size="sm" variant="outline" disabled={isFull} onClick={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Adicionar passo
        </Button>
        <FieldNote
          id={noteId}
          error={error}
          help={isFull ? `Cabem até ${MAX_CHECKLIST_ITEMS} passos.` : undefined}
        />
      </Box>
    </Box>
  );
}
