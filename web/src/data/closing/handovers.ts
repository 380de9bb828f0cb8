import { startingWith } from '#data/local/starting-with.ts';
import { exportFile, type UnsentExport } from '#data/outbox/export-file.ts';
import { type Handover, handoverDatabase, hasHandoverDatabase } from './handover-database.ts';

export type { Handover } from './handover-database.ts';

/** What was handed over on this device and is still here, oldest first. */
export async function listHandovers(): Promise<Handover[]> {
  if (!(await hasHandoverDatabase())) return [];
  const all = await handoverDatabase().handovers.orderBy('at').toArray();
  return all.filter(({ is_complete }) => is_complete);
}

/** One of them as a JSON file to keep, in the form of an export. */
export function handoverFile({ id, content, files, at }: Handover): Promise<UnsentExport> {
  const exported = files.map(({ file_id, mime_type, md5 }) => ({
    ...{ document_id: file_id, mime_type, md5 },
    read: () => readCopy(id, file_id),
  }));
  return exportFile(content, exported, at.slice(0, 10));
}

const CHUNKS = '[handover_id+file_id+index]';

async function readCopy(id: string, fileId: string): Promise<Blob | null> {
  const chunks = await startingWith(handoverDatabase().chunks, CHUNKS, id, fileId).toArray();
  return chunks.length === 0 ? null : new Blob(chunks.map(({ bytes }) => bytes));
}

/** The person said that it may go. */
export async function dropHandover(id: string): Promise<void> {
  const db = handoverDatabase();
  await db.transaction('rw', [db.handovers, db.chunks], async () => {
    await db.handovers.delete(id);
    await startingWith(db.chunks, CHUNKS, id).delete();
  });
}
