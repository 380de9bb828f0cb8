import { useState } from 'react';
import { useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { settle, toastDone, toastFailure } from './report-failure.ts';

/** While the own address is not confirmed: the e-mail that asks for it, once more. */
export function ResendVerification({ userId }: { readonly userId: string }) {
  const load = useAccountService();
  const [isBusy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    const result = await settle(async () => (await load()).resendVerification({ user_id: userId }));
    setBusy(false);
    if (!result.ok) return toastFailure('Erro ao reenviar', result.reason);
    toastDone('Confirmação reenviada', 'Abra o e-mail e siga o link. Veja também a caixa de spam.');
  };
  return (
    <div style={{ marginTop: 20 }}>
      <Note
        action={
          <Button size="sm" variant="outline" isBusy={isBusy} onClick={() => void resend()}>
            Reenviar confirmação
          </Button>
        }
      >
        Seu e-mail ainda não foi confirmado. Siga o link que enviamos.
      </Note>
    </div>
  );
}
