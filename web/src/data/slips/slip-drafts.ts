import { calendarDateOf, readSlip, type SlipInList, type TypedSlip } from '@portal/domain';
import { type FileRefusal, checkFile } from '#data/files/check-file.ts';
import { storeBytes } from '#data/files/kept-files.ts';
import { dropBytes, forgetFile } from '#data/files/forget-file.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';

/** The text of a PDF, laid out as on its pages; '' where it has none, null where the reader is not on the device. */
export type ReadText = (file: Blob) => Promise<string | null>;

export type SlipRefusal = { filename: string; reason: FileRefusal | 'no_pdf' | 'no_reader' | 'too_many' };

/** Together on one device: a firm drops a month at once, and each is a row that is drawn. */
export const MOST_SLIPS = 200;

/**
 * Takes a slip onto this device alone: its bytes, and what was read of it, as a draft. Nothing of it is sent before
 * 'Publicar'. null where it was taken.
 */
export async function addSlip(
  db: PortalDatabase,
  file: File,
  readText: ReadText,
): Promise<SlipRefusal['reason'] | null> {
  const checked = await checkFile(file);
  if (!checked.ok) return checked.reason;
  if (checked.mime_type !== 'application/pdf') return 'no_pdf';
  if ((await slipDrafts(db).count()) >= MOST_SLIPS) return 'too_many';
  const { bytes, mime_type } = checked;
  const sha256 = await digestOf(bytes);
  const text = await readText(new Blob([bytes], { type: mime_type }));
  if (text === null) return 'no_reader';
  const file_id = randomId();
  const stored = await tryToStore(db, async () => {
    const kept = await storeBytes(db, file_id, bytes, mime_type);
    await db.transaction('rw', [db.files, db.drafts], async () => {
      await db.files.put({ ...kept, complete: true });
      await db.drafts.put({
        kind: 'slip',
        subject_id: file_id,
        content: {
          file: { file_id, filename: file.name, size_bytes: bytes.length, document_id: null },
          sha256,
          read: readSlip(text, calendarDateOf(new Date())),
          typed: {},
        },
      });
    });
  });
  if (stored.ok) return null;
  await dropBytes(db, file_id);
  return stored.reason;
}

/** What a person corrects of it; kept across a reload. */
export async function typeSlip(db: PortalDatabase, id: string, typed: TypedSlip): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    const draft = await db.drafts.get(['slip', id]);
    if (draft?.kind !== 'slip') return;
    const content = { ...draft.content, typed: { ...draft.content.typed, ...typed } };
    await db.drafts.put({ ...draft, content });
  });
}

/** 'Tirar da lista'. */
export async function dropSlip(db: PortalDatabase, id: string): Promise<void> {
  await db.drafts.delete(['slip', id]);
  await forgetFile(db, id);
}

/** In the order of their names: that of a folder. */
export async function listSlipDrafts(db: PortalDatabase): Promise<SlipInList[]> {
  const drafts = await slipDrafts(db).toArray();
  return drafts
    .flatMap((draft) => (draft.kind === 'slip' ? [{ id: draft.subject_id, ...draft.content }] : []))
    .map(({ id, file, sha256, read, typed }) => ({ id, filename: file.filename, sha256, read, typed }))
    .toSorted((a, b) => a.filename.localeCompare(b.filename, 'pt-BR', { numeric: true }));
}

const slipDrafts = (db: PortalDatabase) =>
  db.drafts.where('[kind+subject_id]').between(['slip', ''], ['slip', '\uffff']);

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
