import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOnline } from '#data/live/use-is-online.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { saveUnsent } from './save-unsent.ts';
import { unsentSentence } from './unsent-sentence.ts';
import { useUnsentWork } from './use-unsent-work.ts';

type UnsentDialogProps = {
  readonly account: StoredSession;
  readonly canExport: boolean;
  /** With what the person gives up. */
  readonly onLeave: (agreed: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** Send now, export, or discard: nothing a person did is dropped without that person saying so. */
export function UnsentDialog({ account, canExport, onLeave, onCancel }: UnsentDialogProps) {
  const work = useUnsentWork(account);
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  const isEmpty = work?.marks.length === 0;

  // Nothing to ask about, or all of it has gone: on the way out.
  useEffect(() => {
    if (isEmpty) onLeave([]);
  }, [isEmpty, onLeave]);

  if (work === null || isEmpty) return null;
  const canSend = isOnline && work.operations > work.refused;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Sair com itens não enviados?"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancelar
          </Button>
          {canExport && (
            <Button variant="outline" onClick={() => void saveUnsent(account)}>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Exportar
            </Button>
          )}
          <Button variant="ghostDanger" onClick={() => onLeave(work.marks)}>
            Descartar e sair
          </Button>
          <Button
            disabled={!canSend}
            isBusy={isSending}
            busyText="Enviando..."
            onClick={() => setSending(true)}
          >
            Enviar agora
          </Button>
        </>
      }
    >
      <p role="status">{unsentSentence(work)}</p>
      {work.named.length > 0 && (
        <chakra.ul ps="5" mt="2" aria-label="Não enviados" overflowWrap="anywhere">
          {work.named.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
          {work.operations > work.named.length && <li>{`e mais ${work.operations - work.named.length}`}</li>}
        </chakra.ul>
      )}
      <chakra.p color="fg.muted" mt="2">
        {isOnline
          ? 'Sair apaga os dados desta conta do aparelho. Com ‘Enviar agora’, a saída acontece sozinha assim que tudo for enviado.'
          : 'Sair apaga os dados desta conta do aparelho. Enviar precisa de conexão.'}
      </chakra.p>
    </Dialog>
  );
}
