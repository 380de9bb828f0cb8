import { chakra } from '@chakra-ui/react';
import { type AppUser, formatInstantMinute, initials } from '@portal/domain';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { EmailMark } from './email-mark.tsx';

type PendingPersonProps = {
  readonly account: AppUser;
  /** null while nothing can be sent. */
  readonly onResend: (() => void) | null;
};

/** Who waits, whether the address is theirs, and what was asked for, which grants nothing. */
export function PendingPerson({ account, onResend }: PendingPersonProps) {
  return (
    <chakra.div display="flex" gap="3" minWidth="0">
      <Avatar initials={initials(account.full_name)} />
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b style={{ fontWeight: 600 }}>{account.full_name}</b>
        <Meta>{account.email}</Meta>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <EmailMark isVerified={account.email_verified} />
          {!account.email_verified && (
            <Button
              size="sm"
              variant="ghostBrand"
              aria-label={`Reenviar confirmação a ${account.full_name}`}
              disabled={onResend === null}
              onClick={() => onResend?.()}
            >
              Reenviar confirmação
            </Button>
          )}
        </chakra.div>
        <Meta>
          Pediu acesso como {roleLabels[account.requested_role]} em {formatInstantMinute(account.created_at)}
        </Meta>
      </div>
    </chakra.div>
  );
}

const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
