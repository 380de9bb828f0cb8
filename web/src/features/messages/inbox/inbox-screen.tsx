import { Box, chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type LocalQuery, useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { type Inbox, inboxOf, type InboxView } from '#data/messages/inbox.ts';
import { staffOfOffice } from '#data/people/office-staff.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { NothingFound } from '#ui/lists/nothing-found.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
import { InboxList } from './inbox-list.tsx';
import { StaffConversation } from '../staff-conversation.tsx';

const PARAM_NAMES = ['cliente', 'fila'] as const;
const TABS_ID = 'conversas';
const VIEWS: Record<InboxView, { label: string; param: string | null; empty: string }> = {
  mine: { label: 'Minhas', param: 'minhas', empty: 'As conversas que estão com você aparecem aqui.' },
  unassigned: {
    label: 'Sem dono',
    param: 'sem-dono',
    empty: 'As conversas de que ninguém cuida ainda aparecem aqui.',
  },
  team: { label: 'Equipe', param: null, empty: 'O que os clientes escreverem ao escritório aparece aqui.' },
};
const VIEW_ORDER: readonly InboxView[] = ['mine', 'unassigned', 'team'];
/** Conversations shown at first, and more with each press. */
const PAGE = 50;

/** 'Mensagens': what the clients wrote, who looks after it, and the conversation beside it. */
export function InboxScreen() {
  const { uid } = useLocalAccount();
  const [{ cliente, fila }, setParams] = useFilterParams(PARAM_NAMES);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const asked = useDeferredValue(query);
  const view = VIEW_ORDER.find((name) => VIEWS[name].param === fila) ?? 'team';
  const inbox = useLocalRead(inboxOf(uid, { view, query: asked, limit }));
  const people = useLocalRead(staffOfOffice);
  const staff = valueOr(people, []);
  const unread = inbox.kind === 'ready' ? inbox.value.unread : null;
  return (
    <>
      <PageHeading title="Mensagens" description="Conversas com os clientes." />
      <Columns data-open={cliente !== null || undefined}>
        <ListCard padding="none">
          <Box display="grid" gap="2.5" p="3" css={{ '& > [role=search]': { maxWidth: 'none' } }}>
            <Tabs
              id={TABS_ID}
              label="Conversas"
              variant="segment"
              items={VIEW_ORDER.map((name) => ({
                value: name,
                label: VIEWS[name].label,
                count: unread?.[name],
                countLabel: `${unread?.[name] ?? 0} com mensagens não lidas`,
              }))}
              value={view}
              onChange={(next) => setParams({ fila: VIEWS[next].param })}
            />
            <SearchField placeholder="Buscar cliente" value={query} onChange={setQuery} />
          </Box>
          <TabPanel tabsId={TABS_ID} value={view}>
            <Threads
              {...{ inbox, view, query }}
              openId={cliente}
              staffNames={new Map(staff.map(({ id, full_name }) => [id, full_name]))}
              onOpen={(clientId) => setParams({ cliente: clientId })}
              onMore={() => setLimit(limit + PAGE)}
              onTeam={() => setParams({ fila: VIEWS.team.param })}
              onAll={() => setQuery('')}
            />
          </TabPanel>
        </ListCard>
        {cliente === null ? (
          <Unopened padding="none">
            <EmptyState
              illustration="messages"
              title="Escolha uma conversa"
              text="Ela abre aqui, com o campo para responder."
            />
          </Unopened>
        ) : (
          <StaffConversation
            key={cliente}
            clientId={cliente}
            staff={staff.map(({ id, full_name }) => ({ value: id, label: full_name }))}
            onBack={() => setParams({ cliente: null })}
          />
        )}
      </Columns>
    </>
  );
}

type ThreadsProps = {
  inbox: LocalQuery<Inbox>;
  view: InboxView;
  query: string;
  openId: string | null;
  staffNames: ReadonlyMap<string, string>;
  onOpen: (clientId: string) => void;
  onMore: () => void;
  onTeam: () => void;
  onAll: () => void;
};

function Threads({ inbox, view, query, onMore, onTeam, onAll, ...list }: ThreadsProps) {
  return (
    <ListStates
      query={inbox}
      errorTitle="Não deu para carregar as conversas"
      isEmpty={({ threads }) => threads.length === 0}
      isPulled={inbox.kind === 'ready' && inbox.value.isComplete}
      isFramed
      empty={
        query.trim() === '' ? (
          <EmptyState
            illustration="messages"
            title="Nenhuma conversa"
            text={VIEWS[view].empty}
            action={
              view === 'team' ? (
                <Button asChild variant="outline">
                  <Link to={paths.admin.clients}>Escolher um cliente</Link>
                </Button>
              ) : (
                <Button variant="outline" onClick={onTeam}>
                  Ver as da equipe
                </Button>
              )
            }
          />
        ) : (
          <NothingFound title="Nenhum cliente encontrado" onAll={onAll} />
        )
      }
    >
      {({ threads, total, isComplete, hasMessages }) => (
        <>
          <InboxList threads={threads} isComplete={isComplete && hasMessages} {...list} />
          {total > threads.length && (
            <Box p="3" borderTopWidth="1px" borderColor="border">
              <Button size="sm" variant="outline" onClick={onMore}>
                Mostrar mais
              </Button>
            </Box>
          )}
        </>
      )}
    </ListStates>
  );
}

/** List and conversation beside each other where there is room; else the one that is wanted. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
    gap: '4',
    alignItems: 'start',
    lgDown: { '&[data-open] > :first-child': { display: 'none' } },
  },
});

const ListCard = chakra(Card, { base: { overflow: 'hidden' } });
const Unopened = chakra(Card, { base: { display: { base: 'none', lg: 'block' } } });
