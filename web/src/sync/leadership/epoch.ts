import { EARLIER_RESTORES, ENTITY_NAMES, type Epoch, type Instant } from '@portal/domain';
import { withEntry } from '#data/outbox/entry-changes.ts';
import type { Cursor } from '#data/outbox/outbox-entry.ts';
import type { LeadershipContext } from '#sync/context.ts';
import { untilStored } from '#sync/failure/store-trouble.ts';
import { scopesOfRow } from '#sync/membership/purge.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { startCursor } from '#sync/pull/cursor.ts';
import { BEAT_MS } from './epoch-state.ts';

export type EpochFollower = {
  /** Resolves once this device works in the epoch that the server is in; never on a connection that ends before. */
  opened: Promise<void>;
  /** Resolves when the connection ends, rejects with what ended the watch. */
  ended: Promise<void>;
  /** Set while the server says that the firm's data is being put back. */
  restoring(): Epoch | null;
};

/**
 * A server that was restored has an epoch of a new name. Until this device has followed it there, nothing is believed
 * and nothing sent: revisions have gone back, and what looks like a lost right may be an account that is not there yet.
 * `restart` begins the connection anew when the epoch changes.
 */
export function followEpoch(
  context: LeadershipContext,
  connection: AbortSignal,
  restart: () => void,
): EpochFollower {
  const { database, clock } = context.ports;
  let told: Epoch | null | undefined;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const recheck = () => {
    isEpochCurrent(context).then((isCurrent) => {
      if (connection.aborted) return;
      if (isCurrent) context.epoch.open(context.epoch.id ?? null, recheck);
      else restart();
    }, restart);
  };
  const admit = (epoch: Epoch | null) => context.epoch.open(epoch?.id ?? null, recheck);
  context.epoch.close();
  const ended = new Promise<void>((resolve, reject) => {
    const stop = database.watchEpoch({
      onEpoch(epoch) {
        if (connection.aborted) return;
        if (told !== undefined && !isSame(told, epoch)) return restart();
        const isFirst = told === undefined;
        told = epoch;
        context.report({ kind: 'restoring', is_restoring: epoch?.state === 'restoring' });
        if (epoch?.state === 'restoring') return;
        if (!isFirst) return admit(epoch);
        enterEpoch(context, connection, epoch).then(() => {
          if (connection.aborted) return;
          admit(epoch);
          open();
        }, reject);
      },
      // What arrives before the server is heard again may be of another epoch.
      onUnreachable: () => context.epoch.close(),
      onError: reject,
    });
    let cancel = clock.after(BEAT_MS, beat);
    function beat() {
      context.epoch.beat();
      cancel = clock.after(BEAT_MS, beat);
    }
    const end = () => {
      stop();
      cancel();
      resolve();
    };
    connection.addEventListener('abort', end, { once: true });
  });
  return { opened, ended, restoring: () => (told?.state === 'restoring' ? told : null) };
}

const isSame = (one: Epoch | null, other: Epoch | null) =>
  one?.id === other?.id && one?.state === other?.state;

/** Whether the server is still in the epoch that this device works in, and open. */
export async function isEpochCurrent({
  ports,
  epoch,
}: Pick<LeadershipContext, 'ports' | 'epoch'>): Promise<boolean> {
  const now = await ports.database.readEpoch();
  return (now?.id ?? null) === epoch.id && now?.state !== 'restoring';
}

/**
 * In one transaction: the epoch is known, and in every scope what this device holds is to be compared before anything is
 * read or sent (pull/restored.ts). A device without anything has nothing to compare.
 */
async function enterEpoch(
  context: LeadershipContext,
  connection: AbortSignal,
  epoch: Epoch | null,
): Promise<void> {
  const { store } = context.ports;
  if (epoch === null)
    return void (await untilStored(context, () =>
      store.transaction([], (tx) => forgetEpoch(tx, connection)),
    ));
  const scopes = await untilStored(context, () =>
    store.transaction(ENTITY_NAMES, async (tx) => {
      const known = await tx.meta('epoch');
      if (connection.aborted || known?.id === epoch.id) return 0;
      const restoredTo = earliestSince(epoch, known?.id ?? null);
      const cursors = await tx.cursors();
      // A scope without a cursor may have been given rows by one that ended.
      const mirrored = scopesOfRow(await tx.meta('own_row')).map(({ key }) => key);
      const begun = new Set(cursors.map(({ scope }) => scope));
      const others = mirrored.filter((key) => !begun.has(key)).map(startCursor);
      for (const cursor of [...cursors, ...others]) await tx.putCursor(toCompare(cursor, restoredTo));
      await markSent(tx);
      await tx.putMeta({ key: 'epoch', value: { id: epoch.id } });
      return cursors.length;
    }),
  );
  if (scopes !== null && scopes > 0) context.events.add({ kind: 'restored', scopes });
}

/** What was tried in the epoch before asks sooner. */
async function markSent(tx: StoreTransaction): Promise<void> {
  for (const { op_id, entity, doc_id, attempts } of await tx.entries()) {
    const [before] = attempts === 0 ? [] : await tx.documents(entity, [doc_id]);
    if (before === undefined) continue;
    const after = withEntry(before, op_id, (entry) => ({ ...entry, crossed_epoch: true }));
    await tx.save([{ before, after }]);
  }
}

/** Somebody took it away at the server: there is nothing to compare with. */
async function forgetEpoch(tx: StoreTransaction, connection: AbortSignal): Promise<void> {
  if (!connection.aborted && (await tx.meta('epoch')) !== null) await tx.deleteMeta('epoch');
}

/**
 * Two restores may follow one another: what was there before the earlier of both is sure. What is older than the window may
 * be open again.
 */
const toCompare = (
  { audited_at: _again, has_open: _too, ...cursor }: Cursor,
  restoredTo: Instant,
): Cursor => ({
  ...cursor,
  restored_to: earlierOf(cursor.restored_to, restoredTo),
});

/** The furthest that the server went back since it was in the epoch that is known. */
function earliestSince({ restored_to, earlier }: Epoch, knownId: string | null): Instant {
  const at = earlier.findIndex(({ id }) => id === knownId);
  const isForgotten = knownId !== null && at < 0 && earlier.length >= EARLIER_RESTORES;
  if (isForgotten) return BEGINNING;
  const missed = earlier.slice(at + 1).map((one) => one.restored_to);
  return [...missed, restored_to].reduce((one, other) => earlierOf(one, other));
}

const earlierOf = (one: Instant | undefined, other: Instant): Instant =>
  one === undefined || other < one ? other : one;

/** Whether an account was blocked after a restore began: that alone is no part of what is being put back. */
export const isBlockedSince = (
  row: { blocked_at: Instant | null; is_active: boolean } | null,
  { at }: Epoch,
): boolean => row !== null && !row.is_active && row.blocked_at !== null && row.blocked_at > at;
