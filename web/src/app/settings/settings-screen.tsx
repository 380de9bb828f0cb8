import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ApprovalsPanel } from '#features/approvals/approvals-panel.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { useSession } from '#session/session-context.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { TabPanel } from '#ui/tab-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';

const tabs = [
  { value: 'perfil', label: 'Perfil' },
  { value: 'notificacoes', label: 'Notificações' },
  { value: 'seguranca', label: 'Segurança' },
  { value: 'sistema', label: 'Sistema' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export function SettingsScreen() {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find(({ value }) => value === query.get('aba'))?.value ?? 'perfil';
  const open = (value: Tab) => setQuery(value === 'perfil' ? {} : { aba: value }, { replace: true });
  return (
    <>
      <PageHeading title="Configurações" />
      <Tabs id="configuracoes" label="Configurações" items={tabs} value={tab} onChange={open} />
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
      return <Profile />;
    case 'notificacoes':
      return <Soon title="Notificações" text="As preferências de aviso chegam em breve." />;
    case 'seguranca':
      return (
        <Soon
          title="Segurança"
          text="As opções de segurança chegam em breve. Para trocar a senha, saia e use ‘Esqueci minha senha’."
        />
      );
    case 'sistema':
      return <System />;
  }
}

function Profile() {
  const session = useSession();
  const user = session.kind === 'active' ? session.user : null;
  return (
    <Card>
      <CardTitle>Perfil</CardTitle>
      {user === null ? <SkeletonRows rows={2} /> : <ProfileForm user={user} />}
    </Card>
  );
}

function System() {
  const session = useSession();
  if (session.kind !== 'active') return null;
  if (session.account.role === 'admin') return <ApprovalsPanel />;
  return (
    <Card>
      <CardTitle>Sistema</CardTitle>
      <p>Você não tem permissão para acessar configurações do sistema.</p>
    </Card>
  );
}

function Soon({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <chakra.p color="fg.muted">{text}</chakra.p>
    </Card>
  );
}

const CardTitle = chakra('h2', { base: { textStyle: 'boxTitle', mb: '3.5' } });
