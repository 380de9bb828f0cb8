import type { Instant } from '@portal/domain';
import Dexie from 'dexie';
import { asWord } from '#data/counters/counter.ts';
import { totalOf } from '#data/counters/read-counters.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { CLIENT_UPLOAD, isToCheck } from './documents.ts';

/** Where on the indexes of category and review they are. */
export const TO_CHECK = [CLIENT_UPLOAD.category, 'none'] as const;

/** As many as `isToCheck` says of. */
export const countToCheck = (db: PortalDatabase): Promise<number> => totalOf(db, 'reviews', asWord(TO_CHECK));

/** In the order of their arrival. */
export const toCheck = (db: PortalDatabase) =>
  startingWith(db.documents, '[category+review+created_at]', ...TO_CHECK);

/** Those of one client that are to be checked. */
export type ToCheck = { client_id: string | null; count: number; oldest: Instant };

/** Read in one go while the clients are looked for whose documents wait the longest. */
const READ_AT_ONCE = 100;

/** The first `most` clients, the longest waiting first. Read is only from the oldest on until that many are known. */
export async function listToCheck(db: PortalDatabase, most: number): Promise<ToCheck[]> {
  const oldest = new Map<string | null, Instant>();
  for (let start = 0; oldest.size < most; start += READ_AT_ONCE) {
    const rows = await toCheck(db).offset(start).limit(READ_AT_ONCE).toArray();
    for (const { client_id, created_at } of rows)
      if (oldest.size < most && !oldest.has(client_id)) oldest.set(client_id, created_at);
    if (rows.length < READ_AT_ONCE) break;
  }
  return Promise.all(
    [...oldest].map(async ([client_id, since]) => ({
      client_id,
      count: await countToCheckOf(db, client_id, since),
      oldest: since,
    })),
  );
}

/**
 * From the oldest of them on; what belongs to no client is in no index by client. Read at once: a filter of the database goes from
 * row to row.
 */
async function countToCheckOf(db: PortalDatabase, clientId: string | null, oldest: Instant): Promise<number> {
  if (clientId === null) {
    const rows = await toCheck(db).toArray();
    return rows.filter(({ client_id }) => client_id === null).length;
  }
  const since = db.documents.where('[client_id+created_at]');
  const rows = await since.between([clientId, oldest], [clientId, Dexie.maxKey]).toArray();
  return rows.filter(isToCheck).length;
}

/** The office's word on a document. A reason is for the client, who reads it in the portal. */
export type Review = { kind: 'ok' } | { kind: 'returned'; reason: string };

export function reviewDocument(account: LocalAccount, id: string, review: Review): Promise<WriteResult> {
  const patch = { review: review.kind, review_reason: review.kind === 'ok' ? null : review.reason.trim() };
  return write(account, { kind: 'patch', entity: 'documents', id, patch });
}
