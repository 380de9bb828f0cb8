import { chakra } from '@chakra-ui/react';
import type { RefusedFile } from '#data/repositories/documents.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { REFUSAL_LABELS } from './document-labels.ts';
import { visibleFilename } from './safe-filename.ts';

type RefusedFilesProps = { refused: readonly RefusedFile[]; onDismiss: () => void };

/** Each file that was not taken, by its name, with the reason. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  if (refused.length === 0) return null;
  return (
    <chakra.div mt="3">
      <Note
        kind="attention"
        role="alert"
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
        <chakra.ul display="grid" gap="1" listStyle="none">
          {refused.map(({ filename, reason }, index) => (
            <li key={index}>
              <chakra.b fontWeight="strong" overflowWrap="anywhere">
                <bdi>{visibleFilename(filename)}</bdi>
              </chakra.b>
              {': '}
              {REFUSAL_LABELS[reason]}
            </li>
          ))}
        </chakra.ul>
      </Note>
    </chakra.div>
  );
}
