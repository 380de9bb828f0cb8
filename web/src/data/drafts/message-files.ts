import type { DraftFile, PortalDatabase } from '#data/local/database.ts';
import { readMeta } from '#data/local/meta.ts';
import type { DraftPlace } from './draft-files.ts';

export {
  addToDraft,
  draftAsDocuments,
  MOST_DRAFT_FILES,
  type RefusedDraftFile,
  removeFromDraft,
} from './draft-files.ts';

/** The files that go with the next message of a client's thread: kept until it is sent, a reload in between. */
export const messageFiles = (clientId: string): DraftPlace => ({
  read: (db) => readMessageFiles(db, clientId),
  change: (db, edit) =>
    db.transaction('rw', db.meta, async () => {
      const { [clientId]: before = [], ...others } = (await readMeta(db, 'message_files')) ?? {};
      const files = edit(before);
      const value = files.length === 0 ? others : { ...others, [clientId]: files };
      await db.meta.put({ key: 'message_files', value });
    }),
});

export async function readMessageFiles(db: PortalDatabase, clientId: string): Promise<readonly DraftFile[]> {
  return (await readMeta(db, 'message_files'))?.[clientId] ?? [];
}

/** To be called in the transaction that writes the message: what it names is no draft any more. */
export async function forgetSentFiles(
  db: PortalDatabase,
  clientId: string,
  documentIds: readonly string[],
): Promise<void> {
  await messageFiles(clientId).change(db, (files) =>
    files.filter(({ document_id }) => document_id === null || !documentIds.includes(document_id)),
  );
}
