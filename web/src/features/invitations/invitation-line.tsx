import { chakra } from '@chakra-ui/react';
import type { ListedInvitation } from '@portal/domain';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { sentText, STATES } from './invitation-words.ts';

type InvitationLineProps = {
  readonly invitation: ListedInvitation;
  /** Role or companies, and who invited. */
  readonly detail: string;
  readonly mayAct: boolean;
  /** Another way to reach the person, while it waits. */
  readonly aside?: ReactNode;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
};

export function InvitationLine(props: InvitationLineProps) {
  const { invitation, detail, mayAct, aside, onResend, onWithdraw } = props;
  const { email, state } = invitation;
  return (
    <Line>
      <chakra.div flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
        <chakra.b fontWeight="semibold">{email}</chakra.b>
        <Meta>{detail}</Meta>
        <Meta>{sentText(invitation)}</Meta>
      </chakra.div>
      <StatusPill {...STATES[state]} />
      {state === 'waiting' && aside}
      {invitation.may_act && (
        <chakra.div display="flex" flexWrap="wrap" gap="1">
          <Button
            size="sm"
            variant="ghostBrand"
            disabled={!mayAct}
            aria-label={`Reenviar o convite de ${email}`}
            onClick={onResend}
          >
            Reenviar
          </Button>
          <Button
            size="sm"
            variant="ghostDanger"
            disabled={!mayAct}
            aria-label={`Cancelar o convite de ${email}`}
            onClick={onWithdraw}
          >
            Cancelar convite
          </Button>
        </chakra.div>
      )}
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
