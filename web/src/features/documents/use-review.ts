import type { Row } from '@portal/domain';
import { type Review, reviewDocument } from '#data/documents/documents.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { writeNotice } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';

const DONE: Record<Review['kind'], string> = { ok: 'Documento conferido!', returned: 'Documento devolvido!' };

/** Says the office's word on a document, and how that went; true where it is kept. */
export function useReview() {
  const account = useLocalAccount();
  const { connection } = useConnection();
  return async ({ id }: Row<'documents'>, review: Review): Promise<boolean> => {
    const titles = { done: DONE[review.kind], failed: 'Erro ao atualizar documento' };
    const result = await reviewDocument(account, id, review);
    toast(writeNotice(result, titles, connection.kind === 'online'));
    return result.ok;
  };
}
