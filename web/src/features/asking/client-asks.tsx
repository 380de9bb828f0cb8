import { Box, chakra } from '@chakra-ui/react';
import { formatMonthName, type Row } from '@portal/domain';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type Asked, asksOfClient } from '#data/asks/asks.ts';
import { getClient } from '#data/clients/clients.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { AskedCard } from './asked-card.tsx';

/** What one client was asked for, on its page in the panel, in folders by month. */
export function ClientAsks({ clientId }: { clientId: string }) {
  const asks = useLocalRead(asksOfClient(clientId));
  const client = valueOr(
    useLocalQuery((db) => getClient(db, clientId), [clientId]),
    null,
  );
  const isPulled = useIsPulled('document_requests', 'request_items');
  const asking = useEditing<never>();
  return (
    <>
      <PageHeading
        variant="section"
        title="Pedidos de documentos"
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={paths.admin.asks}>Modelos de pedido</Link>
            </Button>
            <Button onClick={asking.create}>
              <Plus size={20} strokeWidth={1.75} aria-hidden />
              Pedir documentos
            </Button>
          </>
        }
      />
      <ListStates
        query={asks}
        isPulled={isPulled}
        errorTitle="Não deu para carregar os pedidos"
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            illustration="documents"
            headingLevel="h3"
            title="Nenhum documento pedido"
            text="O que você pedir aparece aqui, com a resposta do cliente."
          />
        }
      >
        {(all) => <Folders asks={all} client={client} />}
      </ListStates>
      <AskDialog key={asking.opening} isOpen={asking.isOpen} clientId={clientId} onClose={asking.close} />
    </>
  );
}

type FoldersProps = { asks: readonly Asked[]; client: Row<'clients'> | null };

function Folders({ asks, client }: FoldersProps) {
  const months = [...new Set(asks.map(({ competence }) => competence))].sort(newestFirst);
  return (
    <Box display="grid" gap="6">
      {months.map((month) => (
        <section key={month}>
          <chakra.h3 fontWeight="semibold" mb="2">
            {month === null ? 'Sem mês' : formatMonthName(`${month}-01`)}
          </chakra.h3>
          <Box display="grid" gap="3">
            {asks
              .filter(({ competence }) => competence === month)
              .map((ask) => (
                <AskedCard key={ask.id} ask={ask} client={client} />
              ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

const newestFirst = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? -1 : 1);
