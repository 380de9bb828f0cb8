import { ENTITY_NAMES } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { DocumentState } from '#data/local/document-state.ts';
import { parkEntry, requeueEntry, withEntry } from '#data/outbox/entry-changes.ts';
import type { Failures, OutboxEntry, OutboxErrorKind, Upload } from '#data/outbox/outbox-entry.ts';
import type { LocalStore, StoreTransaction } from '#sync/ports.ts';
import { isInEpoch } from '#sync/leadership/epoch-state.ts';
import { scopesOfRow } from '#sync/membership/purge.ts';
import { applyRemote, settleEntry } from '#sync/pull/apply.ts';
import { isMirrored } from '#sync/scopes.ts';
import type { Waiting } from './lanes.ts';
import type { PushOutcome } from './push.ts';

/**
 * After a crash or the loss of the lead: the outcome of what was on its way is unknown, so it goes again. `ours` is
 * what this tab is sending itself.
 */
export function recoverWork(store: LocalStore, ours: ReadonlySet<string>): Promise<void> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    for (const entry of await tx.entries()) {
      if (entry.state === 'sending' && !ours.has(entry.op_id))
        await change(tx, entry, { state: 'queued', next_at: 0 });
    }
    for (const upload of await tx.uploads()) {
      if (upload.state === 'sending' && !ours.has(upload.upload_id))
        await tx.putUpload({ ...upload, state: 'waiting', sent_bytes: 0, next_at: 0 });
    }
  });
}

/** The oldest entries, and beside them those that they name and that come later. */
export function readWaiting(store: LocalStore, limit?: number): Promise<Waiting> {
  return store.transaction([], async (tx) => {
    const [entries, uploads] = [await tx.entries(limit), await tx.uploads()];
    return { entries, named: limit === undefined ? [] : await readNamed(tx, entries), uploads };
  });
}

/** What entries wait for is mostly older than they are; an edit merged into an older one can name a later one. */
async function readNamed(tx: StoreTransaction, entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
  const known = new Set(entries.map(({ op_id }) => op_id));
  const named: OutboxEntry[] = [];
  const queue = [...entries];
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    for (const id of [...entry.needs, ...entry.after]) {
      if (known.has(id)) continue;
      known.add(id);
      const later = await tx.entry(id);
      if (later === null) continue;
      named.push(later);
      queue.push(later);
    }
  }
  return named;
}

/**
 * Marks an entry as being sent and returns it as it is then; null when it is no longer one to send, or an edit that was
 * merged into it has given it more to wait for than it had when it was chosen.
 */
export async function claimEntry(store: LocalStore, chosen: OutboxEntry): Promise<OutboxEntry | null> {
  let claimed: OutboxEntry | null = null;
  await changeEntry(store, chosen, (state, entry) => {
    claimed = null;
    if (entry.state !== 'queued') return state;
    if (waitsForMore(entry, chosen)) return state;
    claimed = { ...entry, state: 'sending', attempts: entry.attempts + 1 };
    return withChange(state, entry.op_id, claimed);
  });
  return claimed;
}

const waitsForMore = (entry: OutboxEntry, chosen: OutboxEntry): boolean =>
  !entry.needs.every((id) => chosen.needs.includes(id)) ||
  !entry.after.every((id) => chosen.after.includes(id));

/**
 * `mayKeep` says whether a row is still ours to have when its answer arrives; so must the own row as it is stored, for the
 * next purge looks at no more than its scopes gave: rights that were heard of and never stored may be gone again by
 * then. False where the device is not in the `epoch` of the answer any more: a server that was restored may have lost
 * what it had taken, which its receipt tells.
 */
export async function settleOutcome(
  store: LocalStore,
  sent: OutboxEntry,
  outcome: PushOutcome,
  epoch: string | null,
  mayKeep: (row: StoredRow) => boolean,
): Promise<boolean> {
  let isOver = false;
  await changeEntry(store, sent, async (state, _entry, tx) => {
    isOver = !(await isInEpoch(tx, epoch));
    if (isOver) return state;
    const stored = scopesOfRow(await tx.meta('own_row'));
    const isOurs = (row: StoredRow) => mayKeep(row) && isMirrored(stored, sent.entity, row);
    switch (outcome.kind) {
      case 'applied': {
        const { row } = outcome;
        return settleEntry(state, sent.op_id, row !== null && isOurs(row) ? row : null);
      }
      case 'conflict':
        if (!isOurs(outcome.row)) return parkEntry(state, sent.op_id, 'permission_denied');
        await tx.putConflict(outcome.conflict);
        return parkEntry(applyRemote(state, outcome.row), sent.op_id, 'conflict');
      case 'not_found':
        return parkEntry(state, sent.op_id, 'not_found');
    }
  });
  return !isOver;
}

export function parkSent(store: LocalStore, sent: OutboxEntry, reason: OutboxErrorKind): Promise<void> {
  return changeEntry(store, sent, (state) => parkEntry(state, sent.op_id, reason));
}

/** Queued again, not before `next_at`; unless another tab took it over since. */
export function postpone(
  store: LocalStore,
  sent: OutboxEntry,
  { failures, next_at }: { failures: Failures; next_at: number },
): Promise<void> {
  return changeEntry(store, sent, (state, entry) =>
    entry.state === 'sending' && entry.attempts === sent.attempts
      ? withChange(state, sent.op_id, { state: 'queued', failures, next_at })
      : state,
  );
}

/** Everything that waits for its time may go at once. */
export function forgetPauses(store: LocalStore): Promise<void> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    for (const entry of await tx.entries()) {
      if (entry.state === 'queued' && entry.next_at > 0) await change(tx, entry, { next_at: 0 });
    }
    for (const upload of await tx.uploads()) {
      if (upload.state === 'waiting' && upload.next_at > 0) await tx.putUpload({ ...upload, next_at: 0 });
    }
  });
}

/** An upload that cannot go takes the entries that need it along, in one transaction, to where the person sees them. */
export function parkUpload(store: LocalStore, upload: Upload, reason: OutboxErrorKind): Promise<void> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    if ((await tx.upload(upload.upload_id)) === null) return;
    await tx.putUpload({ ...upload, state: 'parked', error_kind: reason });
    for (const entry of await tx.entries()) {
      if (entry.needs.includes(upload.upload_id))
        await changeState(tx, entry, (state) => parkEntry(state, entry.op_id, reason));
    }
  });
}

/** Where the person's rights have changed: what was refused for want of them goes again, once. */
export function retryDenied(store: LocalStore): Promise<void> {
  return store.transaction(ENTITY_NAMES, async (tx) => {
    if ((await tx.meta('rights_changed')) === null) return;
    await tx.deleteMeta('rights_changed');
    for (const upload of await tx.uploads()) {
      if (upload.state === 'parked' && upload.error_kind === 'permission_denied')
        await tx.putUpload(waiting(upload));
    }
    for (const entry of await tx.entries()) {
      if (entry.state === 'parked' && entry.error_kind === 'permission_denied')
        await changeState(tx, entry, (state) => requeueEntry(state, entry.op_id));
    }
  });
}

function waiting({ failures: _forgotten, ...upload }: Upload): Upload {
  return { ...upload, state: 'waiting', error_kind: null, next_at: 0 };
}

const withChange = (state: DocumentState, opId: string, values: Partial<OutboxEntry>): DocumentState =>
  withEntry(state, opId, (entry) => ({ ...entry, ...values }));

const change = (tx: StoreTransaction, of: OutboxEntry, values: Partial<OutboxEntry>) =>
  changeState(tx, of, (state) => withChange(state, of.op_id, values));

type StateChange = (
  state: DocumentState,
  entry: OutboxEntry,
  tx: StoreTransaction,
) => DocumentState | Promise<DocumentState>;

/** Changes the document of an entry, in a transaction over its entity; nothing when the entry is gone. */
async function changeState(tx: StoreTransaction, of: OutboxEntry, next: StateChange): Promise<void> {
  const [before] = await tx.documents(of.entity, [of.doc_id]);
  const entry = before?.entries.find((candidate) => candidate.op_id === of.op_id);
  if (before === undefined || entry === undefined) return;
  const after = await next(before, entry, tx);
  if (after !== before) await tx.save([{ before, after }]);
}

const changeEntry = (store: LocalStore, of: OutboxEntry, next: StateChange): Promise<void> =>
  store.transaction([of.entity], (tx) => changeState(tx, of, next));
