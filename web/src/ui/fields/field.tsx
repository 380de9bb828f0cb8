import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every field says around its control. */
export type FieldTexts = {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hideLabel?: boolean | undefined;
};

/** What the control must carry so that label, help and error belong to it. */
export type FieldControl = {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldProps = {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
} & FieldTexts;

const Frame = chakra('div', { base: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' } });
const Label = chakra('label', { base: { textStyle: 'label', color: 'fg' } });

export function Field({ label, help, error, required, hideLabel = false, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = error !== undefined || (help !== undefined && help !== null);
  return (
    <Frame>
      <Label htmlFor={controlId} srOnly={hideLabel}>
        {label}
        {required === true && <RequiredMark />}
      </Label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && <FieldNote id={noteId} help={help} error={error} />}
    </Frame>
  );
}

export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="error.fg">
      {' *'}
    </chakra.span>
  );
}

type FieldNoteProps = {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error: string | undefined;
};

/** The error takes the place of the help. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (error === undefined) {
    return (
      <chakra.p id={id} textStyle="meta" color="fg.muted">
        {help}
      </chakra.p>
    );
  }
  return (
    <chakra.p id={id} display="flex" gap="1.5" textStyle="meta" color="error.fg" fontWeight="medium">
      <CircleAlert size={16} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
      {error}
    </chakra.p>
  );
}
