import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { SyncMark, type SyncState } from './sync-mark.tsx';

type RowNameProps = {
  readonly name: string;
  readonly state: { kind: SyncState } | undefined;
  /** The page of what the row stands for. */
  readonly to?: string | undefined;
};

/** A row's name, and under it what is not yet on the server: in the panel 'enviado' goes without saying. */
export function RowName({ name, state, to }: RowNameProps) {
  return (
    <>
      <Box overflowWrap="anywhere">{to === undefined ? name : <NameLink to={to}>{name}</NameLink>}</Box>
      {state !== undefined && state.kind !== 'sent' && (
        <Box fontWeight="normal" lineHeight="1">
          <SyncMark state={state.kind} size="sm" />
        </Box>
      )}
    </>
  );
}

const NameLink = chakra(Link, {
  base: { borderRadius: 'sm', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
