import { type MatchedSlip, slipId } from '@portal/domain';
import { addDocuments } from '#data/files/add-documents.ts';
import type { FileRefusal } from '#data/files/check-file.ts';
import { readKeptFile } from '#data/files/kept-files.ts';
import { forgetFile } from '#data/files/forget-file.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { write } from '#data/writes/write.ts';
import type { WriteRefusal } from '#data/writes/write-result.ts';
import { SLIP_CATEGORY } from './slip-category.ts';

export type PublishOutcome = { ok: true } | { ok: false; reason: FileRefusal | WriteRefusal | 'not_ready' };

/**
 * 'Publicar': the file becomes a document of the client, and then the slip that names it is written; the outbox sends them in this
 * order, and after the obligation. Interrupted, it can be called again: what became a document is not added twice.
 */
export async function publishSlip(account: LocalAccount, slip: MatchedSlip): Promise<PublishOutcome> {
  const { db } = account;
  const { client, obligation, due_date, amount_cents, payment_line, pix_code } = slip;
  if (
    client === null ||
    obligation === null ||
    due_date === null ||
    amount_cents === null ||
    slip.asks.length > 0
  )
    return { ok: false, reason: 'not_ready' };
  const document = await asDocument(account, slip.id, client.id);
  if (!document.ok) return document;
  const earlier = await db.slips.where('obligation_id').equals(obligation.id).toArray();
  const version = Math.max(0, ...earlier.map((other) => other.version)) + 1;
  const written = await write(
    account,
    {
      kind: 'create',
      entity: 'slips',
      id: slipId(obligation.id, version),
      fields: {
        client_id: client.id,
        obligation_id: obligation.id,
        version,
        document_id: document.id,
        document_sha256: slip.sha256,
        amount_cents,
        pix_code,
        payment_line,
        due_date,
      },
    },
    {
      documents: [document.id],
      needs: await waitingCreate(db, obligation.id),
      also: () => db.drafts.delete(['slip', slip.id]),
    },
  );
  return written.ok ? { ok: true } : written;
}

type Outcome = { ok: true; id: string } | { ok: false; reason: FileRefusal };

async function asDocument(account: LocalAccount, id: string, client_id: string): Promise<Outcome> {
  const { db } = account;
  const draft = await db.drafts.get(['slip', id]);
  if (draft?.kind !== 'slip') return { ok: false, reason: 'unreadable' };
  const { file } = draft.content;
  if (file.document_id !== null) return { ok: true, id: file.document_id };
  const blob = await readKeptFile(db, file.file_id);
  if (blob === null) return { ok: false, reason: 'unreadable' };
  const { added, refused } = await addDocuments(account, {
    files: [new File([blob], file.filename, { type: blob.type })],
    client_id,
    category: SLIP_CATEGORY,
    description: null,
  });
  const [document_id] = added;
  if (document_id === undefined) return { ok: false, reason: refused[0]?.reason ?? 'unreadable' };
  await db.drafts.put({ ...draft, content: { ...draft.content, file: { ...file, document_id } } });
  // The document has bytes of its own.
  await forgetFile(db, file.file_id);
  return { ok: true, id: document_id };
}

/** The rules refuse a slip of an obligation that the server does not have yet. */
async function waitingCreate(db: PortalDatabase, obligationId: string): Promise<string[]> {
  const entries = await db.outbox.where('[entity+doc_id]').equals(['obligations', obligationId]).toArray();
  return entries.filter(({ kind }) => kind === 'create').map(({ op_id }) => op_id);
}
