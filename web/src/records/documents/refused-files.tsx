import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

type RefusedFilesProps = {
  /** Each with its reason, as the person reads them. */
  readonly refused: readonly { readonly filename: string; readonly reason: string }[];
  readonly onDismiss: () => void;
  /** A notice says it already: heard twice it would be two failures. */
  readonly isTold?: boolean;
};

/** Each file that was not taken, by its name, with the reason. */
export function RefusedFiles({ refused, onDismiss, isTold = false }: RefusedFilesProps) {
  if (refused.length === 0) return null;
  return (
    <Note
      kind="attention"
      {...(isTold ? {} : { role: 'alert' })}
      action={
        <Button
          size="sm"
          variant="outline"
          bg="transparent"
          color="inherit"
          borderColor="attention.line"
          onClick={onDismiss}
        >
          Entendi
        </Button>
      }
    >
      <chakra.ul aria-label="Arquivos não aceitos" display="grid" gap="1" listStyle="none">
        {refused.map(({ filename, reason }, index) => (
          <li key={index}>
            <chakra.b fontWeight="strong" overflowWrap="anywhere">
              <bdi>{filename}</bdi>
            </chakra.b>
            {': '}
            {reason}
          </li>
        ))}
      </chakra.ul>
    </Note>
  );
}
