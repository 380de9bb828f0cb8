import { Field } from '#ui/field.tsx';
import { Input } from '#ui/text-field.tsx';

type FileFieldProps = {
  error: string | undefined;
  /** null when the choice was taken back. */
  onFile: (file: File | null) => void;
};

export function FileField({ error, onFile }: FileFieldProps) {
  return (
    <Field label="Arquivo" required error={error} help="PDF, DOC, XLS, CSV, OFX, XML e imagens, até 25 MB">
      {(control) => (
        <Input
          {...control}
          type="file"
          css={{
            '&::file-selector-button': {
              me: '3',
              px: '3',
              py: '1',
              borderWidth: '1px',
              borderColor: 'border.emphasized',
              borderRadius: 'sm',
              bg: 'bg.subtle',
              color: 'fg',
              fontWeight: 'semibold',
              cursor: 'pointer',
            },
          }}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
