import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { SyncBar } from '#ui/feedback/sync-bar.tsx';
import type { ConnectionView } from './connection-view.ts';
import { useConnectionView } from './use-connection-view.ts';

/** Under the header while there is no connection, and while catching up after it. With nothing to say it is not there. */
export function ConnectionBar() {
  const view = useConnectionView();
  const isCatchingUp = useIsCatchingUp(view);
  switch (view.kind) {
    case 'offline':
      return (
        <SyncBar kind="offline">
          <OfflineSentence since={view.since} waiting={view.waiting} />
        </SyncBar>
      );
    case 'sign_in_needed':
      return (
        <SyncBar kind="offline">
          <span>Entre de novo para enviar e receber.</span>
          <Link to={paths.auth}>Entrar</Link>
        </SyncBar>
      );
    case 'restoring':
      return (
        <SyncBar kind="offline">
          <span>Recuperando os dados do escritório: o que você fizer fica guardado aqui.</span>
        </SyncBar>
      );
    case 'sending':
      if (!isCatchingUp) return null;
      return (
        <SyncBar kind="sending">
          <Link to={paths.sync}>{`Conexão de volta, enviando ${view.current} de ${view.total}`}</Link>
        </SyncBar>
      );
    case 'attention':
    case 'all_sent':
      return null;
  }
}

/** One line on every width: where there is no room for the link, the sentence itself leads to the outbox. */
function OfflineSentence({ since, waiting }: { since: string | null; waiting: number }) {
  const sentence = since === null ? 'Sem conexão' : `Sem conexão – última sincronização ${since}`;
  if (waiting === 0) return <span>{sentence}</span>;
  return (
    <>
      <chakra.span hideBelow="md">{sentence}</chakra.span>
      <chakra.span hideBelow="md">
        <Link to={paths.sync}>{waiting === 1 ? '1 item no aparelho' : `${waiting} itens no aparelho`}</Link>
      </chakra.span>
      <chakra.span hideFrom="md">
        <Link to={paths.sync}>{sentence}</Link>
      </chakra.span>
    </>
  );
}

/** True from the moment the connection is back until all that waited is sent: an edit made online shows no bar. */
function useIsCatchingUp({ kind }: ConnectionView): boolean {
  const [wasOffline, setWasOffline] = useState(kind === 'offline');
  if (kind === 'offline' && !wasOffline) setWasOffline(true);
  if ((kind === 'all_sent' || kind === 'attention') && wasOffline) setWasOffline(false);
  return wasOffline && kind === 'sending';
}
