import { chakra } from '@chakra-ui/react';
import { can } from '@portal/domain';
import { countOpenPrivacyRequests } from '#data/repositories/privacy-requests.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { OfficePrivacyPanel } from '#features/privacy/office-privacy-panel.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel } from '#ui/tab-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useAddressFilter } from '#ui/use-address-filter.ts';
import { DataPanel } from './data-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SystemPanel } from './system-panel.tsx';

const tabs = [
  { value: 'perfil', label: 'Perfil' },
  { value: 'notificacoes', label: 'Notificações' },
  { value: 'seguranca', label: 'Segurança' },
  { value: 'dados', label: 'Meus dados' },
  { value: 'pedidos', label: 'Pedidos de dados' },
  { value: 'sistema', label: 'Sistema' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const FILTER_NAMES = ['aba'] as const;

export function SettingsScreen() {
  const [{ aba }, setAddress] = useAddressFilter(FILTER_NAMES);
  const items = useTabs();
  const tab = items.find(({ value }) => value === aba)?.value ?? 'perfil';
  return (
    <>
      <PageHeading title="Configurações" />
      <Tabs
        id="configuracoes"
        label="Configurações"
        items={items}
        value={tab}
        onChange={(value) => setAddress({ aba: value === 'perfil' ? null : value })}
      />
      <chakra.div mt="4.5">
        <TabPanel tabsId="configuracoes" value={tab}>
          <Panel tab={tab} />
        </TabPanel>
      </chakra.div>
    </>
  );
}

/** What people ask about their data is for those who answer it. */
function useTabs() {
  const account = useActiveAccount();
  const thing = { kind: 'privacy_request', tenant_id: account.tenant_id } as const;
  const mayAnswer = can({ ...account, is_active: true }, 'edit', thing);
  const open = useLocalQuery(countOpenPrivacyRequests, []);
  const count = open.kind === 'ready' ? open.value : 0;
  const countLabel = count === 1 ? '1 pedido em aberto' : `${count} pedidos em aberto`;
  return tabs
    .filter(({ value }) => value !== 'pedidos' || mayAnswer)
    .map((tab) => (tab.value === 'pedidos' ? { ...tab, count, countLabel } : tab));
}

function Panel({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'perfil':
      return <ProfilePanel />;
    case 'notificacoes':
      return <NoticePreferences />;
    case 'seguranca':
      return <SecurityPanel />;
    case 'dados':
      return <DataPanel />;
    case 'pedidos':
      return <OfficePrivacyPanel />;
    case 'sistema':
      return <SystemPanel />;
  }
}
