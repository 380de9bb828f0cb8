import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { OutboxErrorKind } from '#data/outbox/outbox-entry.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { usePortalLink } from './use-portal-link.ts';

/** Why the server did not take it, and where to settle that: nothing of it is lost. */
export function AttentionNote({ reason }: { reason: OutboxErrorKind }) {
  const linkTo = usePortalLink();
  return (
    <Note
      kind="attention"
      action={
        <Button
          asChild
          size="sm"
          variant="outline"
          bg="transparent"
          color="attention.fg"
          borderColor="attention.line"
        >
          <Link to={linkTo(paths.sync)}>Resolver</Link>
        </Button>
      }
    >
      {REASON_LABELS[reason]}
    </Note>
  );
}
