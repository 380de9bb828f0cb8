import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { countWaiting, usePendingAccounts } from '#session/account/use-pending-accounts.ts';
import { Button } from '#ui/button.tsx';
import { QueueGroupBox } from './queue-group.tsx';
import { waitOf } from './queue-words.ts';
import { QueueRow } from './queue-row.tsx';

/** Where sign-ups are decided: it needs a role, and a company where the person is a client. */
const APPROVALS = `${paths.admin.settings}?aba=sistema`;

type ApproveGroupProps = { readonly now: Date; readonly most: number };

/** Who waits to be let in. Asked of the server: the device keeps no rights of others. */
export function ApproveGroup({ now, most }: ApproveGroupProps) {
  const { listing, isOnline } = usePendingAccounts();
  const accounts = listing.kind === 'ready' ? listing.accounts : null;
  if (accounts === null && !isOnline) {
    return (
      <QueueGroupBox name="Aprovar" shortcut="2" total={0} nothing="Cadastros à espera aparecem com conexão.">
        {null}
      </QueueGroupBox>
    );
  }
  const { isMore } = countWaiting(listing);
  const rest = (accounts?.length ?? 0) - most;
  return (
    <QueueGroupBox
      name="Aprovar"
      shortcut="2"
      total={listing.kind === 'error' ? 0 : (accounts?.length ?? null)}
      nothing={listing.kind === 'error' ? 'O servidor não respondeu.' : 'Nenhum cadastro espera.'}
      more={rest > 0 ? { label: `Mais ${rest}${isMore ? '+' : ''} à espera`, to: APPROVALS } : null}
    >
      {accounts?.slice(0, most).map((account) => (
        <QueueRow
          key={account.id}
          family="rosa"
          icon={<UserPlus size={16} strokeWidth={1.75} aria-hidden />}
          title={account.full_name}
          detail={`Pede acesso como ${roleLabels[account.requested_role]} · ${account.email}`}
          wait={waitOf(account.created_at, now)}
          to={APPROVALS}
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={APPROVALS} aria-label={`Ver cadastro de ${account.full_name}`}>
                Ver cadastro
              </Link>
            </Button>
          }
        />
      ))}
    </QueueGroupBox>
  );
}
