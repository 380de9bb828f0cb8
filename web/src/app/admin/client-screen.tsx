import { Box } from '@chakra-ui/react';
import { hasEnded, type Row } from '@portal/domain';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { loadArchiveWords } from '#app/archive-words.ts';
import { LazyPanel } from '#app/startup/lazy-panel.tsx';
import { paths } from '#config/paths.ts';
import { getClient } from '#data/clients/clients.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { unansweredOf } from '#data/messages/inbox.ts';
import { ClientFeeds } from '#features/calendar-feeds/client-feeds.tsx';
import { ClientData } from '#features/clients/client-data.tsx';
import { ClientDialog } from '#features/clients/form/client-dialog.tsx';
import { ContractCard } from '#features/clients/contract/contract-card.tsx';
import { ClientHead } from '#features/clients/client-head.tsx';
import { TaxProfileCard } from '#features/clients/tax-profile-card.tsx';
import { RemoveClientDialog } from '#features/clients/remove-client-dialog.tsx';
import { CompanyExport } from '#features/privacy/company-export.tsx';
import { useMay } from '#session/account/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { CLIENT_SECTIONS, type ClientSection, LATER_SECTIONS, sectionOf } from './client-sections.ts';

type Client = Row<'clients'>;

/** Everything of one client in one place. */
export function ClientScreen() {
  const { id = '' } = useParams();
  const client = useLocalQuery((db) => getClient(db, id), [id]);
  const isPulled = useIsPulled('clients');
  return (
    <ListStates
      query={client}
      errorTitle="Não deu para abrir o cliente"
      isEmpty={(found) => found === null}
      isPulled={isPulled}
      empty={
        <EmptyState
          illustration="search"
          title="Cliente não encontrado"
          text="Ele foi removido ou não está neste aparelho."
          action={
            <Button asChild variant="outline">
              <Link to={paths.admin.clients}>Ver clientes</Link>
            </Button>
          }
        />
      }
    >
      {(found) => found && <ClientPage key={found.id} client={found} />}
    </ListStates>
  );
}

function ClientPage({ client }: { client: Client }) {
  const navigate = useNavigate();
  const editing = useEditing<Client>();
  const [removing, setRemoving] = useState<Client | null>(null);
  const mayRemove = useMay('remove', 'client');
  return (
    <>
      <ClientHead
        client={client}
        onEdit={editing.open}
        onRemove={mayRemove && !hasEnded(client) ? setRemoving : null}
      />
      <Sections client={client} />
      <ClientDialog
        key={editing.opening}
        isOpen={editing.isOpen}
        client={editing.item}
        onClose={editing.close}
      />
      <RemoveClientDialog
        client={removing}
        onClose={() => setRemoving(null)}
        onRemoved={() => void navigate(paths.admin.clients, { replace: true })}
      />
    </>
  );
}

const TABS_ID = 'cliente';

/** Which one is shown is in the URL; the filters of the one before go with it. */
function Sections({ client }: { client: Client }) {
  const [params, setParams] = useSearchParams();
  const section = sectionOf(params.get('secao'));
  const { uid } = useLocalAccount();
  const unread = valueOr(useLocalRead(unansweredOf(client.id, uid)), 0);
  const open = (next: ClientSection) =>
    setParams(next === 'dados' ? {} : { secao: next }, { preventScrollReset: true });
  return (
    <>
      <Tabs
        id={TABS_ID}
        label="Partes do cliente"
        items={CLIENT_SECTIONS.map((item) =>
          item.value === 'conversa' ? { ...item, count: unread, countLabel: unreadLabel(unread) } : item,
        )}
        value={section}
        onChange={open}
      />
      <Box mt="5">
        <TabPanel tabsId={TABS_ID} value={section}>
          {section === 'dados' ? (
            <ClientFacts client={client} />
          ) : (
            <LazyPanel key={section} panel={LATER_SECTIONS[section]} clientId={client.id} />
          )}
        </TabPanel>
      </Box>
    </>
  );
}

/** Its data, and for seniors the way to hand all of it over. */
function ClientFacts({ client }: { client: Client }) {
  const mayExport = useMay('export', 'client');
  return (
    <Box display="grid" gap="3.5">
      <ClientData client={client} />
      <TaxProfileCard client={client} />
      <ContractCard client={client} />
      {!hasEnded(client) && <ClientFeeds client={client} />}
      {mayExport && <CompanyExport client={client} loadWords={loadArchiveWords} />}
    </Box>
  );
}

const unreadLabel = (count: number) => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`);
