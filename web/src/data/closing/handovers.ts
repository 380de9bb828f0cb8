import Dexie from 'dexie';
import type { UnsentExport } from '#data/export-entries.ts';
import { toBase64 } from '#data/files/to-base64.ts';
import { type Handover, handoverDatabase, hasHandoverDatabase } from './handover-database.ts';

export type { Handover } from './handover-database.ts';

/** What was handed over on this device and is still here, oldest first. */
export async function listHandovers(): Promise<Handover[]> {
  if (!(await hasHandoverDatabase())) return [];
  const all = await handoverDatabase().handovers.orderBy('at').toArray();
  return all.filter(({ is_complete }) => is_complete);
}

/** One of them as a JSON file to keep, in the form of an export. */
export async function handoverFile(handover: Handover): Promise<UnsentExport> {
  // Parts, not one text: several files of 25 MB would not fit one string.
  const parts = [`${handover.content.slice(0, -2)},\n  "files": [`];
  for (const [i, { file_id, mime_type, md5 }] of handover.files.entries()) {
    const chunks = await handoverDatabase()
      .chunks.where('[handover_id+file_id+index]')
      .between([handover.id, file_id, Dexie.minKey], [handover.id, file_id, Dexie.maxKey])
      .toArray();
    const blob = new Blob(chunks.map(({ bytes }) => bytes));
    const text = chunks.length === 0 ? null : toBase64(new Uint8Array(await blob.arrayBuffer()));
    parts.push(
      `${i === 0 ? '' : ','}\n    ${JSON.stringify({ document_id: file_id, mime_type, md5, bytes: text })}`,
    );
  }
  parts.push('\n  ]\n}\n');
  return {
    filename: `portal-nao-enviados-${handover.at.slice(0, 10)}.json`,
    blob: new Blob(parts, { type: 'application/json' }),
  };
}

/** The person said that it may go. */
export async function dropHandover(id: string): Promise<void> {
  const db = handoverDatabase();
  await db.transaction('rw', [db.handovers, db.chunks], async () => {
    await db.handovers.delete(id);
    await db.chunks
      .where('[handover_id+file_id+index]')
      .between([id, Dexie.minKey, Dexie.minKey], [id, Dexie.maxKey, Dexie.maxKey])
      .delete();
  });
}
