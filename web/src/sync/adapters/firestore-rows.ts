import { type AppUser, appUserSchema, type Epoch, epochSchema, type Instant } from '@portal/domain';
import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import type { StoredRow } from '#data/local/stored-row.ts';
import { toInstantOf, withInstants } from '#firebase/sdk/instants.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import { BEGINNING } from '#sync/instants.ts';
import type { Page, UnreadableRow } from '#sync/ports.ts';
import type { Position } from '#sync/pull/cursor.ts';
import { toRemoteError } from './remote-errors.ts';

// A field that a newer version of the app added must not stop this one.
const ownRowSchema = appUserSchema.strip();
const epochRowSchema = epochSchema.strip();

type PartPage = { docs: readonly QueryDocumentSnapshot[]; next: Position | null };

/** Up to where each part was read: what lies beyond the shortest of them is read again with the next page. */
export function joinPages(pages: readonly PartPage[]): Page {
  const ends = pages.flatMap(({ next }) => next ?? []);
  const end = ends.toSorted((a, b) => (isUpTo(a, b) ? -1 : 1))[0] ?? null;
  const docs = pages
    .flatMap((page) => page.docs)
    .filter((found) => end === null || isUpTo(positionOf(found), end))
    .toSorted((a, b) => (isUpTo(positionOf(a), positionOf(b)) ? -1 : 1));
  return { ...sorted(docs), next: end };
}

const isUpTo = (a: Position, b: Position): boolean =>
  a.updated_at < b.updated_at || (a.updated_at === b.updated_at && a.id <= b.id);

/** In a query by `updated_at` every document has one. */
export function positionOf(snapshot: DocumentSnapshot): Position {
  return { updated_at: instantOf(snapshot), id: snapshot.id };
}

function instantOf(snapshot: DocumentSnapshot): Instant {
  const stamp: unknown = snapshot.get('updated_at');
  return stamp instanceof Timestamp ? toInstantOf(stamp) : BEGINNING;
}

/** Rows the engine can follow, and those written past the protocol, by hand. */
export function sorted(snapshots: readonly DocumentSnapshot[]): {
  rows: StoredRow[];
  unreadable: UnreadableRow[];
} {
  const rows: StoredRow[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const snapshot of snapshots) {
    const [row] = rowsOf(snapshot);
    if (row !== undefined) rows.push(row);
    else unreadable.push(unreadableRow(snapshot));
  }
  return { rows, unreadable };
}

function unreadableRow(snapshot: DocumentSnapshot): UnreadableRow {
  const rev: unknown = snapshot.get('rev');
  const clientId: unknown = snapshot.get('client_id');
  return {
    id: snapshot.id,
    updated_at: instantOf(snapshot),
    rev: typeof rev === 'number' ? rev : 0,
    // The sum reads an index by revision: a document without one is not in it.
    is_counted: snapshot.get('deleted_at') === null && rev !== undefined,
    ...(clientId === null || typeof clientId === 'string' ? { client_id: clientId } : {}),
  };
}

/** None where the stamps are missing. */
export function rowsOf(snapshot: DocumentSnapshot): StoredRow[] {
  const row = { ...withInstants(snapshot.data() ?? {}), id: snapshot.id };
  return isStamped(row) ? [row] : [];
}

function isStamped(row: Record<string, unknown>): row is StoredRow {
  return (
    typeof row['rev'] === 'number' &&
    typeof row['updated_at'] === 'string' &&
    typeof row['last_op'] === 'string' &&
    (row['deleted_at'] === null || typeof row['deleted_at'] === 'string')
  );
}

export function parseOwnRow(snapshot: DocumentSnapshot): AppUser | null {
  if (!snapshot.exists()) return null;
  const parsed = ownRowSchema.safeParse(withInstants(snapshot.data()));
  // Not to be taken for a row that is gone: that would erase the device.
  if (!parsed.success) throw new RemoteError('unknown', { cause: parsed.error });
  return parsed.data;
}

export function parseEpoch(snapshot: DocumentSnapshot): Epoch | null {
  if (!snapshot.exists()) return null;
  const { earlier, ...epoch } = withInstants(snapshot.data());
  const restores = Array.isArray(earlier) ? earlier.map(withInstants) : undefined;
  const parsed = epochRowSchema.safeParse({ ...epoch, earlier: restores });
  // Nobody could say what this device must compare.
  if (!parsed.success) throw new RemoteError('unknown', { cause: parsed.error });
  return parsed.data;
}

/** Rules of before there were epochs refuse everybody: nothing was restored under them. */
export const isBeforeEpochs = ({ kind }: RemoteError): boolean => kind === 'permission_denied';

export function noEpochIfDenied(error: unknown): null {
  if (isBeforeEpochs(toRemoteError(error))) return null;
  throw error;
}
