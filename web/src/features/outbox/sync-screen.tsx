import { Box, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConnectBy } from '#records/asks/connect-by.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { AttentionCard } from './attention-card.tsx';
import { cardId } from './card-id.ts';
import { ConflictCard } from './decisions/conflict-card.tsx';
import { DifferenceList } from './decisions/difference-list.tsx';
import { EngineLog } from './engine-log/engine-log.tsx';
import { PendingList } from './pending-list.tsx';
import type { ShownEntry } from './read-outbox.ts';
import { TroubleNotes } from './connection/trouble-notes.tsx';
import { useConnectionView } from './connection/use-connection-view.ts';
import { useExport } from './use-export.ts';
import { type ShownOutbox, useOutbox } from './use-outbox.ts';

/** /sync: what waits, what needs the person, and why. */
export function SyncScreen() {
  const outbox = useOutbox();
  switch (outbox.kind) {
    case 'loading':
      return (
        <>
          <PageHeading title="Envio" />
          <Card padding="none">
            <SkeletonRows />
          </Card>
        </>
      );
    case 'error':
      return (
        <>
          <PageHeading title="Envio" />
          <Card padding="none">
            <ErrorState
              title="Não deu para ler o que espera envio"
              text="Nada foi perdido: tudo continua guardado neste aparelho."
              onRetry={outbox.retry}
            />
          </Card>
        </>
      );
    case 'ready':
      return (
        <>
          <LoadedOutbox outbox={outbox.value} />
          <EngineLog />
        </>
      );
  }
}

function LoadedOutbox({ outbox }: { outbox: ShownOutbox }) {
  const { attention, differences, pending, pendingCount, quarantine } = outbox;
  const toDecide = attention.length + differences.length;
  const notes = <TroubleNotes quarantine={quarantine} hasWaiting={attention.length + pendingCount > 0} />;
  if (toDecide + pendingCount === 0) return <AllSent notes={notes} />;
  return (
    <>
      <PageHeading
        title={toDecide > 0 ? 'Precisa de atenção' : 'Envio'}
        description={toDecide > 0 ? attentionText(toDecide) : undefined}
        actions={attention.length + pendingCount > 0 && <ExportAll />}
      />
      {notes}
      <ConnectBy />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {attention.length > 0 && <Decisions attention={attention} />}
        <DifferenceList differences={differences} />
        {pendingCount > 0 && <PendingList pending={pending} count={pendingCount} />}
      </Box>
    </>
  );
}

function Decisions({ attention }: { attention: readonly ShownEntry[] }) {
  return (
    <chakra.ul display="grid" gap="3.5" listStyle="none" aria-label="Precisa de atenção">
      {attention.map((shown) => (
        // Below header and connection bar, where something that waits leads here.
        <chakra.li key={shown.entry.op_id} id={cardId(shown.entry.op_id)} scrollMarginTop="24">
          <AttentionEntry shown={shown} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function ExportAll() {
  const exportAll = useExport();
  return (
    <Button variant="outline" size="sm" onClick={() => void exportAll()}>
      <Download size={16} strokeWidth={1.75} aria-hidden />
      Exportar tudo
    </Button>
  );
}

function AttentionEntry({ shown }: { shown: ShownEntry }) {
  return shown.conflict === null ? (
    <AttentionCard shown={shown} />
  ) : (
    <ConflictCard shown={shown} conflict={shown.conflict} />
  );
}

function AllSent({ notes }: { notes: ReactNode }) {
  const view = useConnectionView();
  return (
    <>
      <PageHeading title="Envio" />
      {notes}
      <Card padding="none">
        <EmptyState
          illustration="sent"
          title="Tudo enviado"
          text={
            view.kind === 'offline'
              ? 'Nada espera neste aparelho. O que você fizer sem conexão aparece aqui até ser enviado.'
              : 'Tudo o que você fez está no servidor. O que esperar por conexão aparece aqui.'
          }
        />
      </Card>
    </>
  );
}

const attentionText = (count: number) =>
  `${count === 1 ? '1 alteração espera' : `${count} alterações esperam`} você decidir. ` +
  'Nada foi perdido: tudo está guardado neste aparelho.';
