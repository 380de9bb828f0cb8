import type { MaskInputOptions } from 'maska';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useMask } from './use-mask.ts';

type MaskedFieldProps = Omit<TextFieldProps, 'ref' | 'name' | 'onChange' | 'onBlur'> & {
  /** A constant. */
  mask: MaskInputOptions;
  registration: UseFormRegisterReturn;
};

/** A text field that keeps the form of what is typed. */
export function MaskedField({ mask, registration, ...field }: MaskedFieldProps) {
  return <TextField autoComplete="off" {...registration} {...field} ref={useMask(mask, registration)} />;
}
