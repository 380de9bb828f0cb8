import { Box } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '#data/live/use-is-online.ts';
import type { NamedPrivacyRequest } from '#data/privacy/privacy-requests.ts';
import { type AccountResult, useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { erasureRefusalText } from './erasure-refusals.ts';
import { UNKNOWN_PERSON } from './privacy-labels.ts';

type ErasePersonProps = {
  readonly request: NamedPrivacyRequest;
  /** Goes to the person by e-mail: afterwards nobody signs in to read it. */
  readonly answer: string;
  readonly onDone: () => void;
};

/** Carries the deletion out and answers the request with it, after a question by name. */
export function ErasePerson({ request, answer, onDone }: ErasePersonProps) {
  const load = useAccountService();
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const name = request.person_name ?? UNKNOWN_PERSON;
  const reason = whyNotYet(answer, isOnline);
  const erase = async () => {
    setIsBusy(true);
    const input = { request_id: request.id, answer: answer.trim() };
    const result = await load()
      .then((service) => service.erasePerson(input))
      .catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    setIsBusy(false);
    setIsAsking(false);
    if (!result.ok) {
      const description = erasureRefusalText(result.reason);
      return toast({ kind: 'error', title: 'Erro ao apagar os dados', description });
    }
    toast({ kind: 'success', title: 'Dados apagados!', description: 'A resposta vai por e-mail à pessoa.' });
    onDone();
  };
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Button variant="ghostDanger" disabled={reason !== null} onClick={() => setIsAsking(true)}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        Apagar os dados desta pessoa
      </Button>
      {reason !== null && <Note>{reason}</Note>}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Apagar os dados de ${name}?`}
        confirmLabel="Apagar os dados"
        isBusy={isBusy}
        onConfirm={() => void erase()}
        onCancel={() => setIsAsking(false)}
      >
        Não há volta: a pessoa perde o acesso, e o nome dela vira “Pessoa removida” em tudo o que fica. O
        pedido é respondido com o que você escreveu.
      </ConfirmDialog>
    </Box>
  );
}

function whyNotYet(answer: string, isOnline: boolean): string | null {
  if (!isOnline) return 'Apagar precisa de conexão.';
  return answer.trim() === '' ? 'Escreva antes a resposta: ela vai por e-mail à pessoa.' : null;
}
