import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '#ui/theme/recipes.ts';
import { type FieldTexts, Field } from './field.tsx';

const Select = chakra('select', inputRecipe);

export type SelectOption = {
  readonly value: string;
  readonly label: string;
};

export type SelectFieldProps = {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen back when the field is required. */
  readonly placeholder?: string | undefined;
  readonly controlSize?: 'sm' | 'md';
} & FieldTexts &
  Omit<ComponentProps<'select'>, 'size' | 'required' | 'color'>;

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, required, hideLabel, id, options, placeholder, controlSize, ...select } = props;
  return (
    <Field {...{ label, help, error, required, hideLabel, id }}>
      {(control) => (
        <Box position="relative">
          <Select
            size={controlSize ?? 'md'}
            pe="9"
            textOverflow="ellipsis"
            cursor="pointer"
            {...select}
            {...control}
          >
            {placeholder !== undefined && (
              <option value="" disabled={required === true}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box
            position="absolute"
            right="3"
            top="0"
            bottom="0"
            display="grid"
            alignItems="center"
            pointerEvents="none"
          >
            <ChevronDown size={16} aria-hidden />
          </Box>
        </Box>
      )}
    </Field>
  );
}
