import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { reviewDocument } from '#data/documents/review.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { writeTogether } from '#data/writes/write-together.ts';

/** The firm's word on an item. A reason is for the client, who reads it on the checklist. */
export type Judgement = { kind: 'accepted' } | { kind: 'returned'; reason: string };

/**
 * Accepts an item or returns it. Its files that nobody has looked at yet are reviewed with it: who has judged the item is not asked
 * about them again.
 */
export function judgeItem(account: LocalAccount, itemId: string, judgement: Judgement): Promise<WriteResult> {
  const { db } = account;
  const tables = [...documentTables(db, ['request_items', 'documents']), db.files, db.counters];
  return writeTogether(account, tables, async () => {
    const item = await db.request_items.get(itemId);
    if (item === undefined) return { ok: false, reason: 'gone' };
    const reason = judgement.kind === 'returned' ? judgement.reason.trim() : null;
    const patch = { state: judgement.kind, reason };
    const written = await write(account, { kind: 'patch', entity: 'request_items', id: itemId, patch });
    if (!written.ok) return written;
    const documents = await db.documents.bulkGet([...item.document_ids]);
    for (const document of documents) {
      if (document?.review !== 'none') continue;
      await reviewDocument(
        account,
        document.id,
        reason === null ? { kind: 'ok' } : { kind: 'returned', reason },
      );
    }
    return written;
  });
}
