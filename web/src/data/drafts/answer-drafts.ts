import type { AnswerDraft, PortalDatabase } from '#data/local/database.ts';
import { readMeta } from '#data/local/meta.ts';

export type { AnswerDraft } from '#data/local/database.ts';

/** What somebody of the firm was answering to a request; nothing of it where nobody was. */
export async function readAnswerDraft(db: PortalDatabase, requestId: string): Promise<AnswerDraft> {
  return (await readMeta(db, 'answer_drafts'))?.[requestId] ?? {};
}

/** Each letter is kept: a reload loses none. A draft without any field is none. */
export async function saveAnswerDraft(
  db: PortalDatabase,
  requestId: string,
  draft: AnswerDraft,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const { [requestId]: _before, ...others } = (await readMeta(db, 'answer_drafts')) ?? {};
    const isEmpty = Object.keys(draft).length === 0;
    await db.meta.put({ key: 'answer_drafts', value: isEmpty ? others : { ...others, [requestId]: draft } });
  });
}
