import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '#ui/theme/recipes.ts';
import { type FieldTexts, Field } from './field.tsx';

export const Input = chakra('input', inputRecipe);

/** Takes `register('name')` of react-hook-form as it is. */
export type TextFieldProps = {
  readonly controlSize?: 'sm' | 'md';
} & FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'required' | 'color'>;

export function TextField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  controlSize,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, required, hideLabel, id }}>
      {(control) => <Input type="text" size={controlSize ?? 'md'} {...input} {...control} />}
    </Field>
  );
}
