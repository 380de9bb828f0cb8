import { isFileMissing } from '@portal/domain';
import { filesOfDraft } from '#data/drafts/draft.ts';
import type { PortalDatabase, StoredFile } from '#data/local/portal-database.ts';
import { documentsToKeep } from '#data/slips/slips-to-keep.ts';
import { deleteBytes } from './byte-store.ts';
import { forgetFile } from './forget-file.ts';

/** Opened files that nobody pinned: as much as a phone does not miss; the oldest go first, and slips to pay after all others. */
const MOST_UNPINNED_BYTES = 200 * 1024 * 1024;

/** A file being written for longer than this was left behind by a crash. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Drops what a crash left, what belongs to no document any more, and the oldest unpinned files above the limit. */
export async function tidyFiles(db: PortalDatabase, now: number = Date.now()): Promise<void> {
  const { files, owned, existing, slips } = await readFiles(db);
  let kept = 0;
  // The limit is reached by what comes last.
  const lastToGo = files.toSorted((a, b) => Number(slips.has(b.file_id)) - Number(slips.has(a.file_id)));
  for (const file of lastToGo) {
    if (owned.has(file.file_id)) continue;
    const isYoung = now - file.stored_at < ABANDONED_AFTER_MS;
    const isWanted = file.complete ? existing.has(file.file_id) : isYoung;
    if (isWanted && !file.pinned) kept += file.size_bytes;
    if (!isWanted) await forgetFile(db, file.file_id);
    else if (!file.pinned && file.complete && kept > MOST_UNPINNED_BYTES) await forgetUnpinned(db, file);
  }
}

/** Files kept after opening, which nobody pinned and nothing waits for, nor is to be paid with: they can be fetched again. */
export async function listFreeable(db: PortalDatabase): Promise<StoredFile[]> {
  const { files, owned, slips } = await readFiles(db);
  const isFree = ({ complete, pinned, file_id }: StoredFile) =>
    complete && !pinned && !owned.has(file_id) && !slips.has(file_id);
  return files.filter(isFree);
}

/** 'Liberar espaço': drops those. Never what waits to be sent, a draft's files, or what the person pinned. */
export async function freeSpace(db: PortalDatabase): Promise<{ files: number; size_bytes: number }> {
  const freed: StoredFile[] = [];
  for (const file of await listFreeable(db)) if (await forgetUnpinned(db, file)) freed.push(file);
  return { files: freed.length, size_bytes: freed.reduce((sum, file) => sum + file.size_bytes, 0) };
}

/** False where somebody pinned it since it was listed: then it stays. */
async function forgetUnpinned(db: PortalDatabase, { file_id }: StoredFile): Promise<boolean> {
  const unpinned = db.files.where('file_id').equals(file_id);
  if ((await unpinned.and(({ pinned }) => !pinned).delete()) === 0) return false;
  await deleteBytes(db, file_id);
  return true;
}

/** The newest first. `owned`: on their way up, part of a draft, or gone from the server: perhaps nobody has them but this device. */
async function readFiles(db: PortalDatabase) {
  const tables = [db.files, db.uploads, db.documents, db.drafts, db.slips, db.obligations, db.meta];
  // One moment for all: a file that is taken onto the device meanwhile must not look abandoned.
  const [files, documents, uploads, drafts, slips] = await db.transaction('r', tables, async () => {
    const files = await db.files.orderBy('stored_at').reverse().toArray();
    const others = await Promise.all([
      db.documents.bulkGet(files.map(({ file_id }) => file_id)),
      db.uploads.orderBy('document_id').keys(),
      db.drafts.toArray(),
      documentsToKeep(db),
    ]);
    return [files, ...others];
  });
  const drafted = drafts.flatMap(filesOfDraft).map((file) => file.file_id);
  const existing = documents.filter((document) => document !== undefined);
  const lost = existing.filter(isFileMissing).map(({ id }) => id);
  return {
    files,
    owned: new Set([...uploads.map(String), ...drafted, ...lost]),
    existing: new Set<string>(existing.map(({ id }) => id)),
    slips,
  };
}
