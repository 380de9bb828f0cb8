import type { PortalDatabase } from '#data/local/portal-database.ts';
import { sameValue } from '#data/local/same-value.ts';
import type { Draft, DraftContents, DraftKey, TypedDraftKind } from './draft.ts';

const EMPTY: Pick<DraftContents, TypedDraftKind> = {
  message: { text: '', files: [] },
  request: { service_id: '', description: '', files: [] },
  answer: {},
};

/** What was being written; an empty draft where nothing was. */
export async function readDraft<K extends TypedDraftKind>(
  db: PortalDatabase,
  { kind, subject_id }: DraftKey<K>,
): Promise<DraftContents[K]> {
  const found = await db.drafts.get([kind, subject_id]);
  const content: unknown = found?.content ?? EMPTY[kind];
  // The row of this key is of this kind.
  return content as DraftContents[K];
}

/**
 * One transaction from reading to writing: letters and files come from several hands at once. An empty draft is none.
 * In a transaction of the caller, over `drafts`, it is kept or lost with the rest of it.
 */
export async function changeDraft<K extends TypedDraftKind>(
  db: PortalDatabase,
  { kind, subject_id }: DraftKey<K>,
  edit: (content: DraftContents[K]) => DraftContents[K],
): Promise<void> {
  await db.transaction('rw', db.drafts, async () => {
    const content = edit(await readDraft(db, { kind, subject_id }));
    if (sameValue(content, EMPTY[kind])) await db.drafts.delete([kind, subject_id]);
    // Kind and content are of one K; the compiler does not put the generic parts together.
    else await db.drafts.put({ kind, subject_id, content } as Draft);
  });
}

/** What it was written for has been written: to be called in that transaction, so that neither is there without the other. */
export async function forgetDraft(db: PortalDatabase, { kind, subject_id }: DraftKey): Promise<void> {
  await db.drafts.delete([kind, subject_id]);
}
