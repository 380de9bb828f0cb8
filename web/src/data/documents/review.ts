import type { Instant } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { write, type WriteResult } from '#data/writes/write.ts';
import { CLIENT_UPLOAD } from './documents.ts';

/** As many as `isToCheck` says of; counted on an index. */
export const countToCheck = (db: PortalDatabase): Promise<number> => toCheck(db).count();

/** Those of one client that are to be checked. */
export type ToCheck = { client_id: string | null; count: number; oldest: Instant };

/** By client, the longest ago first. */
export async function listToCheck(db: PortalDatabase): Promise<ToCheck[]> {
  const rows = await toCheck(db).toArray();
  const byClient = new Map<string | null, ToCheck>();
  for (const { client_id, created_at } of rows) {
    const known = byClient.get(client_id) ?? { client_id, count: 0, oldest: created_at };
    const oldest = created_at < known.oldest ? created_at : known.oldest;
    byClient.set(client_id, { client_id, count: known.count + 1, oldest });
  }
  return [...byClient.values()].sort((a, b) => a.oldest.localeCompare(b.oldest));
}

const toCheck = (db: PortalDatabase) =>
  db.documents.where('[category+review]').equals([CLIENT_UPLOAD.category, 'none']);

/** The office's word on a document. A reason is for the client, who reads it in the portal. */
export type Review = { kind: 'ok' } | { kind: 'returned'; reason: string };

export function reviewDocument(account: LocalAccount, id: string, review: Review): Promise<WriteResult> {
  const patch = { review: review.kind, review_reason: review.kind === 'ok' ? null : review.reason.trim() };
  return write(account, { kind: 'patch', entity: 'documents', id, patch });
}
