import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { loadArchiveWords } from '#app/archive-words.ts';
import { AcceptedTexts } from '#features/account/texts/accepted-texts.tsx';
import { ChangePasswordForm } from '#features/account/password/change-password-form.tsx';
import { DevicesCard } from '#features/account/own-data/devices-card.tsx';
import { FactorCard } from '#features/account/factor/factor-card.tsx';
import { OwnCompanies } from '#features/account/own-data/own-companies.tsx';
import { ProfileForm } from '#features/account/own-data/profile-form.tsx';
import { OwnCompanyFeeds } from '#features/calendar-feeds/own-company-feeds.tsx';
import { DeviceStorage } from '#features/device/device-storage.tsx';
import { OwnerInvitations } from '#features/invitations/owner-invitations.tsx';
import { DataOfficer } from '#features/privacy/data-officer.tsx';
import { PrivacyRights } from '#features/privacy/privacy-rights.tsx';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';

/** 'Meus dados': who the account is, what it sees, and what of it is on this device. */
export function MyDataScreen() {
  const { signOut } = useSessionActions();
  const session = useSession();
  const firm = useShownFirm();
  // From the local database before the server has said anything: it is there without a connection too.
  const user = session.kind === 'active' ? session.user : null;
  return (
    <>
      <PageHeading
        variant="portal"
        title="Meus dados"
        description={`O que ${firm === null ? 'o escritório' : `a ${firm.shortName}`} guarda sobre você e o que você pode pedir, pela LGPD.`}
      />
      <Columns>
        <Column>
          <PrivacyRights user={user} loadWords={loadArchiveWords} />
          <Card padding="portal" aria-labelledby="perfil">
            <Title id="perfil">Perfil</Title>
            {user === null ? <SkeletonRows rows={2} /> : <ProfileForm user={user} />}
          </Card>
          <Card padding="portal" aria-labelledby="empresas">
            <Title id="empresas">Empresas desta conta</Title>
            <OwnCompanies />
          </Card>
          <OwnerInvitations user={user} />
          <OwnCompanyFeeds />
          <Card padding="portal" aria-labelledby="senha">
            <Title id="senha">Senha</Title>
            {user === null ? (
              <SkeletonRows rows={1} />
            ) : (
              <ChangePasswordForm email={user.email} full_name={user.full_name} />
            )}
          </Card>
          <FactorCard user={user} />
          <DevicesCard />
        </Column>
        <Column>
          <DeviceStorage padding="portal" />
          {user !== null && <AcceptedTexts user={user} />}
          <DataOfficer />
          {/* Last: nobody comes here to leave, and the menu of the account has it too. */}
          <Button variant="outline" justifySelf="start" onClick={signOut}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden />
            Sair
          </Button>
        </Column>
      </Columns>
    </>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
    gap: '4',
    alignItems: 'start',
  },
});
const Column = chakra('div', { base: { display: 'grid', gap: '4', minWidth: '0' } });
const Title = chakra('h2', { base: { textStyle: 'cardTitle', mb: '4' } });
