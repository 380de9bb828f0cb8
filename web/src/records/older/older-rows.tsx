import { chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { OlderEntity } from '#data/older/older-rows.ts';
import { bringClient } from '#data/portfolio/portfolio.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { Button } from '#ui/button.tsx';
import { useCoverage } from './use-coverage.ts';
import { monthOfWindow, useOlderRows } from './use-older-rows.ts';

type OlderRowsProps = {
  readonly entity: OlderEntity;
  /** null: of all. */
  readonly clientId: string | null;
};

/** Under a list: since when this device keeps what it shows, and what is older a page at a time. Give it a key per client. */
export function OlderRows({ entity, clientId }: OlderRowsProps) {
  const { isPortfolio, of } = useCoverage(entity, clientId);
  if (of === 'other' && clientId !== null) return <OtherClient clientId={clientId} />;
  return (
    <>
      {of === 'guest' && <Line>Cliente de outra carteira: fica neste aparelho por um dia.</Line>}
      {isPortfolio && clientId === null ? (
        <Line>Só a sua carteira. O que é mais antigo, ou de outros, busca-se na página de cada cliente.</Line>
      ) : (
        <OlderPages entity={entity} clientId={clientId} />
      )}
    </>
  );
}

/** Somebody else looks after this client: what is here of it was not asked for. */
function OtherClient({ clientId }: { readonly clientId: string }) {
  const { db } = useLocalAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const [state, setState] = useState<'idle' | 'brought' | 'failed'>('idle');
  const bring = async () => {
    const brought = await tryToStore(db, () => bringClient(db, clientId));
    setState(brought.ok ? 'brought' : 'failed');
  };
  return (
    <Line aria-label="Outra carteira">
      <span role="status">
        {state === 'failed' && 'Não deu para guardar neste aparelho. '}
        Este cliente não é da sua carteira: os registros dele não estão neste aparelho.
        {!isOnline && ' Só podem ser lidos com conexão.'}
      </span>
      {isOnline && (
        <Button size="sm" variant="outline" disabled={state === 'brought'} onClick={() => void bring()}>
          {state === 'brought' ? 'Buscando...' : 'Trazer para este aparelho'}
        </Button>
      )}
    </Line>
  );
}

function OlderPages({ entity, clientId }: OlderRowsProps) {
  const { since, isOnline, reading, readMore } = useOlderRows(entity, clientId);
  if (since === null) return null;
  const month = monthOfWindow(since);
  const isOver = reading.kind === 'at_end';
  return (
    <Line aria-label="Registros anteriores">
      <span role="status">
        {reading.kind === 'failed' && 'Não deu para ler os registros anteriores. '}
        {textOf(month, reading.count, isOver, isOnline)}
      </span>
      {isOnline && !isOver && (
        <Button
          size="sm"
          variant="outline"
          disabled={reading.kind === 'reading'}
          onClick={() => void readMore()}
        >
          {reading.kind === 'reading' ? 'Buscando...' : `Buscar de antes de ${month}`}
        </Button>
      )}
    </Line>
  );
}

function textOf(month: string, count: number, isOver: boolean, isOnline: boolean): string {
  const here = `Este aparelho guarda o que mudou desde ${month} e o que está em aberto.`;
  const came =
    count === 1
      ? `1 registro de antes de ${month} está neste aparelho, por um dia.`
      : `${formatCount(count)} registros de antes de ${month} estão neste aparelho, por um dia.`;
  if (isOver) return count === 0 ? 'Não há nada mais antigo.' : `${came} Não há nada mais antigo.`;
  if (!isOnline) return `${here} O que é mais antigo só pode ser lido com conexão.`;
  return count === 0 ? here : came;
}

const Line = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: '4',
    textStyle: 'meta',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
