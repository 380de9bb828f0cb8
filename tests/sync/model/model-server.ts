import { type AppUser, type EntityName, type Instant, type Receipt, toInstant } from '@portal/domain';
import type { StoredRow } from '#data/database.ts';
import type { Position } from '#sync/cursor.ts';
import type { RemoteWrite } from '#sync/ports.ts';
import { RemoteError } from '#sync/remote-error.ts';
import { isInScope, type Scope } from '#sync/scopes.ts';
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

/**
 * The server as the protocol sees it: documents, receipts, accounts and the rules' invariants. A write carries
 * the time of its request; it is checked and becomes visible at its commit, which may be much later.
 */
export class ModelServer {
  readonly rows = new Map<string, Version<StoredRow>>();
  readonly receipts = new Map<string, Version<Receipt>>();
  readonly users = new Map<string, Version<AppUser>>();
  readonly commits: Commit[] = [];
  /** Told after every commit, and every change of an account. */
  readonly watchers = new Set<() => void>();
  private count = 0;
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

  user(uid: string): AppUser | null {
    return this.users.get(uid)?.value ?? null;
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
    checkRead(this.user(uid), this.tenantId, entity, id, found?.value ?? null);
    return { row: found?.value ?? null, commit: found?.commit ?? 0 };
  }

  readReceipt(uid: string, opId: string): { receipt: Receipt | null; commit: number } {
    const user = this.user(uid);
    if (user?.is_active !== true || !opId.startsWith(`${uid}_`)) throw new RemoteError('permission_denied');
    const found = this.receipts.get(opId);
    return { receipt: found?.value ?? null, commit: found?.commit ?? 0 };
  }

  page(uid: string, scope: Scope, after: Position | null, limit: number): StoredRow[] {
    checkList(this.user(uid), this.tenantId, scope);
    return this.ofScope(scope)
      .map(({ value }) => value)
      .filter((row) => after === null || isAfter(row, after))
      .sort((a, b) => (isAfter(a, { updated_at: b.updated_at, id: b.id }) ? 1 : -1))
      .slice(0, limit);
  }

  /** Rows above a stamp that changed after one commit, up to another. */
  changes(uid: string, scope: Scope, above: Instant, after: number, upTo: number): StoredRow[] {
    checkList(this.user(uid), this.tenantId, scope);
    return this.ofScope(scope)
      .filter(({ value, commit }) => commit > after && commit <= upTo && value.updated_at > above)
      .map(({ value }) => value);
  }

  /**
   * All or nothing: the rules agree, the receipt is new, what was read is unchanged. In this order, as the local
   * backend has it: the loser of a race is told that it may not.
   */
  commit(uid: string, reads: ReadSet, write: RemoteWrite, requestedAt: number, now: number): void {
    const before = this.rows.get(keyOf(write.entity, write.doc_id))?.value ?? null;
    const row = this.written(write, before, requestedAt);
    checkWrite(this.user(uid), this.tenantId, write, before, row);
    if (this.receipts.has(write.op_id)) throw new RemoteError('permission_denied');
    for (const [read, commit] of reads) {
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
    const { uid, entity, doc_id, client_id, rev, kind } = write;
    const receipt = {
      uid,
      entity,
      doc_id,
      client_id,
      rev,
      kind,
      fields: [...write.changed],
      at: row.updated_at,
    };
    this.receipts.set(write.op_id, { value: receipt, commit: this.count });
    this.commits.push({ number: this.count, write, row, at: now });
    this.tell();
  }

  private tell(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  private ofScope(scope: Scope): Version<StoredRow>[] {
    const prefix = `${scope.entity}/`;
    return [...this.rows].flatMap(([key, version]) =>
      key.startsWith(prefix) && isInScope(scope, version.value) ? [version] : [],
    );
  }
}

export const keyOf = (entity: EntityName, id: string) => `${entity}/${id}`;

const isAfter = (row: StoredRow, position: Position) =>
  row.updated_at > position.updated_at || (row.updated_at === position.updated_at && row.id > position.id);
