import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useKeptFirm } from '#session/firm/kept-firm.ts';
import { signUpAddress } from '#session/way-in/sign-up-address.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { ShowMore } from '#ui/lists/show-more.tsx';
import { PendingAccount } from './pending-account.tsx';
import { usePendingAccounts } from '#session/account/use-pending-accounts.ts';

/** The administrators' list of people who asked to get in. */
export function ApprovalsPanel() {
  const { listing, isOnline, retry, more, isReadingMore } = usePendingAccounts();
  return (
    <Card padding="none" aria-labelledby="aprovacoes">
      <chakra.div p="4.5" pb="3.5">
        <chakra.h2 id="aprovacoes" textStyle="boxTitle">
          Aprovação de usuários
        </chakra.h2>
        <chakra.p textStyle="meta" color="fg.muted" mt="1">
          Quem se cadastrou e ainda espera. Confira se conhece a pessoa antes de aprovar.
        </chakra.p>
      </chakra.div>
      {!isOnline && (
        <chakra.div px="4.5" pb="3.5">
          <Note role="status">Aprovar e rejeitar precisam de conexão.</Note>
        </chakra.div>
      )}
      <List listing={listing} isOnline={isOnline} onRetry={retry} />
      <ShowMore onMore={more} isBusy={isReadingMore} />
    </Card>
  );
}

/** To be handed on to whom one waits for. */
function CopyAddress() {
  const firm = useKeptFirm();
  return (
    <Button
      variant="outline"
      onClick={() => void copyText(signUpAddress(firm), 'Endereço de cadastro copiado')}
    >
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      Copiar o endereço de cadastro
    </Button>
  );
}

type ListProps = {
  readonly listing: ReturnType<typeof usePendingAccounts>['listing'];
  readonly isOnline: boolean;
  readonly onRetry: () => void;
};

function List({ listing, isOnline, onRetry }: ListProps) {
  switch (listing.kind) {
    case 'loading':
      return isOnline ? <SkeletonRows rows={2} /> : null;
    case 'error':
      return (
        <ErrorState
          title="Não deu para carregar os cadastros"
          text="O servidor não respondeu. Nenhum cadastro se perdeu."
          onRetry={onRetry}
        />
      );
    case 'ready':
      if (listing.accounts.length === 0) {
        return (
          <EmptyState
            illustration="requests"
            headingLevel="h3"
            title="Nenhum usuário pendente"
            text="Quem se cadastrar no site aparece aqui, na hora."
            action={<CopyAddress />}
          />
        );
      }
      return (
        <chakra.ul listStyleType="none">
          {listing.accounts.map((account) => (
            <PendingAccount key={account.id} account={account} isOnline={isOnline} />
          ))}
        </chakra.ul>
      );
  }
}
