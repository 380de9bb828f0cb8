import { Box } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from '#ui/fields/text-field.tsx';

type SearchFieldProps = {
  /** Begins with 'Buscar'. It is the field's name too. */
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly controlSize?: 'sm' | 'md';
} & Omit<ComponentProps<'input'>, 'size' | 'color' | 'type' | 'value' | 'onChange' | 'placeholder'>;

export function SearchField({ placeholder, value, onChange, controlSize = 'sm', ...rest }: SearchFieldProps) {
  return (
    <Box
      role="search"
      position="relative"
      flex={{ base: '1 1 100%', md: '1 1 200px' }}
      maxWidth={{ md: '300px' }}
    >
      <Box
        position="absolute"
        left="2.5"
        top="0"
        bottom="0"
        display="grid"
        alignItems="center"
        color="fg.subtle"
      >
        <Search size={18} aria-hidden style={{ position: 'relative', zIndex: 1 }} />
      </Box>
      <Input
        type="search"
        aria-label={placeholder}
        autoComplete="off"
        ps="9"
        size={controlSize}
        {...rest}
        {...{ placeholder, value }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}
