import { withEntries, serverVersion } from '#data/document-state.ts';
import { parkEntry } from '#data/entry-changes.ts';
import type { DocumentState } from '#data/document-state.ts';
import type { OutboxEntry, OutboxErrorKind, Upload } from '#data/outbox-entry.ts';
import type { StoredRow } from '#data/database.ts';
import { applyRemote, settleEntry } from './apply.ts';
import type { Waiting } from './lanes.ts';
import type { LocalStore, StoreTransaction } from './ports.ts';
import type { PushOutcome } from './push.ts';

/** After a crash or the loss of the lead: the outcome of what was on its way is unknown, so it goes again. */
export async function recoverWork(store: LocalStore): Promise<void> {
  const { entries, uploads } = await readWaiting(store);
  for (const entry of entries.filter(({ state }) => state === 'sending')) {
    await changeEntry(store, entry, (state) =>
      withChange(state, entry.op_id, { state: 'queued', next_at: 0 }),
    );
  }
  const unfinished = uploads.filter(({ state }) => state === 'sending');
  await store.transaction([], async (tx) => {
    for (const upload of unfinished)
      await tx.putUpload({ ...upload, state: 'waiting', sent_bytes: 0, next_at: 0 });
  });
}

export function readWaiting(store: LocalStore, limit?: number): Promise<Waiting> {
  return store.transaction([], async (tx) => ({
    entries: await tx.entries(limit),
    uploads: await tx.uploads(),
  }));
}

/** Marks an entry as being sent and returns it as it is then; null when it changed meanwhile. */
export async function claimEntry(store: LocalStore, chosen: OutboxEntry): Promise<OutboxEntry | null> {
  let claimed: OutboxEntry | null = null;
  await changeEntry(store, chosen, (state, entry) => {
    if (entry.state !== 'queued') return state;
    claimed = { ...entry, state: 'sending', attempts: entry.attempts + 1 };
    return withChange(state, entry.op_id, claimed);
  });
  return claimed;
}

/** `mayKeep` says whether a row is still ours to have when its answer arrives. */
export async function settleOutcome(
  store: LocalStore,
  sent: OutboxEntry,
  outcome: PushOutcome,
  mayKeep: (row: StoredRow) => boolean,
): Promise<void> {
  await changeEntry(store, sent, async (state, _entry, tx) => {
    switch (outcome.kind) {
      case 'applied': {
        const { row } = outcome;
        return settleEntry(state, sent.op_id, row !== null && mayKeep(row) ? row : null);
      }
      case 'conflict':
        if (!mayKeep(outcome.row)) return parkEntry(state, sent.op_id, 'permission_denied');
        await tx.putConflict(outcome.conflict);
        return parkEntry(applyRemote(state, outcome.row), sent.op_id, 'conflict');
      case 'not_found':
        return parkEntry(state, sent.op_id, 'not_found');
    }
  });
}

export function parkSent(store: LocalStore, sent: OutboxEntry, reason: OutboxErrorKind): Promise<void> {
  return changeEntry(store, sent, (state) => parkEntry(state, sent.op_id, reason));
}

/** Queued again, not before `nextAt`; unless another tab took it over since. */
export function postpone(store: LocalStore, sent: OutboxEntry, nextAt: number): Promise<void> {
  return changeEntry(store, sent, (state, entry) =>
    entry.state === 'sending' && entry.attempts === sent.attempts
      ? withChange(state, sent.op_id, { state: 'queued', next_at: nextAt })
      : state,
  );
}

/** Everything that waits for its time may go at once. */
export async function forgetPauses(store: LocalStore): Promise<void> {
  const { entries, uploads } = await readWaiting(store);
  for (const entry of entries.filter(({ state, next_at }) => state === 'queued' && next_at > 0)) {
    await changeEntry(store, entry, (state, { state: now }) =>
      now === 'queued' ? withChange(state, entry.op_id, { next_at: 0 }) : state,
    );
  }
  await store.transaction([], async (tx) => {
    for (const upload of uploads.filter(({ state, next_at }) => state === 'waiting' && next_at > 0)) {
      await tx.putUpload({ ...upload, next_at: 0 });
    }
  });
}

/** An upload that cannot go takes the entry that needs it along to where the person sees it. */
export async function parkUpload(store: LocalStore, upload: Upload, reason: OutboxErrorKind): Promise<void> {
  const { entries } = await readWaiting(store);
  await store.transaction([], (tx) => tx.putUpload({ ...upload, state: 'parked', error_kind: reason }));
  for (const entry of entries.filter(({ needs }) => needs.includes(upload.upload_id))) {
    await parkSent(store, entry, reason);
  }
}

function withChange(state: DocumentState, opId: string, change: Partial<OutboxEntry>): DocumentState {
  const entries = state.entries.map((entry) => (entry.op_id === opId ? { ...entry, ...change } : entry));
  return withEntries(state, serverVersion(state), entries);
}

type StateChange = (
  state: DocumentState,
  entry: OutboxEntry,
  tx: StoreTransaction,
) => DocumentState | Promise<DocumentState>;

/** Changes the document of an entry, in one transaction; nothing when the entry is gone. */
async function changeEntry(store: LocalStore, of: OutboxEntry, change: StateChange): Promise<void> {
  await store.transaction([of.entity], async (tx) => {
    const [before] = await tx.documents(of.entity, [of.doc_id]);
    const entry = before?.entries.find((candidate) => candidate.op_id === of.op_id);
    if (before === undefined || entry === undefined) return;
    const after = await change(before, entry, tx);
    if (after !== before) await tx.save([{ before, after }]);
  });
}
