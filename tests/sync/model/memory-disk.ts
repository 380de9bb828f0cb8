import { type EntityName, ENTITY_NAMES } from '@portal/domain';
import type { Closing } from '#data/closing/closing-flag.ts';
import type { ClosingRequest } from '#data/closing/closing.ts';
import type { Base, Meta, MetaValues } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import { vanishedEntries } from '#data/local/document-state-table.ts';
import { type DocumentState, serverVersion } from '#data/local/document-state.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import { isWork } from '#data/outbox/is-work.ts';
import type {
  Conflict,
  Cursor,
  Difference,
  OutboxEntry,
  Quarantined,
  Upload,
} from '#data/outbox/outbox-entry.ts';

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
  readonly differences = new Map<string, Difference>();
  readonly quarantine = new Map<string, Quarantined>();
  readonly cursors = new Map<string, Cursor>();
  readonly meta = new Map<string, Meta>();
  /** Bytes by document. */
  readonly files = new Map<string, Blob>();
  events: EngineEvent[] = [];
  erased = false;
  /** Documents whose server version once became an older one: the person saw it go back in time. */
  readonly regressions: string[] = [];
  /** Called on every change of the outbox or the uploads. */
  readonly listeners = new Set<() => void>();
  /** Called on every change of what the portfolio of a device hangs on. */
  readonly portfolioListeners = new Set<() => void>();
  private readonly onErased: () => void;
  private last: Promise<unknown> = Promise.resolve();
  private undo: (() => void)[] = [];
  private workChanged = false;
  private portfolioChanged = false;

  constructor(onErased: () => void = () => undefined) {
    this.onErased = onErased;
  }

  /** Runs `work` when all before it are done, no matter which tab they belong to: completely, or not at all. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(async () => {
      try {
        const result = await work();
        this.commit();
        return result;
      } catch (error) {
        this.rollBack();
        throw error;
      }
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }

  entries(): OutboxEntry[] {
    return bySeq(this.outbox.values());
  }

  state(entity: EntityName, docId: string): DocumentState {
    return {
      entity,
      doc_id: docId,
      row: this.table(entity).get(docId) ?? null,
      base: this.bases.get(keyOf(entity, docId)) ?? null,
      tombstone_rev: this.tombstones.get(keyOf(entity, docId)) ?? null,
      entries: this.bases.has(keyOf(entity, docId)) ? this.entriesOf(entity, docId) : [],
    };
  }

  save({ before, after }: StateChange): void {
    const { entity, doc_id } = after;
    const key = keyOf(entity, doc_id);
    const [known, now] = [knownRevision(before), knownRevision(after)];
    // Of a difference the server's side may be taken.
    if (now !== null && now < (known ?? 0) && !this.differences.has(key))
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

  /** null deletes. Every change can be taken back until the transaction ends. */
  put<V>(table: Map<string, V>, key: string, value: V | null): void {
    const had = table.has(key);
    const old = table.get(key);
    // A database stores copies: nothing that is changed later in memory may reach it.
    if (value === null) table.delete(key);
    else table.set(key, structuredClone(value));
    this.portfolioChanged ||= [this.table('thread_staff'), this.cursors, this.meta].some(
      (one) => one === (table as unknown), // which table it is
    );
    this.workChanged ||= table === (this.outbox as unknown) || table === (this.uploads as unknown); // which table it is
    this.undo.push(() => (had && old !== undefined ? table.set(key, old) : table.delete(key)));
  }

  readMeta<K extends keyof MetaValues>(key: K): MetaValues[K] | null {
    // One row per key, with that key's type of value.
    return (this.meta.get(key)?.value as MetaValues[K] | undefined) ?? null;
  }

  /** As `serverRows` of the port. */
  serverRows(entity: EntityName, afterId: string | null, limit: number) {
    const ids = [...this.table(entity).keys()].filter((id) => afterId === null || id > afterId).toSorted();
    const step = ids.slice(0, limit);
    const rows = step.flatMap((id) =>
      this.bases.has(keyOf(entity, id)) ? [] : [this.table(entity).get(id) ?? []].flat(),
    );
    const next = step.length < limit ? null : (step.at(-1) ?? null);
    const living = [...this.bases.values()].flatMap(({ entity: of, doc_id, row, removed_rev }) => {
      const isOfStep = (afterId === null || doc_id > afterId) && (next === null || doc_id <= next);
      return of === entity && isOfStep && row !== null && removed_rev === null ? [row] : [];
    });
    return { rows: structuredClone([...living, ...rows]), next };
  }

  removed(entity: EntityName): { id: string; rev: number }[] {
    const isOf = (key: string) => key.startsWith(`${entity}/`);
    const tombstones = [...this.tombstones].filter(([key]) => isOf(key));
    const bases = [...this.bases].flatMap(([key, { removed_rev }]): [string, number][] =>
      isOf(key) && removed_rev !== null ? [[key, removed_rev]] : [],
    );
    return [...tombstones, ...bases].map(([key, rev]) => ({ id: key.slice(entity.length + 1), rev }));
  }

  /** As `beginClosing` of the data room; drafts are not modelled. */
  beginClosing(request: ClosingRequest, id: string, at: string): Closing | null {
    const begun = this.readMeta('closing');
    if (begun !== null) return begun;
    const marks = this.unsentMarks();
    const isServersWord = request.reason !== 'left' && request.reason !== 'other_person';
    const agreed = request.reason === 'left' ? request.agreed : [];
    if (!isServersWord && !marks.every((mark) => agreed.includes(mark))) return null;
    const hands_over = isServersWord && marks.length > 0;
    const closing: Closing = { id, reason: request.reason, at, hands_over };
    this.put(this.meta, 'closing', { key: 'closing', value: closing });
    return closing;
  }

  /** What leaving would lose, one mark per operation; what a device says by itself is no work. */
  unsentMarks(): string[] {
    const work = this.entries().filter(isWork);
    return work.map((entry) => `${entry.op_id} ${JSON.stringify(entry.patch)}`);
  }

  /** Bytes that can be fetched again: of documents opened here, not of those on their way. True where some went. */
  dropKeptFiles(): boolean {
    const waiting = new Set([...this.uploads.values()].map((upload) => upload.document_id));
    const kept = [...this.files.keys()].filter((id) => !waiting.has(id));
    for (const id of kept) this.files.delete(id);
    return kept.length > 0;
  }

  /** What the server has too. */
  emptyMirror(): void {
    const mirrored: Map<string, unknown>[] = [
      ...this.rows.values(),
      this.bases,
      this.tombstones,
      this.cursors,
      this.differences,
      this.quarantine,
    ];
    for (const table of mirrored) table.clear();
    this.dropKeptFiles();
  }

  erase(): void {
    this.emptyMirror();
    const others: Map<string, unknown>[] = [this.outbox, this.uploads, this.conflicts, this.meta, this.files];
    for (const table of others) table.clear();
    this.events = [];
    this.erased = true;
    this.onErased();
  }

  get isEmpty(): boolean {
    const tables: Map<string, unknown>[] = [
      ...this.rows.values(),
      this.bases,
      this.tombstones,
      this.outbox,
      this.uploads,
      this.conflicts,
      this.differences,
      this.quarantine,
      this.cursors,
      this.meta,
      this.files,
    ];
    return tables.every((table) => table.size === 0) && this.events.length === 0;
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

  private entriesOf(entity: EntityName, docId: string): OutboxEntry[] {
    return this.entries().filter((entry) => entry.entity === entity && entry.doc_id === docId);
  }

  private commit(): void {
    const changed = this.workChanged;
    const isOther = this.portfolioChanged;
    this.undo = [];
    this.workChanged = false;
    this.portfolioChanged = false;
    if (changed) for (const listener of [...this.listeners]) listener();
    if (isOther) for (const listener of [...this.portfolioListeners]) listener();
  }

  private rollBack(): void {
    for (const step of this.undo.reverse()) step();
    this.undo = [];
    this.workChanged = false;
    this.portfolioChanged = false;
  }
}

export const bySeq = <T extends { seq: number }>(items: Iterable<T>): T[] =>
  [...items].sort((a, b) => a.seq - b.seq);

/** null where the server's version is not known, or was taken off the device. */
export function knownRevision(state: DocumentState): number | null {
  const { row, removed_rev } = serverVersion(state);
  return removed_rev ?? row?.rev ?? null;
}

const keyOf = (entity: EntityName, docId: string) => `${entity}/${docId}`;
