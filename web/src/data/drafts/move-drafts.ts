import type { Transaction } from 'dexie';
import type { AnswerDraft, Draft, DraftFile, RequestDraft } from './draft.ts';

/** What versions before the seventh kept in one row of `meta` each, by the draft's subject. */
type Drawers = {
  drafts: Record<string, string>;
  message_files: Record<string, DraftFile[]>;
  request_drafts: Record<string, RequestDraft>;
  answer_drafts: Record<string, AnswerDraft>;
};

const NONE: Drawers = { drafts: {}, message_files: {}, request_drafts: {}, answer_drafts: {} };
const KEYS = Object.keys(NONE);

/** Moves the drafts of an earlier version into their table, in the transaction that makes it. */
export async function moveDrafts(upgrade: Transaction): Promise<void> {
  const meta = upgrade.table<{ key: string; value: unknown }, string>('meta');
  const found = (await meta.bulkGet(KEYS)).filter((row) => row !== undefined);
  // What that version kept is under these keys.
  const drawers = Object.fromEntries(found.map(({ key, value }) => [key, value])) as Partial<Drawers>;
  await upgrade.table<Draft, [string, string]>('drafts').bulkPut(draftsOf({ ...NONE, ...drawers }));
  await meta.bulkDelete(KEYS);
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
