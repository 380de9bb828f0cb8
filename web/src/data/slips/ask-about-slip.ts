import { formatCalendarDate, type Row } from '@portal/domain';
import { changeDraft } from '#data/drafts/drafts.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';

/**
 * 'Perguntar': begins the message to the firm with what it is about. What somebody has begun to write stays as it is. `name` is the
 * obligation's, as clients read it.
 */
export async function askAboutSlip(
  db: PortalDatabase,
  { client_id, due_date }: Pick<Row<'slips'>, 'client_id' | 'due_date'>,
  name: string,
): Promise<void> {
  const about = `Sobre a guia de ${name}, com vencimento em ${formatCalendarDate(due_date)}: `;
  await changeDraft(db, { kind: 'message', subject_id: client_id }, (draft) =>
    draft.text.trim() === '' ? { ...draft, text: about } : draft,
  );
}
