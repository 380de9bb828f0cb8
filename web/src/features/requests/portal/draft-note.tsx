import { Box } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { isEmptyDraft } from '../new-request/request-fields.ts';
import { usePortalLink } from '../use-portal-link.ts';

/** What was begun and not sent. */
export function DraftNote({ clientId }: { clientId: string }) {
  const draft = useLocalQuery((db) => readDraft(db, { kind: 'request', subject_id: clientId }), [clientId]);
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
