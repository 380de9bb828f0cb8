import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { LazyPanel } from '#app/startup/lazy-panel.tsx';
import { PortalDocuments } from '#features/documents/portal/portal-documents.tsx';
import { useSession } from '#session/session-context.ts';
import { Note } from '#ui/feedback/note.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { LAZY_PANELS } from './lazy-panels.ts';
import type { PortalTab } from './portal-tab.ts';
import { PORTAL_TABS_ID } from './portal-tabs.tsx';

type PortalScreenProps = {
  tab: PortalTab;
  clientId: string | null;
  /** Where 'Este mês' is. */
  month: To;
  /** How far the person's work is. */
  sentMark: ReactNode;
};

/** The chat brings its own, in its frame. */
const TITLES: Record<PortalTab, string | null> = {
  documentos: 'Meus Documentos',
  obrigacoes: 'Minhas Obrigações',
  chat: null,
};

const MonthLine = lazyPart(
  () => import('./month-line.tsx'),
  (module) => module.MonthLine,
);

export function PortalScreen({ tab, clientId, month, sentMark }: PortalScreenProps) {
  return (
    <TabPanel tabsId={PORTAL_TABS_ID} value={tab}>
      {/* Its room is there before it is: nothing moves. */}
      {tab !== 'chat' && clientId !== null && (
        <Box minHeight="44px" mb="4">
          <MonthLine key={clientId} clientId={clientId} to={month} />
        </Box>
      )}
      <Box
        display={{ base: tab === 'chat' ? 'none' : 'flex', md: 'flex' }}
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="3"
      >
        <Greeting />
        {sentMark}
      </Box>
      {TITLES[tab] !== null && (
        <chakra.h1 textStyle="portalTitle" mt="0.5">
          {TITLES[tab]}
        </chakra.h1>
      )}
      <Box mb={{ base: tab === 'chat' ? '0' : '4', md: '5' }} />
      <Panel tab={tab} clientId={clientId} />
    </TabPanel>
  );
}

export function Greeting() {
  const session = useSession();
  const name = session.kind === 'active' ? session.user?.full_name : undefined;
  return (
    <chakra.p textStyle="secondary" color="fg.muted">
      {name === undefined ? 'Bem-vindo' : `Bem-vindo, ${name}`}
    </chakra.p>
  );
}

/** A key per company: what was typed or searched in one does not follow into another. */
function Panel({ tab, clientId }: { tab: PortalTab; clientId: string | null }) {
  switch (tab) {
    case 'documentos':
      return <PortalDocuments key={clientId} clientId={clientId} />;
    case 'obrigacoes':
      return <LazyPanel key={clientId} panel={LAZY_PANELS.obrigacoes} clientId={clientId} />;
    case 'chat':
      return clientId === null ? (
        <Note kind="attention">Cliente não identificado. Fale com o escritório.</Note>
      ) : (
        <LazyPanel key={clientId} panel={LAZY_PANELS.chat} clientId={clientId} />
      );
  }
}
