import {
  type AppUser,
  type EntityName,
  type Epoch,
  ERASED_COLLECTIONS,
  fromInstant,
  type Instant,
  type Receipt,
  toInstant,
} from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';
import type {
  Page,
  PageQuery,
  RangeQuery,
  RangeSum,
  Release,
  RemoteWrite,
  UnreadableRow,
} from '#sync/ports.ts';
import type { Position } from '#sync/pull/cursor.ts';
import { coversClient, isInScope, type Scope } from '#sync/scopes.ts';
import { checkList, checkRead, checkWrite } from './model-rules.ts';

/** A document with the number of the commit that wrote it. */
type Version<T> = { value: T; commit: number };

export type Commit = {
  number: number;
  write: RemoteWrite;
  /** Values as written. */
  row: StoredRow;
  at: number;
};

export type ReadSet = Map<string, number>;

/** A document written by hand, past the protocol: without an author, a revision or an operation. */
export type HandWritten = UnreadableRow & { entity: EntityName; client_id: string };

type Found = Omit<Page, 'next'>;
type Positioned = { id: string; updated_at: Instant };

/** Tombstones of erased collections go after so long. */
const TOMBSTONES_STAY_MS = 30 * 86_400_000;

/**
 * The server as the protocol sees it: documents, receipts, accounts and the rules' invariants. A write carries
 * the time of its request; it is checked and becomes visible at its commit, which may be much later.
 */
export class ModelServer {
  readonly rows = new Map<string, Version<StoredRow>>();
  readonly receipts = new Map<string, Version<Receipt>>();
  readonly users = new Map<string, Version<AppUser>>();
  /** In their order; those that the server lost again are gone from here. */
  commits: Commit[] = [];
  readonly handWritten = new Map<string, Version<HandWritten>>();
  /** Accounts that the identity provider does not let in any more. */
  readonly disabled = new Set<string>();
  /** null where nothing was ever restored. */
  epoch: Epoch | null = null;
  /** Called after every commit, and every change of an account. */
  readonly watchers = new Set<() => void>();
  /** Below which an app must send nothing. */
  minimumVersion: string | null = null;
  /** What hosting serves. */
  servedVersion = '1.0.0';
  private count = 0;
  private isClosed = false;
  readonly tenantId: string;
  /** Stamps are cut to this, so that equal ones are common. */
  readonly stampMs: number;

  constructor(tenantId: string, stampMs: number) {
    this.tenantId = tenantId;
    this.stampMs = stampMs;
  }

  get version(): number {
    return this.count;
  }

  /** An app of this version, as it looks at hosting. */
  release(version: string): Release {
    return { version, served: () => Promise.resolve(this.servedVersion) };
  }

  /** A newer app is served, and asked of everybody or not. */
  publish(served: string, minimum: string | null): void {
    this.count += 1;
    this.servedVersion = served;
    this.minimumVersion = minimum;
    this.tell();
  }

  user(uid: string): AppUser | null {
    return this.users.get(uid)?.value ?? null;
  }

  /** The server's word about the user's own row, which nobody is refused. */
  ownRow(uid: string): AppUser | null {
    return this.admitted(uid);
  }

  setUser(user: AppUser): void {
    this.count += 1;
    this.users.set(user.auth_uid, { value: user, commit: this.count });
    this.tell();
  }

  removeUser(uid: string): void {
    this.count += 1;
    this.users.delete(uid);
    this.tell();
  }

  readRow(uid: string, entity: EntityName, id: string): { row: StoredRow | null; commit: number } {
    const found = this.rows.get(keyOf(entity, id));
    checkRead(this.entered(uid), this.tenantId, entity, id, found?.value ?? null);
    return { row: found?.value ?? null, commit: found?.commit ?? 0 };
  }

  readReceipt(uid: string, opId: string): { receipt: Receipt | null; commit: number } {
    const user = this.entered(uid);
    if (user?.is_active !== true || !opId.startsWith(`${uid}_`)) throw new RemoteError('permission_denied');
    const found = this.receipts.get(opId);
    return { receipt: found?.value ?? null, commit: found?.commit ?? 0 };
  }

  page(uid: string, { scope, after, limit, before }: PageQuery): Page {
    checkList(this.entered(uid), this.tenantId, scope);
    const existing = this.ofScope(scope)
      .filter(({ value }) => after === null || isAfter(value, after))
      .filter(({ value }) => before === undefined || value.updated_at < before)
      .sort((a, b) => (isAfter(a.value, b.value) ? 1 : -1))
      .slice(0, limit);
    const last = existing.at(-1)?.value;
    const isFull = existing.length === limit;
    return {
      ...sorted(existing),
      next: isFull && last !== undefined ? { updated_at: last.updated_at, id: last.id } : null,
    };
  }

  /** Rows above a stamp that changed after one commit, up to another. */
  changes(uid: string, scope: Scope, above: Instant, after: number, upTo: number): Found {
    checkList(this.entered(uid), this.tenantId, scope);
    return sorted(
      this.ofScope(scope).filter(
        ({ value, commit }) => commit > after && commit <= upTo && value.updated_at > above,
      ),
    );
  }

  /** Those of the named rows that are there and in the scope, of whatever client. */
  named(uid: string, scope: Scope, ids: readonly string[]): Found {
    checkList(this.entered(uid), this.tenantId, scope);
    if (ids.length > MOST_NAMED) throw new RemoteError('invalid_argument');
    const { clients: _whosever, ...all } = scope;
    return sorted(this.ofScope(all).filter(({ value }) => ids.includes(value.id)));
  }

  sum(uid: string, { scope, from, before }: RangeQuery): RangeSum {
    checkList(this.entered(uid), this.tenantId, scope);
    const found = sorted(
      this.ofScope(scope).filter(
        ({ value }) =>
          (from === null || value.updated_at >= from) && (before === null || value.updated_at < before),
      ),
    );
    const counted = [
      ...found.rows.filter(({ deleted_at }) => deleted_at === null),
      ...found.unreadable.filter(({ is_counted }) => is_counted),
    ];
    return { count: counted.length, rev_sum: counted.reduce((sum, { rev }) => sum + rev, 0) };
  }

  /**
   * All or nothing: the rules agree, the receipt is new, what was read is unchanged. In this order, as the local
   * backend has it: the loser of a race is told that it may not.
   */
  commit(uid: string, reads: ReadSet, write: RemoteWrite, requestedAt: number, now: number): void {
    const before = this.rows.get(keyOf(write.entity, write.doc_id))?.value ?? null;
    const row = this.written(write, before, requestedAt);
    const client = this.rows.get(keyOf('clients', String(row['client_id'])))?.value ?? null;
    checkWrite(this.entered(uid), this.tenantId, write, before, row, client);
    if (this.receipts.has(write.op_id)) throw new RemoteError('permission_denied');
    for (const [read, commit] of reads) {
      if (read === EPOCH) {
        if (this.epochCommit !== commit) throw new RemoteError('contention');
        continue;
      }
      if (((this.rows.get(read) ?? this.receipts.get(read))?.commit ?? 0) !== commit) {
        throw new RemoteError('contention');
      }
    }
    this.store(write, row, now);
  }

  /** A function's write: past the rules, with the same stamps and receipts. */
  writeAsFunction(write: Omit<RemoteWrite, 'rev' | 'uid' | 'server_times'>, now: number): void {
    const before = this.rows.get(keyOf(write.entity, write.doc_id))?.value ?? null;
    const full: RemoteWrite = { ...write, uid: 'fn', rev: (before?.rev ?? 0) + 1, server_times: [] };
    this.store(full, this.written(full, before, now), now);
  }

  /** Somebody writes a document in the console. */
  writeByHand(row: HandWritten): void {
    this.count += 1;
    this.handWritten.set(keyOf(row.entity, row.id), { value: row, commit: this.count });
    this.tell();
  }

  /** It was repaired, or removed. */
  dropHandWritten(key: string): void {
    this.handWritten.delete(key);
  }

  /** The identity provider lets this account in no more, or again. */
  setDisabled(uid: string, isDisabled: boolean): void {
    this.count += 1;
    if (isDisabled) this.disabled.add(uid);
    else this.disabled.delete(uid);
    this.tell();
  }

  /** What a scheduled function does: no listener hears of it. */
  eraseTombstones(now: number): void {
    for (const [key, { value }] of this.rows) {
      const isErased = ERASED_COLLECTIONS.some((entity) => key.startsWith(`${entity}/`));
      if (!isErased || value.deleted_at === null) continue;
      if (Date.parse(value.deleted_at) < now - TOMBSTONES_STAY_MS) this.rows.delete(key);
    }
  }

  /**
   * The server goes back to what it had of a document, receipts included, as after a restore: to the revision given,
   * or to nothing at all. Returns the commits that are gone.
   */
  lose(entity: EntityName, docId: string, rev: number | null): Commit[] {
    const key = keyOf(entity, docId);
    const isGone = ({ write }: Commit) => keyOf(write.entity, write.doc_id) === key && write.rev > (rev ?? 0);
    const gone = this.commits.filter(isGone);
    this.commits = this.commits.filter((commit) => !isGone(commit));
    const kept = this.commits.findLast(({ write }) => keyOf(write.entity, write.doc_id) === key);
    for (const { write } of gone) this.receipts.delete(write.op_id);
    this.count += 1;
    if (kept === undefined) this.rows.delete(key);
    else this.rows.set(key, { value: kept.row, commit: this.count });
    this.tell();
    return gone;
  }

  /** The number of the change that made the epoch what it is. */
  epochCommit = 0;

  /** A restore begins: the firm is closed, and what was written after `restored_to` is gone. Returns the commits that are. */
  beginRestore(epoch: Omit<Epoch, 'state' | 'earlier'>): Commit[] {
    const { earlier = [], ...last } = this.epoch ?? {};
    this.isClosed = true;
    this.setEpoch({ ...epoch, state: 'restoring', earlier: 'id' in last ? [...earlier, last] : [] });
    const restoredTo = fromInstant(epoch.restored_to).getTime();
    const gone = this.commits.filter(({ at }) => at > restoredTo);
    this.commits = this.commits.filter(({ at }) => at <= restoredTo);
    const keys = new Set(gone.map(({ write }) => keyOf(write.entity, write.doc_id)));
    for (const { write } of gone) this.receipts.delete(write.op_id);
    for (const [key, { value }] of [...this.handWritten])
      if (value.updated_at > epoch.restored_to) this.handWritten.delete(key);
    for (const key of keys) {
      const kept = this.commits.findLast(({ write }) => keyOf(write.entity, write.doc_id) === key);
      this.count += 1;
      if (kept === undefined) this.rows.delete(key);
      else this.rows.set(key, { value: kept.row, commit: this.count });
    }
    this.tell();
    return gone;
  }

  endRestore(): void {
    if (this.epoch === null) return;
    this.isClosed = false;
    this.setEpoch({ ...this.epoch, state: 'open' });
  }

  /** null: nothing was ever restored. */
  setEpoch(epoch: Epoch | null): void {
    this.count += 1;
    this.epoch = epoch;
    this.epochCommit = this.count;
    this.tell();
  }

  /** What a document was at a revision. */
  versionOf(entity: EntityName, docId: string, rev: number): StoredRow | undefined {
    return this.commits.findLast(
      ({ write }) => keyOf(write.entity, write.doc_id) === keyOf(entity, docId) && write.rev === rev,
    )?.row;
  }

  /** One to try things on. */
  clone(): ModelServer {
    const copy = new ModelServer(this.tenantId, this.stampMs);
    copyInto(copy.rows, this.rows);
    copyInto(copy.receipts, this.receipts);
    copyInto(copy.users, this.users);
    for (const uid of this.disabled) copy.disabled.add(uid);
    copy.commits = [...this.commits];
    copy.count = this.count;
    copy.epoch = this.epoch;
    copy.epochCommit = this.epochCommit;
    copy.isClosed = this.isClosed;
    return copy;
  }

  stamp(at: number): Instant {
    return toInstant(new Date(Math.floor(at / this.stampMs) * this.stampMs));
  }

  private written(write: RemoteWrite, before: StoredRow | null, at: number): StoredRow {
    const now = this.stamp(at);
    const times = write.server_times.filter((field) => (write.fields[field] ?? null) !== null);
    const created = { tenant_id: write.tenant_id, created_at: now, created_by: write.uid, deleted_at: null };
    return {
      ...(before ?? created),
      ...write.fields,
      ...Object.fromEntries(times.map((field) => [field, now])),
      ...(write.kind === 'remove' ? { deleted_at: now } : {}),
      id: write.doc_id,
      rev: write.rev,
      updated_at: now,
      updated_by: write.uid,
      last_op: write.op_id,
    };
  }

  private store(write: RemoteWrite, row: StoredRow, now: number): void {
    this.count += 1;
    this.rows.set(keyOf(write.entity, write.doc_id), { value: row, commit: this.count });
    const { uid, entity, doc_id, client_id, rev, kind, done_at } = write;
    const receipt = {
      uid,
      entity,
      doc_id,
      client_id,
      rev,
      kind,
      fields: [...write.changed],
      at: row.updated_at,
      ...(done_at === undefined ? {} : { done_at }),
    };
    this.receipts.set(write.op_id, { value: receipt, commit: this.count });
    this.commits.push({ number: this.count, write, row, at: now });
    this.tell();
  }

  private tell(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  private ofScope(scope: Scope): (Version<StoredRow> | Version<HandWritten>)[] {
    const prefix = `${scope.entity}/`;
    const found: (Version<StoredRow> | Version<HandWritten>)[] = [];
    for (const documents of [this.rows, this.handWritten])
      for (const [key, version] of documents)
        if (key.startsWith(prefix) && isInScope(scope, version.value) && coversClient(scope, version.value))
          found.push(version);
    return found;
  }

  private admitted(uid: string): AppUser | null {
    if (this.disabled.has(uid)) throw new RemoteError('unauthenticated');
    return this.user(uid);
  }

  /** Of a firm that is being restored everybody is refused everything but the own row. */
  private entered(uid: string): AppUser | null {
    const user = this.admitted(uid);
    return this.isClosed ? null : user;
  }
}

/** Among what a transaction has read. */
export const EPOCH = 'epoch';

export const keyOf = (entity: EntityName, id: string) => `${entity}/${id}`;

/** As many as the database takes in one question. */
const MOST_NAMED = 30;

const isAfter = (row: Positioned, position: Position) =>
  row.updated_at > position.updated_at || (row.updated_at === position.updated_at && row.id > position.id);

/** The two kinds of documents apart, as the adapter finds them. */
function sorted(found: readonly (Version<StoredRow> | Version<HandWritten>)[]): Found {
  const rows: StoredRow[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const { value } of found) {
    if (isHandWritten(value)) {
      const { id, updated_at, rev, is_counted, client_id } = value;
      unreadable.push({ id, updated_at, rev, is_counted, client_id });
    } else rows.push(value);
  }
  return { rows, unreadable };
}

function copyInto<V>(to: Map<string, V>, from: ReadonlyMap<string, V>): void {
  for (const [key, value] of from) to.set(key, value);
}

const isHandWritten = (value: StoredRow | HandWritten): value is HandWritten => 'is_counted' in value;
