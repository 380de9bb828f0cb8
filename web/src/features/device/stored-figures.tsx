import { chakra } from '@chakra-ui/react';
import { formatCount, formatInstantMinute, toInstant } from '@portal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useConnection } from '#data/live/connection.ts';
import { filesText, KIND_LABELS } from './device-labels.ts';
import type { DeviceStorage } from './device-storage.ts';

export function StoredFigures({ storage }: { readonly storage: DeviceStorage }) {
  const { connection } = useConnection();
  const { rows, files, pinned, slips, unsent } = storage;
  const syncedAt = connection.last_synced_at;
  return (
    <List>
      {rows.map(({ kind, count }) => (
        <Figure key={kind} name={KIND_LABELS[kind]}>
          {formatCount(count)}
        </Figure>
      ))}
      <Figure name="Arquivos guardados">{filesText(files)}</Figure>
      {slips.count > 0 && <Figure name="Guias a pagar">{filesText(slips)}</Figure>}
      <Figure name="Mantidos por você">{filesText(pinned)}</Figure>
      <Figure name="Esperando envio">
        {unsent === 0 ? 'nada' : <WaitingLink to={paths.sync}>{formatCount(unsent)}</WaitingLink>}
      </Figure>
      <Figure name="Última sincronização">
        {syncedAt === null ? 'ainda não houve' : formatInstantMinute(toInstant(new Date(syncedAt)))}
      </Figure>
    </List>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd fontWeight="semibold" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </div>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    // Two columns wherever the card has room for them, whatever is next to it.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    columnGap: '10',
    mt: '3',
    fontSize: 'secondary',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '4',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
});

const WaitingLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    px: '3',
    py: '2',
    me: '-3',
  },
});
