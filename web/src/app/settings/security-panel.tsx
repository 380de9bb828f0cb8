import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { ChangePasswordForm } from '#features/account/password/change-password-form.tsx';
import { DevicesCard } from '#features/account/own-data/devices-card.tsx';
import { FactorCard } from '#features/account/factor/factor-card.tsx';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { CardTitle } from './card-title.tsx';

/** The password, and the way out of this device. */
export function SecurityPanel() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const user = session.kind === 'active' ? session.user : null;
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <Card>
        <CardTitle>Senha</CardTitle>
        {user === null ? (
          <SkeletonRows rows={1} />
        ) : (
          <ChangePasswordForm email={user.email} full_name={user.full_name} />
        )}
        <chakra.p textStyle="meta" color="fg.muted" mt="3.5">
          Depois da troca, os outros aparelhos pedem a senha nova.
        </chakra.p>
      </Card>
      <FactorCard user={user} />
      <DevicesCard />
      <Card>
        <CardTitle>Este aparelho</CardTitle>
        <chakra.p color="fg.muted" mb="3.5" maxWidth="prose">
          Ao sair, o que esta conta guardou neste aparelho é apagado. O que ainda não foi enviado é mostrado
          antes.
        </chakra.p>
        <Button variant="outline" onClick={signOut}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          Sair deste aparelho
        </Button>
      </Card>
    </chakra.div>
  );
}
