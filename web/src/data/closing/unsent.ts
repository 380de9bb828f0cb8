import { type Draft, type DraftFile, type DraftKind, filesOfDraft } from '#data/drafts/draft.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readMeta } from '#data/local/meta.ts';
import { isWork } from '#data/outbox/is-work.ts';
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
 * What leaving would lose. What the device says by itself is no work, and nobody is asked about it. To be called in a
 * transaction over `outbox`, `drafts` and `meta`, or outside of any.
 */
export async function readUnsent(db: PortalDatabase): Promise<Unsent> {
  const [entries, drafts] = await Promise.all([db.outbox.orderBy('seq').toArray(), readDrafts(db)]);
  const work = entries.filter(isWork);
  return {
    operations: work.length,
    refused: work.filter(({ state }) => state === 'parked').length,
    drafts: drafts.length,
    marks: [...work.map(markOf), ...drafts.map((draft) => JSON.stringify(draft))],
  };
}

/** What was typed or chosen and never became an operation. */
export type UnsentDraft = {
  kind: DraftKind | 'import';
  of: string;
  content: unknown;
  files: readonly DraftFile[];
};

export async function readDrafts(db: PortalDatabase): Promise<UnsentDraft[]> {
  const [kept, imported] = await Promise.all([db.drafts.toArray(), readMeta(db, 'client_import')]);
  const drafts = kept
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map((draft): UnsentDraft => {
      return { kind: draft.kind, of: draft.subject_id, content: wordsOf(draft), files: filesOfDraft(draft) };
    })
    .filter(({ content, files }) => content !== '' || files.length > 0);
  if (imported === null) return drafts;
  return [...drafts, { kind: 'import', of: imported.filename, content: imported.rows, files: [] }];
}

/** In which they are listed. */
const ORDER: readonly DraftKind[] = ['message', 'request', 'answer', 'slip'];

function wordsOf(draft: Draft): unknown {
  switch (draft.kind) {
    case 'message':
      return draft.content.text;
    case 'request':
      return draft.content.description.trim();
    case 'answer':
      return draft.content;
    case 'slip':
      return draft.content.typed;
  }
}

const markOf = (entry: OutboxEntry) => `${entry.op_id} ${JSON.stringify(entry.patch)}`;
