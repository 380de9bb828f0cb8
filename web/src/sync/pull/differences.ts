import type { EntityName, Instant } from '@portal/domain';
import { type StoredRow, withoutMark } from '#data/local/stored-row.ts';
import { serverVersion, withEntries } from '#data/local/document-state.ts';
import { heldVersions, withVersions } from '#data/outbox/held-versions.ts';
import type { Difference } from '#data/outbox/outbox-entry.ts';
import { differingFields } from '#data/outbox/own-version.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { newBase } from './apply.ts';

// The server has less of a document than this device knew it to have: an older revision, none, or it has back what was
// removed. Both versions are kept until a person decides, or until the server has the device's again.

/** `theirs`: null where the server has nothing. `known`: the differences of the entity that wait already. */
export async function keepBoth(
  tx: StoreTransaction,
  entity: EntityName,
  { ours, theirs, found_at }: { ours: StoredRow; theirs: StoredRow | null; found_at: Instant },
  known: readonly Difference[],
): Promise<void> {
  const waiting = known.find(({ doc_id }) => doc_id === ours.id);
  const earlier = waiting === undefined ? [] : heldVersions(waiting).filter((row) => !isSameWrite(row, ours));
  const key = { entity, doc_id: ours.id };
  const found: Difference = { ...key, kind: kindOf(theirs), ours: withoutMark(ours), theirs, found_at };
  await tx.putDifference(earlier.length === 0 ? found : { ...found, earlier });
}

const kindOf = (theirs: StoredRow | null) => (theirs === null ? 'missing' : 'older');

const isSameWrite = (one: StoredRow, other: StoredRow) =>
  one.last_op === other.last_op && one.rev === other.rev;

/** A removal that this device knows of, as a version of the row that the server has again: of the removed one nothing is kept. */
export const removedVersion = (theirs: StoredRow, rev: number, at: Instant): StoredRow => ({
  ...theirs,
  rev,
  deleted_at: at,
  last_op: '',
});

/**
 * What the server has now is the other side of a difference; where it has what the device has, it is none any more. `waiting`: those
 * of the entity of these rows.
 */
export async function followDifferences(
  tx: StoreTransaction,
  waiting: readonly Difference[],
  rows: readonly StoredRow[],
): Promise<void> {
  for (const difference of waiting) {
    const row = rows.find(({ id }) => id === difference.doc_id);
    if (row === undefined || row.rev < (difference.theirs?.rev ?? 0)) continue;
    await setTheirs(tx, difference, row);
  }
}

/** After a restore the server may have less than it had when a difference was found: revisions count from its new state. */
export async function compareDifferences(
  tx: StoreTransaction,
  entity: EntityName,
  ids: readonly string[],
  theirsById: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  for (const difference of await tx.differences(entity)) {
    if (ids.includes(difference.doc_id))
      await setTheirs(tx, difference, theirsById.get(difference.doc_id) ?? null);
  }
}

async function setTheirs(tx: StoreTransaction, difference: Difference, theirs: StoredRow | null) {
  const { entity, ours } = difference;
  const isOpen = (row: StoredRow) => theirs === null || !isBack(entity, row, theirs);
  if (theirs !== null && !isOpen(ours)) await adopt(tx, difference, theirs);
  const left = withVersions(difference, heldVersions(difference).filter(isOpen));
  if (left === null) await tx.deleteDifference(entity, difference.doc_id);
  else await tx.putDifference({ ...left, kind: kindOf(theirs), theirs });
}

/** The same operation, or another that made the same of it: somebody else sent it again. */
function isBack(entity: EntityName, ours: StoredRow, row: StoredRow): boolean {
  if (isSameWrite(row, ours)) return true;
  if (ours.deleted_at !== null || row.deleted_at !== null)
    return ours.deleted_at !== null && row.deleted_at !== null;
  return differingFields({ entity, ours, theirs: row }).length === 0;
}

/** The server's revision of it may be a lower one than the device knew. */
export async function adopt(
  tx: StoreTransaction,
  { entity, ours }: Pick<Difference, 'entity' | 'ours'>,
  row: StoredRow,
): Promise<void> {
  const [state] = await tx.documents(entity, [row.id]);
  if (state === undefined) return;
  const known = serverVersion(state);
  if ((known.removed_rev ?? known.row?.rev ?? 0) > Math.max(ours.rev, row.rev)) return;
  await tx.save([{ before: state, after: withEntries(state, newBase(known, row), state.entries) }]);
}
