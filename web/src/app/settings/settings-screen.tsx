import { chakra } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadArchiveWords } from '#app/archive-words.ts';
import { paths } from '#config/paths.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { countOpenPrivacyRequests } from '#data/privacy/privacy-requests.ts';
import { AuditPanel } from '#features/audit/audit-panel.tsx';
import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { OfficePrivacyPanel } from '#features/privacy/office-privacy-panel.tsx';
import { countWaiting, usePendingAccounts } from '#session/account/use-pending-accounts.ts';
import { useMay } from '#session/account/use-may.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { TabPanel } from '#ui/menus/tab-panel.tsx';
import { Tabs } from '#ui/menus/tabs.tsx';
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
  { value: 'auditoria', label: 'Auditoria' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const FILTER_NAMES = ['aba'] as const;

export function SettingsScreen() {
  const [{ aba }] = useFilterParams(FILTER_NAMES);
  const isAudit = useLocation().pathname === paths.admin.audit;
  const items = useTabs(isAudit);
  const navigate = useNavigate();
  const tab = isAudit ? 'auditoria' : (items.find(({ value }) => value === aba)?.value ?? 'perfil');
  return (
    <>
      <PageHeading title="Configurações" />
      <Tabs
        id="configuracoes"
        label="Configurações"
        items={items}
        value={tab}
        onChange={(value) => void navigate(addressOf(value), { preventScrollReset: true })}
      />
      <chakra.div mt="4.5">
        <TabPanel tabsId="configuracoes" value={tab}>
          <Panel tab={tab} />
        </TabPanel>
      </chakra.div>
    </>
  );
}

/** What people ask about their data, and the audit, are for those who may see them. Who asks by address is told so. */
function useTabs(isAudit: boolean) {
  const mayAnswer = useMay('edit', 'privacy_request');
  const mayOpenAudit = useMay('open', 'audit');
  const open = valueOr(useLocalQuery(countOpenPrivacyRequests, []), 0);
  const { listing } = usePendingAccounts();
  const { count: waiting, isMore } = countWaiting(listing);
  const counts: Partial<Record<Tab, { count: number | string; countLabel: string }>> = {
    pedidos: { count: open, countLabel: open === 1 ? '1 pedido em aberto' : `${open} pedidos em aberto` },
    sistema: {
      count: isMore ? `${waiting}+` : waiting,
      countLabel:
        waiting === 1 ? '1 cadastro à espera' : `${isMore ? 'mais de ' : ''}${waiting} cadastros à espera`,
    },
  };
  return tabs
    .filter(({ value }) => value !== 'pedidos' || mayAnswer)
    .filter(({ value }) => value !== 'auditoria' || mayOpenAudit || isAudit)
    .map((tab) => ({ ...tab, ...counts[tab.value] }));
}

/** The audit has an address of its own. */
function addressOf(tab: Tab): string {
  if (tab === 'auditoria') return paths.admin.audit;
  return tab === 'perfil' ? paths.admin.settings : `${paths.admin.settings}?aba=${tab}`;
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
      return <OfficePrivacyPanel loadWords={loadArchiveWords} />;
    case 'sistema':
      return <SystemPanel />;
    case 'auditoria':
      return <AuditPanel />;
  }
}
