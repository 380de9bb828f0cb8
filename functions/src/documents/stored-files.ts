import { STORAGE_ROOT } from '@portal/domain';
import { storageBucket } from '../firestore/admin.ts';
import type { StoredFile } from './stored-problem.ts';

/** No rule opens this root to anybody. */
export const QUARANTINE_ROOT = 'quarantine';

/** A file where it belongs, or where an interrupted run has already moved it; null where it is in neither place. */
export async function readStored(path: string): Promise<StoredFile | null> {
  return (await open(path)) ?? (await open(quarantinePath(path)));
}

/**
 * Moves everything of a document's folder but `kept`: a refused file, and what was uploaded next to the one that
 * the row names, which nobody has looked at. Running twice, or two at once, has the same result.
 */
export async function moveToQuarantine(folder: string, kept: string | null): Promise<void> {
  const [files] = await storageBucket().getFiles({ prefix: folder });
  for (const { name } of files) {
    if (name === kept) continue;
    await copyPlain(name, quarantinePath(name), null);
    await removeStored(name);
  }
}

/**
 * Copies bytes and type, and nothing else of the metadata: a download token would open the copy past every rule.
 * Over an existing file only while it is of the generation `over`. Nothing happens where the file is gone.
 */
export async function copyPlain(from: string, to: string, over: string | null): Promise<void> {
  const file = storageBucket().file(from);
  await unlessGone(async () => {
    const [{ contentType }] = await file.getMetadata();
    await file.copy(storageBucket().file(to), {
      ...(contentType !== undefined && { contentType }),
      // Without a single entry the metadata would be taken along.
      metadata: { copied_from: from },
      ...(over !== null && { preconditionOpts: { ifGenerationMatch: over } }),
    });
  });
}

/** In bytes; null where nothing is there. */
export async function sizeOfStored(path: string): Promise<number | null> {
  const found = await unlessGone(() => storageBucket().file(path).getMetadata());
  return found === null ? null : Number(found[0].size);
}

export async function removeStored(path: string): Promise<void> {
  await storageBucket().file(path).delete({ ignoreNotFound: true });
}

async function open(path: string): Promise<StoredFile | null> {
  const file = storageBucket().file(path);
  const found = await unlessGone(() => file.getMetadata());
  if (found === null) return null;
  const [{ size, contentType }] = found;
  return { size: Number(size), contentType, read: async () => (await file.download())[0] };
}

function quarantinePath(path: string): string {
  return path.replace(STORAGE_ROOT, QUARANTINE_ROOT);
}

/** null where the file is not there, or not any more as it was. */
async function unlessGone<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 404 || error.code === 412)) return null;
    throw error;
  }
}
