import { type EntityName, ENTITY_NAMES } from '@portal/domain';
import type { Base, Meta, StoredRow } from '#data/database.ts';
import { type DocumentState, serverVersion } from '#data/document-state.ts';
import { vanishedEntries } from '#data/document-state-table.ts';
import type { Conflict, Cursor, OutboxEntry, Upload } from '#data/outbox-entry.ts';

type StateChange = { before: DocumentState; after: DocumentState };

/** What survives a crash of the tab: the tables of the local database, in memory, with transactions undone by hand. */
export class MemoryDisk {
  readonly rows = new Map<EntityName, Map<string, StoredRow>>(
    ENTITY_NAMES.map((entity) => [entity, new Map()]),
  );
  readonly bases = new Map<string, Base>();
  readonly tombstones = new Map<string, number>();
  readonly outbox = new Map<string, OutboxEntry>();
  readonly uploads = new Map<string, Upload>();
  readonly conflicts = new Map<string, Conflict>();
  readonly cursors = new Map<string, Cursor>();
  readonly meta = new Map<string, Meta>();
  /** Bytes by document. */
  readonly files = new Map<string, Blob>();
  erased = false;
  /** Documents whose server version once became an older one: the person saw it go back in time. */
  readonly regressions: string[] = [];
  private undo: (() => void)[] = [];
  private workChanged = false;

  entries(): OutboxEntry[] {
    return [...this.outbox.values()].sort((a, b) => a.seq - b.seq);
  }

  state(entity: EntityName, docId: string): DocumentState {
    return {
      entity,
      doc_id: docId,
      row: this.table(entity).get(docId) ?? null,
      base: this.bases.get(keyOf(entity, docId)) ?? null,
      tombstone_rev: this.tombstones.get(keyOf(entity, docId)) ?? null,
      entries: this.entries().filter((entry) => entry.entity === entity && entry.doc_id === docId),
    };
  }

  save({ before, after }: StateChange): void {
    const { entity, doc_id } = after;
    const key = keyOf(entity, doc_id);
    const [known, now] = [knownRev(before), knownRev(after)];
    if (now !== null && now < (known ?? 0))
      this.regressions.push(`${key} from ${String(known)} to ${String(now)}`);
    if (after.row !== before.row) this.put(this.table(entity), doc_id, after.row);
    if (after.base !== before.base) this.put(this.bases, key, after.base);
    if (after.tombstone_rev !== before.tombstone_rev) this.put(this.tombstones, key, after.tombstone_rev);
    for (const entry of after.entries) {
      if (!before.entries.includes(entry)) this.put(this.outbox, entry.op_id, entry);
    }
    for (const entry of vanishedEntries({ before, after })) {
      this.put(this.outbox, entry.op_id, null);
      this.put(this.conflicts, entry.op_id, null);
      if (entry.kind === 'create') entry.needs.forEach((id) => this.put(this.uploads, id, null));
    }
  }

  /** null deletes. Every change can be taken back until `commit`. */
  put<V>(table: Map<string, V>, key: string, value: V | null): void {
    const had = table.has(key);
    const old = table.get(key);
    // A database stores copies: nothing that is changed later in memory may reach it.
    if (value === null) table.delete(key);
    else table.set(key, structuredClone(value));
    this.workChanged ||= table === (this.outbox as unknown) || table === (this.uploads as unknown); // which table it is
    this.undo.push(() => (had && old !== undefined ? table.set(key, old) : table.delete(key)));
  }

  /** Whether the outbox or the uploads changed. */
  commit(): boolean {
    const changed = this.workChanged;
    this.undo = [];
    this.workChanged = false;
    return changed;
  }

  rollBack(): void {
    for (const step of this.undo.reverse()) step();
    this.commit();
  }

  erase(): void {
    for (const table of this.rows.values()) table.clear();
    const others: Map<string, unknown>[] = [
      this.bases,
      this.tombstones,
      this.outbox,
      this.uploads,
      this.conflicts,
      this.cursors,
      this.meta,
      this.files,
    ];
    for (const table of others) table.clear();
    this.erased = true;
  }

  table(entity: EntityName): Map<string, StoredRow> {
    const table = this.rows.get(entity);
    if (table === undefined) throw new Error(`no table ${entity}`);
    return table;
  }

  documentIds(entity: EntityName): string[] {
    const others = [...this.bases.keys(), ...this.tombstones.keys()]
      .filter((key) => key.startsWith(`${entity}/`))
      .map((key) => key.slice(entity.length + 1));
    return [...new Set([...this.table(entity).keys(), ...others])];
  }
}

/** null where the server's version is not known, or was taken off the device. */
function knownRev(state: DocumentState): number | null {
  const { row, removed_rev } = serverVersion(state);
  return removed_rev ?? row?.rev ?? null;
}

const keyOf = (entity: EntityName, docId: string) => `${entity}/${docId}`;
