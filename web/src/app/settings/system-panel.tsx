import { chakra } from '@chakra-ui/react';
import { can } from '@portal/domain';
import { ApprovalsPanel } from '#features/approvals/approvals-panel.tsx';
import { FactorDemandPanel } from '#features/firm/factor-demand-panel.tsx';
import { FirmPanel } from '#features/firm/firm-panel.tsx';
import { UsersPanel } from '#features/users/users-panel.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { Card } from '#ui/display/card.tsx';
import { CardTitle } from './card-title.tsx';

/** Who may enter, and the firm itself: for administrators. */
export function SystemPanel() {
  const account = useActiveAccount();
  const thing = { kind: 'user', tenant_id: account.tenant_id } as const;
  if (!can({ ...account, is_active: true }, 'edit', thing)) {
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
      <UsersPanel />
      <FactorDemandPanel />
      <FirmPanel />
    </chakra.div>
  );
}
