import { Box, chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { PendingList } from './pending-list.tsx';
import { useConnectionView } from './use-connection-view.ts';
import { useExport } from './use-export.ts';
import type { Outbox, ShownEntry } from './read-outbox.ts';
import { useOutbox } from './use-outbox.ts';

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
      return <LoadedOutbox outbox={outbox.value} />;
  }
}

function LoadedOutbox({ outbox }: { outbox: Outbox }) {
  const { attention, pending, pendingCount } = outbox;
  const exportAll = useExport();
  if (attention.length + pendingCount === 0) return <AllSent />;
  return (
    <>
      <PageHeading
        title={attention.length > 0 ? 'Precisa de atenção' : 'Envio'}
        description={attention.length > 0 ? attentionText(attention.length) : undefined}
        actions={
          <Button variant="outline" size="sm" onClick={() => void exportAll()}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            Exportar tudo
          </Button>
        }
      />
      <Box
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: attention.length > 0 ? 'minmax(0, 1fr) 320px' : 'minmax(0, 1fr)',
        }}
        gap="4"
        alignItems="start"
      >
        {attention.length > 0 && (
          <chakra.ul display="grid" gap="3.5" listStyle="none" aria-label="Precisa de atenção">
            {attention.map((shown) => (
              <li key={shown.entry.op_id}>
                <AttentionEntry shown={shown} />
              </li>
            ))}
          </chakra.ul>
        )}
        {pendingCount > 0 && <PendingList pending={pending} count={pendingCount} />}
      </Box>
    </>
  );
}

function AttentionEntry({ shown }: { shown: ShownEntry }) {
  return shown.conflict === null ? (
    <AttentionCard shown={shown} />
  ) : (
    <ConflictCard shown={shown} conflict={shown.conflict} />
  );
}

function AllSent() {
  const view = useConnectionView();
  return (
    <>
      <PageHeading title="Envio" />
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
