import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Field } from '#ui/fields/field.tsx';

type FileFieldProps = {
  error: string | undefined;
  /** null when the choice was taken back. */
  onFile: (file: File | null) => void;
};

/** The browser's own field speaks the browser's language: it lies unseen over one that speaks Portuguese. */
export function FileField({ error, onFile }: FileFieldProps) {
  const [name, setName] = useState<string | null>(null);
  return (
    <Field label="Arquivo" required error={error} help="PDF, DOC, XLS, CSV, OFX, XML e imagens, até 25 MB">
      {(control) => (
        <Box position="relative">
          <NativeField
            {...control}
            type="file"
            onChange={(event) => {
              const file = event.target.files?.[0] ?? null;
              setName(file?.name ?? null);
              onFile(file);
            }}
          />
          <Shown aria-hidden data-invalid={error === undefined ? undefined : true}>
            <Box as="span" px="3" py="1" borderRadius="sm" bg="bg.muted" fontWeight="semibold" flexShrink="0">
              Escolher arquivo
            </Box>
            <Box as="span" truncate color={name === null ? 'fg.subtle' : 'fg'}>
              {name ?? 'Nenhum arquivo escolhido'}
            </Box>
          </Shown>
        </Box>
      )}
    </Field>
  );
}

const NativeField = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    opacity: '0',
    cursor: 'pointer',
    '&:focus-visible + div': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      borderColor: 'brand.focusRing',
    },
  },
});

const Shown = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    px: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    '&[data-invalid]': { borderColor: 'error.line', boxShadow: 'inset 0 0 0 1px {colors.error.line}' },
  },
});
