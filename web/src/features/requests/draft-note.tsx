import { Box } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { isEmptyDraft, readRequestDraft } from '#data/drafts/request-drafts.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { usePortalLink } from './use-portal-link.ts';

/** What was begun and not sent. */
export function DraftNote({ clientId }: { clientId: string }) {
  const draft = useLocalQuery((db) => readRequestDraft(db, clientId), [clientId]);
  const linkTo = usePortalLink();
  if (draft.kind !== 'ready' || isEmptyDraft(draft.value)) return null;
  return (
    <Box mb="4">
      <Note
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={linkTo(paths.clientPortalNewRequest)}>Continuar</Link>
          </Button>
        }
      >
        Você começou uma solicitação e ainda não enviou. O rascunho está guardado neste aparelho.
      </Note>
    </Box>
  );
}
