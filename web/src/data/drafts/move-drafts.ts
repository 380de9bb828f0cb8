import type { Transaction } from 'dexie';
import type { AnswerDraft, Draft, DraftFile, RequestDraft } from './draft.ts';

/** What versions before the seventh kept in one row of `meta` each, by the draft's subject. */
type Drawers = {
  drafts: Record<string, string>;
  message_files: Record<string, DraftFile[]>;
  request_drafts: Record<string, RequestDraft>;
  answer_drafts: Record<string, AnswerDraft>;
};

/** Moves the drafts of an earlier version into their table, in the transaction that makes it. */
export async function moveDrafts(upgrade: Transaction): Promise<void> {
  const meta = upgrade.table<{ key: string; value: unknown }, string>('meta');
  const read = async <K extends keyof Drawers>(key: K) =>
    // The row of this key holds what that version put there.
    ((await meta.get(key))?.value as Drawers[K] | undefined) ?? {};
  const drafts = draftsOf({
    drafts: await read('drafts'),
    message_files: await read('message_files'),
    request_drafts: await read('request_drafts'),
    answer_drafts: await read('answer_drafts'),
  });
  await upgrade.table<Draft, [string, string]>('drafts').bulkPut(drafts);
  await meta.bulkDelete(['drafts', 'message_files', 'request_drafts', 'answer_drafts']);
}

function draftsOf({ drafts, message_files, request_drafts, answer_drafts }: Drawers): Draft[] {
  const threads = [...new Set([...Object.keys(drafts), ...Object.keys(message_files)])];
  return [
    ...threads.map((subject_id): Draft => {
      const content = { text: drafts[subject_id] ?? '', files: message_files[subject_id] ?? [] };
      return { kind: 'message', subject_id, content };
    }),
    ...Object.entries(request_drafts).map(([subject_id, content]): Draft => {
      return { kind: 'request', subject_id, content };
    }),
    ...Object.entries(answer_drafts).map(([subject_id, content]): Draft => {
      return { kind: 'answer', subject_id, content };
    }),
  ];
}
