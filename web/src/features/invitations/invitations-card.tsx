import { chakra } from '@chakra-ui/react';
import type { ListedInvitation } from '@portal/domain';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog, type Offer } from './invite-dialog.tsx';
import { useInvitationDetails } from './use-invitation-details.ts';
import { useInvitations } from './use-invitations.ts';

type InvitationsCardProps = {
  readonly title: string;
  readonly text: string;
  /** Of one company, or of all that the person may see. */
  readonly clientId: string | null;
  /** null: the person only looks. */
  readonly offer: Offer | null;
  /** Beside each that waits. */
  readonly aside?: ReactNode;
  readonly padding?: ComponentProps<typeof Card>['padding'];
};

/** Who was invited and what became of it, and the way to invite. */
export function InvitationsCard({ title, text, clientId, offer, aside, padding }: InvitationsCardProps) {
  const invitations = useInvitations(clientId);
  const { listing, isOnline, isBusy } = invitations;
  const inviting = useEditing<never>();
  const [ending, setEnding] = useState<ListedInvitation | null>(null);
  const shown = listing.kind === 'ready' ? listing.invitations : [];
  const detailOf = useInvitationDetails(shown);
  const after = listing.kind === 'ready' ? listing.after : null;
  return (
    <Card padding={padding} aria-labelledby="convites">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id="convites" textStyle="boxTitle">
          {title}
        </chakra.h2>
        {offer !== null && (
          <Button size="sm" disabled={!isOnline} onClick={inviting.create}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Convidar
          </Button>
        )}
      </chakra.div>
      <Text>{text}</Text>
      {!isOnline && (
        <chakra.div mt="3.5">
          <Note role="status">Ver e enviar convites precisa de conexão.</Note>
        </chakra.div>
      )}
      {listing.kind === 'loading' && isOnline && <SkeletonRows rows={2} />}
      {listing.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar os convites"
          text="O servidor não respondeu. Nenhum convite mudou."
          onRetry={invitations.retry}
        />
      )}
      {listing.kind === 'ready' && shown.length === 0 && <Text>Nenhum convite nas últimas semanas.</Text>}
      {shown.length > 0 && (
        <chakra.ul listStyle="none" mt="3.5" aria-label="Convites">
          {shown.map((invitation) => (
            <InvitationLine
              key={invitation.id}
              invitation={invitation}
              detail={detailOf(invitation)}
              mayAct={isOnline && !isBusy}
              aside={aside}
              onResend={() => void invitations.resend(invitation)}
              onWithdraw={() => setEnding(invitation)}
            />
          ))}
        </chakra.ul>
      )}
      <ShowMore
        onMore={after === null || !isOnline ? null : () => void invitations.more(after)}
        isBusy={isBusy}
      />
      {offer !== null && (
        <InviteDialog
          key={inviting.opening}
          isOpen={inviting.isOpen}
          offer={offer}
          isOnline={isOnline}
          isBusy={isBusy}
          onInvite={invitations.invite}
          onClose={inviting.close}
        />
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        title={`Cancelar o convite de ${ending?.email ?? ''}?`}
        confirmLabel="Cancelar convite"
        cancelLabel="Voltar"
        isBusy={isBusy}
        onCancel={() => setEnding(null)}
        onConfirm={() => void (ending !== null && invitations.withdraw(ending).then(() => setEnding(null)))}
      >
        O link que a pessoa recebeu deixa de valer. Para convidar de novo, faça outro convite.
      </ConfirmDialog>
    </Card>
  );
}

const Text = chakra('p', { base: { textStyle: 'meta', color: 'fg.muted', mt: '1', maxWidth: 'prose' } });
