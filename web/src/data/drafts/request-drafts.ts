import { forgetFile } from '#data/files/kept-files.ts';
import type { PortalDatabase, RequestDraft } from '#data/local/database.ts';
import { readMeta } from '#data/local/meta.ts';
import type { DraftPlace } from './draft-files.ts';

export type { RequestDraft } from '#data/local/database.ts';
export { addToDraft, MOST_DRAFT_FILES, type RefusedDraftFile, removeFromDraft } from './draft-files.ts';

const EMPTY: RequestDraft = { service_id: '', description: '', files: [] };

export const isEmptyDraft = (draft: RequestDraft) =>
  draft.description.trim() === '' && draft.files.length === 0;

/** What was being written for a company; an empty draft where nothing was. */
export async function readRequestDraft(db: PortalDatabase, clientId: string): Promise<RequestDraft> {
  return (await readMeta(db, 'request_drafts'))?.[clientId] ?? EMPTY;
}

/** Each letter is kept: a reload, or a phone that closes the page, loses none. */
export function saveRequestDraft(
  db: PortalDatabase,
  clientId: string,
  text: Partial<Pick<RequestDraft, 'service_id' | 'description'>>,
): Promise<void> {
  return changeDraft(db, clientId, (draft) => ({ ...draft, ...text }));
}

/** The draft's files, for what is done with files of any draft. */
export const requestFiles = (clientId: string): DraftPlace => ({
  read: async (db) => (await readRequestDraft(db, clientId)).files,
  change: (db, edit) => changeDraft(db, clientId, (draft) => ({ ...draft, files: edit(draft.files) })),
});

/** Given up by the person. */
export async function discardRequestDraft(db: PortalDatabase, clientId: string): Promise<void> {
  const { files } = await readRequestDraft(db, clientId);
  await forgetRequestDraft(db, clientId);
  for (const file of files) await forgetFile(db, file.file_id);
}

/** Sent: to be called in the transaction that writes the request, so that neither stands without the other. */
export async function forgetRequestDraft(db: PortalDatabase, clientId: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const others = { ...(await readMeta(db, 'request_drafts')) };
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a copy, made for this
    delete others[clientId];
    await db.meta.put({ key: 'request_drafts', value: others });
  });
}

/** One transaction from reading to writing: letters and files are added from several hands at once. */
async function changeDraft(
  db: PortalDatabase,
  clientId: string,
  change: (draft: RequestDraft) => RequestDraft,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const drafts = (await readMeta(db, 'request_drafts')) ?? {};
    await db.meta.put({
      key: 'request_drafts',
      value: { ...drafts, [clientId]: change(drafts[clientId] ?? EMPTY) },
    });
  });
}
