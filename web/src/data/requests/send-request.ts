import { CLIENT_UPLOAD } from '#data/documents/documents.ts';
import type { RefusedFile } from '#data/files/add-documents.ts';
import { draftAsDocuments } from '#data/drafts/draft-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { createRequest } from './requests.ts';

export type SentRequest =
  | WriteResult
  /** Nothing was sent: these files of it could not become documents. */
  | { ok: false; reason: 'files_refused'; refused: RefusedFile[] };

/**
 * Sends a company's draft: its files become documents of the client, then the request that names them is
 * written. Interrupted, it can be called again: what became a document is not added twice.
 */
export async function sendRequest(
  account: LocalAccount,
  request: { client_id: string; service_id: string; description: string },
): Promise<SentRequest> {
  const { client_id } = request;
  const about = { client_id, ...CLIENT_UPLOAD };
  const draft = { kind: 'request', subject_id: client_id } as const;
  const { document_ids, refused } = await draftAsDocuments(account, draft, about);
  if (refused.length > 0) return { ok: false, reason: 'files_refused', refused };
  return createRequest(account, { ...request, document_ids });
}
