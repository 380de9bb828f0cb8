import type { Row } from '@portal/domain';
import { type Review, reviewDocument } from '#data/documents/review.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';

const DONE: Record<Review['kind'], string> = { ok: 'Documento conferido!', returned: 'Documento devolvido!' };

/** Says the office's word on a document, and how that went; true where it is kept. */
export function useReview() {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async ({ id }: Row<'documents'>, review: Review): Promise<boolean> => {
    const titles = {
      done: DONE[review.kind],
      failed: 'Erro ao atualizar documento',
      left: 'record',
    } as const;
    return (await tell(reviewDocument(account, id, review), titles)).ok;
  };
}
