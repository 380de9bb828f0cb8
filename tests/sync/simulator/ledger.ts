import type { EntityName } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { RemoteWrite } from '#sync/ports.ts';

/** One value that a person put into one field on one device: its outcome is what a run is judged by. */
export type Act = {
  device: number;
  /** Of the accounts that were signed in there one after the other. */
  stay: number;
  order: number;
  op_id: string | null;
  entity: EntityName;
  doc_id: string;
  field: string;
  value: unknown;
  /** What the person saw in its place. */
  seen: unknown;
};

/** A removal that a person made. */
export type Removal = { device: number; stay: number; order: number; entity: EntityName; doc_id: string };

/** What people did and what they gave up, device by device. */
export class Ledger {
  readonly acts: Act[] = [];
  readonly removals: Removal[] = [];
  /** Values that a person discarded, or agreed to lose in signing out. */
  readonly givenUp = new Set<string>();
  /** Operations of which the person said, after a conflict: mine. */
  readonly overridden = new Set<string>();
  /** The device that an operation was made on. */
  readonly authors = new Map<string, number>();
  /** What had to be at the server before an operation. */
  readonly needs = new Map<string, Set<string>>();
  /** Operations that a person gave up. */
  readonly dropped = new Set<string>();
  /** What the server had, and lost again. */
  readonly serverLost = new Set<string>();
  readonly undone = new Set<string>();
  private order = 0;

  next(): number {
    this.order += 1;
    return this.order;
  }

  wrote(opId: string, device: number, needs: readonly string[]): void {
    this.authors.set(opId, device);
    const before = this.needs.get(opId) ?? new Set();
    this.needs.set(opId, new Set([...before, ...needs]));
  }

  /** With a document, that it is named somewhere is given up. */
  giveUpNaming(documentId: string): void {
    for (const { entity, doc_id, field, value } of this.acts)
      if (Array.isArray(value) && value.at(-1) === documentId)
        this.givenUp.add(fateKey(entity, doc_id, field, value));
  }

  loseAtServer({ op_id, entity, doc_id, kind, fields }: RemoteWrite): void {
    this.undone.add(op_id);
    if (kind === 'remove') this.serverLost.add(fateKey(entity, doc_id, 'removed', true));
    for (const [field, value] of Object.entries(fields))
      this.serverLost.add(fateKey(entity, doc_id, field, value));
  }

  giveUp(entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      this.dropped.add(entry.op_id);
      for (const [field, value] of Object.entries(entry.patch)) {
        this.givenUp.add(fateKey(entry.entity, entry.doc_id, field, value));
      }
      if (entry.kind === 'remove') this.givenUp.add(fateKey(entry.entity, entry.doc_id, 'removed', true));
    }
  }
}

/** Of a set, what was added last is what the act was about. */
export function fateKey(entity: EntityName, docId: string, field: string, value: unknown): string {
  const told: unknown = Array.isArray(value) ? value.at(-1) : value;
  return `${entity}/${docId}/${field}=${JSON.stringify(told)}`;
}
