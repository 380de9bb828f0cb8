import { paths } from '#config/paths.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { screenDatabase } from '#data/local/database.ts';
import { readMeta } from '#data/local/meta.ts';
import { sendMessage } from '#data/messages/messages.ts';
import { createNote, updateNote } from '#data/notes/notes.ts';
import { createObligation, updateObligation } from '#data/obligations/obligations.ts';
import { listAttention, retryEntry } from '#data/outbox/outbox-actions.ts';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { readStoredSession } from '#session/stored-session.ts';

// Runs in each page of the app before its own scripts: the same functions that the screens call, without the
// seconds that a hand needs, and what is in the device's database.

export type WriteOrder =
  | { what: 'message'; client_id: string; content: string }
  | { what: 'document'; client_id: string; filename: string; base64: string }
  | { what: 'note'; title: string; content: string }
  | { what: 'note_edit'; id: string; content: string }
  | { what: 'obligation'; client_id: string; name: string; notes: string }
  | { what: 'obligation_edit'; id: string; notes: string };

/** What of the person's work is still on the device. */
export type DeviceWork = {
  entries: Pick<OutboxEntry, 'op_id' | 'entity' | 'doc_id' | 'kind' | 'patch' | 'state' | 'error_kind'>[];
  uploads: { document_id: string; state: string; error_kind: string | null }[];
};

export type Hands = {
  write(order: WriteOrder): Promise<{ ok: boolean; id: string | null; reason: string | null }>;
  work(): Promise<DeviceWork>;
  /** Presses 'try again' on all that the server refused; answers how many there were. */
  retryRefused(): Promise<number>;
  /** Whether this device may go on without an answer of its person. */
  isSignedIn(): Promise<boolean>;
};

declare global {
  var chaosHands: Hands;
}

function account(): LocalAccount {
  const session = readStoredSession();
  if (session === null) throw new Error('nobody is signed in on this device');
  const { uid, tenant_id } = session;
  return { db: screenDatabase(uid, tenant_id), uid, tenant_id };
}

globalThis.chaosHands = {
  async write(order) {
    return toldOf(await obey(order));
  },
  async work() {
    const { db } = account();
    const [entries, uploads] = await Promise.all([db.outbox.orderBy('seq').toArray(), db.uploads.toArray()]);
    return {
      entries: entries.map(({ op_id, entity, doc_id, kind, patch, state, error_kind }) => {
        return { op_id, entity, doc_id, kind, patch, state, error_kind };
      }),
      uploads: uploads.map(({ document_id, state, error_kind }) => ({ document_id, state, error_kind })),
    };
  },
  async retryRefused() {
    const { db } = account();
    const refused = await listAttention(db);
    for (const { op_id } of refused) await retryEntry(db, op_id);
    return refused.length;
  },
  async isSignedIn() {
    if (readStoredSession() === null || location.pathname === paths.auth) return false;
    return (await readMeta(account().db, 'connection'))?.kind !== 'sign_in_needed';
  },
};

async function obey(order: WriteOrder): Promise<WriteResult> {
  switch (order.what) {
    case 'message':
      return sendMessage(account(), order);
    case 'document':
      return addOne(order);
    case 'note':
      return createNote(account(), {
        title: order.title,
        content: order.content,
        category: null,
        client_id: null,
      });
    case 'note_edit':
      return updateNote(account(), order.id, { content: order.content });
    case 'obligation':
      return createObligation(account(), {
        client_id: order.client_id,
        name: order.name,
        due_date: '2030-01-20',
        priority: null,
        status: 'pending',
        description: null,
        notes: order.notes,
        completed_at: null,
        document_ids: [],
      });
    case 'obligation_edit':
      return updateObligation(account(), order.id, { notes: order.notes });
  }
}

async function addOne(order: Extract<WriteOrder, { what: 'document' }>): Promise<WriteResult> {
  const bytes = Uint8Array.from(atob(order.base64), (letter) => letter.charCodeAt(0));
  const file = new File([bytes], order.filename, { type: 'application/pdf' });
  const { added } = await addDocuments(account(), {
    files: [file],
    client_id: order.client_id,
    category: null,
    description: null,
  });
  const [id] = added;
  return id === undefined ? { ok: false, reason: 'storage_full' } : { ok: true, id, op_id: null };
}

const toldOf = (result: WriteResult) =>
  result.ok
    ? { ok: true, id: result.id, reason: null }
    : { ok: false, id: null, reason: result.reason as string };
