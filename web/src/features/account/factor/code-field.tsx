import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';

/** Six digits of an authenticator app, filled in by the device where it knows them. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Código de 6 números"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Apps show it as '123 456', and so it is pasted.
      maxLength={9}
      aria-required
      {...props}
    />
  );
}
