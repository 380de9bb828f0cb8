import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { discardDraft } from '#data/drafts/draft-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { usePortalLink } from '../use-portal-link.ts';

export function DiscardDraft({ clientId }: { clientId: string }) {
  const { db } = useLocalAccount();
  const navigate = useNavigate();
  const linkTo = usePortalLink();
  const [isAsking, setIsAsking] = useState(false);
  const discard = async () => {
    setIsAsking(false);
    await discardDraft(db, { kind: 'request', subject_id: clientId });
    await navigate(linkTo(paths.clientPortalRequests));
  };
  return (
    <>
      <Button variant="ghostDanger" onClick={() => setIsAsking(true)}>
        Descartar rascunho
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Descartar o rascunho?"
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      >
        O texto e os arquivos desta solicitação saem deste aparelho. Nada disso foi enviado.
      </ConfirmDialog>
    </>
  );
}
