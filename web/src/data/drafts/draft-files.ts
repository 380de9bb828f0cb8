import { addDocuments, type RefusedFile } from '#data/files/add-documents.ts';
import { type FileRefusal, checkFile } from '#data/files/check-file.ts';
import { readKeptFile, storeBytes } from '#data/files/kept-files.ts';
import { dropBytes, forgetFile } from '#data/files/forget-file.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import type { DraftFile, DraftKey } from './draft.ts';
import { changeDraft, forgetDraft, readDraft } from './drafts.ts';

/** What a message or a request may name, as their schemas and the rules have it. */
export const MOST_DRAFT_FILES = 10;

export type RefusedDraftFile = { filename: string; reason: FileRefusal | 'too_many' };

/** A draft that may have files: their bytes are kept under their own ids. */
export type DraftPlace = DraftKey<'message' | 'request'>;

/** Keeps the bytes of chosen files with the draft. What is no file to send is refused now, not when it is sent. */
export async function addToDraft(
  db: PortalDatabase,
  place: DraftPlace,
  files: readonly File[],
): Promise<RefusedDraftFile[]> {
  const refused: RefusedDraftFile[] = [];
  for (const file of files) {
    const reason = await addFile(db, place, file);
    if (reason !== null) refused.push({ filename: file.name, reason });
  }
  return refused;
}

async function addFile(
  db: PortalDatabase,
  place: DraftPlace,
  file: File,
): Promise<RefusedDraftFile['reason'] | null> {
  const checked = await checkFile(file);
  if (!checked.ok) return checked.reason;
  if ((await readDraft(db, place)).files.length >= MOST_DRAFT_FILES) return 'too_many';
  const file_id = randomId();
  const kept: DraftFile = {
    file_id,
    filename: file.name,
    size_bytes: checked.bytes.length,
    document_id: null,
  };
  const stored = await tryToStore(db, async () => {
    const bytes = await storeBytes(db, file_id, checked.bytes, checked.mime_type);
    await db.transaction('rw', [db.files, db.drafts], async () => {
      await db.files.put({ ...bytes, complete: true });
      await changeFiles(db, place, (listed) => [...listed, kept]);
    });
  });
  if (stored.ok) return null;
  await dropBytes(db, file_id);
  return stored.reason;
}

export async function removeFromDraft(db: PortalDatabase, place: DraftPlace, fileId: string): Promise<void> {
  await changeFiles(db, place, (listed) => listed.filter((file) => file.file_id !== fileId));
  await forgetFile(db, fileId);
}

/** Given up by the person. */
export async function discardDraft(db: PortalDatabase, place: DraftPlace): Promise<void> {
  const { files } = await readDraft(db, place);
  await forgetDraft(db, place);
  for (const file of files) await forgetFile(db, file.file_id);
}

/** To be called in the transaction that writes what names these documents: they are no draft any more. */
export const forgetSentFiles = (db: PortalDatabase, place: DraftPlace, documentIds: readonly string[]) =>
  changeFiles(db, place, (files) =>
    files.filter(({ document_id }) => document_id === null || !documentIds.includes(document_id)),
  );

const changeFiles = (
  db: PortalDatabase,
  place: DraftPlace,
  edit: (files: readonly DraftFile[]) => DraftFile[],
): Promise<void> => changeDraft(db, place, (draft) => ({ ...draft, files: edit(draft.files) }));

/**
 * Makes documents of a draft's files, for what names them to be written next. Interrupted, it can be called again:
 * what became a document is not added twice.
 */
export async function draftAsDocuments(
  account: LocalAccount,
  place: DraftPlace,
  about: { client_id: string; category: string | null; description: string | null },
): Promise<{ document_ids: string[]; refused: RefusedFile[] }> {
  const document_ids: string[] = [];
  const refused: RefusedFile[] = [];
  for (const file of (await readDraft(account.db, place)).files) {
    const outcome = await asDocument(account, place, file, about);
    if (outcome.ok) document_ids.push(outcome.id);
    else refused.push({ filename: file.filename, reason: outcome.reason });
  }
  return { document_ids, refused };
}

type Outcome = { ok: true; id: string } | { ok: false; reason: FileRefusal };

async function asDocument(
  account: LocalAccount,
  place: DraftPlace,
  { file_id, filename, document_id }: DraftFile,
  about: Parameters<typeof draftAsDocuments>[2],
): Promise<Outcome> {
  const { db } = account;
  if (document_id !== null) return { ok: true, id: document_id };
  const blob = await readKeptFile(db, file_id);
  if (blob === null) return { ok: false, reason: 'unreadable' };
  const file = new File([blob], filename, { type: blob.type });
  const { added, refused } = await addDocuments(account, { files: [file], ...about });
  const [id] = added;
  if (id === undefined) return { ok: false, reason: refused[0]?.reason ?? 'unreadable' };
  await changeFiles(db, place, (listed) =>
    listed.map((other) => (other.file_id === file_id ? { ...other, document_id: id } : other)),
  );
  // The document has bytes of its own.
  await forgetFile(db, file_id);
  return { ok: true, id };
}
