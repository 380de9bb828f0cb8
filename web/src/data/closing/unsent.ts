import type { DraftFile, PortalDatabase } from '#data/local/database.ts';
import { readMeta } from '#data/local/meta.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';

export type Unsent = {
  /** Operations the server has not taken, refused ones included. */
  operations: number;
  /** Of those, the ones that wait for the person. */
  refused: number;
  /** Begun and not sent: messages, requests, answers, rows of an import. */
  drafts: number;
  /** One per operation and draft, with its content: another mark means that there is more to lose. */
  marks: string[];
};

/**
 * What leaving would lose. How far somebody has read is no work, and nobody is asked about it. To be called in a
 * transaction over `outbox` and `meta`, or outside of any.
 */
export async function readUnsent(db: PortalDatabase): Promise<Unsent> {
  const [entries, drafts] = await Promise.all([db.outbox.orderBy('seq').toArray(), readDrafts(db)]);
  const work = entries.filter(({ entity }) => entity !== 'thread_reads');
  return {
    operations: work.length,
    refused: work.filter(({ state }) => state === 'parked').length,
    drafts: drafts.length,
    marks: [...work.map(markOf), ...drafts.map((draft) => JSON.stringify(draft))],
  };
}

/** What was typed or chosen and never became an operation. */
export type UnsentDraft = { kind: DraftKind; of: string; content: unknown; files: readonly DraftFile[] };
type DraftKind = 'message' | 'request' | 'answer' | 'import';

export async function readDrafts(db: PortalDatabase): Promise<UnsentDraft[]> {
  const [texts, files, requests, answers, imported] = await Promise.all([
    readMeta(db, 'drafts'),
    readMeta(db, 'message_files'),
    readMeta(db, 'request_drafts'),
    readMeta(db, 'answer_drafts'),
    readMeta(db, 'client_import'),
  ]);
  const threads = new Set([...Object.keys(texts ?? {}), ...Object.keys(files ?? {})]);
  const drafts: UnsentDraft[] = [
    ...[...threads].map((of): UnsentDraft => {
      return { kind: 'message', of, content: texts?.[of] ?? '', files: files?.[of] ?? [] };
    }),
    ...Object.entries(requests ?? {}).map(([of, draft]): UnsentDraft => {
      return { kind: 'request', of, content: draft.description.trim(), files: draft.files };
    }),
    ...Object.entries(answers ?? {}).map(([of, content]): UnsentDraft => {
      return { kind: 'answer', of, content, files: [] };
    }),
  ];
  if (imported !== null)
    drafts.push({ kind: 'import', of: imported.filename, content: imported.rows, files: [] });
  return drafts.filter(({ content, files: chosen }) => content !== '' || chosen.length > 0);
}

const markOf = (entry: OutboxEntry) => `${entry.op_id} ${JSON.stringify(entry.patch)}`;
