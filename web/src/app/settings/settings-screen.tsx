import { chakra } from '@chakra-ui/react';
import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel } from '#ui/tab-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useAddressFilter } from '#ui/use-address-filter.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { SystemPanel } from './system-panel.tsx';

const tabs = [
  { value: 'perfil', label: 'Perfil' },
  { value: 'notificacoes', label: 'Notificações' },
  { value: 'seguranca', label: 'Segurança' },
  { value: 'sistema', label: 'Sistema' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const FILTER_NAMES = ['aba'] as const;

export function SettingsScreen() {
  const [{ aba }, setAddress] = useAddressFilter(FILTER_NAMES);
  const tab = tabs.find(({ value }) => value === aba)?.value ?? 'perfil';
  return (
    <>
      <PageHeading title="Configurações" />
      <Tabs
        id="configuracoes"
        label="Configurações"
        items={tabs}
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

function Panel({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'perfil':
      return <ProfilePanel />;
    case 'notificacoes':
      return <NoticePreferences />;
    case 'seguranca':
      return <SecurityPanel />;
    case 'sistema':
      return <SystemPanel />;
  }
}
