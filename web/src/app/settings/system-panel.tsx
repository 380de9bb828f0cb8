import { chakra } from '@chakra-ui/react';
import { ApprovalsPanel } from '#features/approvals/approvals-panel.tsx';
import { FactorDemandPanel } from '#features/firm/factor-demand-panel.tsx';
import { FirmPanel } from '#features/firm/firm-panel.tsx';
import { OfficeInvitations } from '#features/invitations/office-invitations.tsx';
import { SystemStateCard } from '#features/system/system-state-card.tsx';
import { UsersPanel } from '#features/users/users-panel.tsx';
import { useMay } from '#session/account/use-may.ts';
import { Card } from '#ui/display/card.tsx';
import { CardTitle } from './card-title.tsx';

/** Who may enter, how the portal works, and the firm itself: for administrators. */
export function SystemPanel() {
  if (!useMay('edit', 'user')) {
    return (
      <Card>
        <CardTitle>Sistema</CardTitle>
        <p>Você não tem permissão para acessar configurações do sistema.</p>
      </Card>
    );
  }
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <ApprovalsPanel />
      <SystemStateCard />
      <UsersPanel />
      <OfficeInvitations />
      <FactorDemandPanel />
      <FirmPanel />
    </chakra.div>
  );
}
