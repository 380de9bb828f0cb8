import type { RefusedFile } from '#data/files/add-documents.ts';
import { draftAsDocuments } from '#data/drafts/draft-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { sendMessage } from '#data/messages/messages.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** What the files of a thread are filed under. */
export type FiledAs = { category: string | null; description: string | null };

export type Outgoing = { client_id: string; content: string; filedAs: FiledAs };

/** Of what was refused nothing was said, and what was chosen stays chosen. */
export type SendOutcome = WriteResult | { ok: false; reason: 'files_refused'; refused: RefusedFile[] };

/**
 * The thread's chosen files first, into the device's queue; then the message that names them. What the device does
 * not take stops the message: it would say less than its writer meant.
 */
export async function sendWithFiles(account: LocalAccount, outgoing: Outgoing): Promise<SendOutcome> {
  const { client_id, filedAs } = outgoing;
  const about = { client_id, ...filedAs };
  const draft = { kind: 'message', subject_id: client_id } as const;
  const { document_ids, refused } = await draftAsDocuments(account, draft, about);
  if (refused.length > 0) return { ok: false, reason: 'files_refused', refused };

  const content = outgoing.content === '' ? wordsFor(document_ids.length) : outgoing.content;
  return sendMessage(account, { client_id, content, document_ids });
}

/** A message has words: a notice or an e-mail about it would be empty without. */
const wordsFor = (files: number) => (files === 1 ? 'Arquivo anexado' : 'Arquivos anexados');
