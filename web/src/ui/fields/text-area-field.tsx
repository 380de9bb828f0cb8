import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '#ui/theme/recipes.ts';
import { type FieldTexts, Field } from './field.tsx';

export const TextArea = chakra('textarea', inputRecipe);

export type TextAreaFieldProps = {} & FieldTexts & Omit<ComponentProps<'textarea'>, 'required' | 'color'>;

export function TextAreaField({ label, help, error, required, hideLabel, id, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, help, error, required, hideLabel, id }}>
      {(control) => <TextArea rows={3} resize="vertical" {...area} {...control} />}
    </Field>
  );
}
