import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { type FieldTexts, Field } from './field.tsx';
import { Input } from './text-field.tsx';

export type PasswordFieldProps = {} & FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'required' | 'color' | 'type'>;

export function PasswordField({ label, help, error, required, hideLabel, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, help, error, required, hideLabel, id }}>
      {(control) => (
        <Box position="relative">
          <Input type={isShown ? 'text' : 'password'} pe="48px" {...input} {...control} />
          <IconButton
            label={isShown ? 'Ocultar caracteres' : 'Mostrar caracteres'}
            aria-pressed={isShown}
            size="md"
            position="absolute"
            right="0"
            top="0"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
