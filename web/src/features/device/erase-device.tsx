import { useState } from 'react';
import { useSessionActions } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { DeviceAct } from './device-act.tsx';

/** Signing out is what erases; here it is called by what it does, and asked about first. */
export function EraseDevice({ unsent }: { readonly unsent: number }) {
  const { signOut } = useSessionActions();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <DeviceAct text="Apaga deste aparelho tudo o que é desta conta e sai dela. O que já foi enviado continua no escritório.">
      <Button variant="outline" color="error.fg" onClick={() => setIsAsking(true)}>
        Apagar deste aparelho
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Apagar tudo deste aparelho?"
        confirmLabel="Apagar e sair"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          signOut();
        }}
      >
        Os registros, os arquivos e os rascunhos desta conta saem deste aparelho. Para usar de novo, entre com
        e-mail e senha, com conexão.
        {unsent > 0 && ' Antes, perguntamos o que fazer com o que ainda não foi enviado.'}
      </ConfirmDialog>
    </DeviceAct>
  );
}
