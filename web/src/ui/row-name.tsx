import { Box } from '@chakra-ui/react';
import { SyncMark, type SyncState } from './sync-mark.tsx';

/** A row's name, and under it what is not yet on the server: in the panel 'enviado' goes without saying. */
export function RowName({ name, state }: { name: string; state: { kind: SyncState } | undefined }) {
  return (
    <>
      <Box overflowWrap="anywhere">{name}</Box>
      {state !== undefined && state.kind !== 'sent' && (
        <Box fontWeight="normal" lineHeight="1">
          <SyncMark state={state.kind} size="sm" />
        </Box>
      )}
    </>
  );
}
