import { Box } from '@chakra-ui/react';
import type { RefusedFile } from '#data/files/add-documents.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { toldRefusal } from '#records/labels/file-labels.ts';

type PortalRefusalsProps = {
  readonly refused: readonly RefusedFile[];
  readonly onDismiss: () => void;
};

/** Below the drop zone: the files that were not taken. A notice has said so already. */
export function PortalRefusals({ refused, onDismiss }: PortalRefusalsProps) {
  return (
    <Box mt="3">
      <RefusedFiles refused={refused.map(toldRefusal)} onDismiss={onDismiss} isTold />
    </Box>
  );
}
