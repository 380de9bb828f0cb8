import type { EntityName } from '@portal/domain';
import type { OutboxEntry } from '#data/outbox-entry.ts';

/** One value that a person put into one field on one device: its fate is what a run is judged by. */
export type Act = {
  device: number;
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
export type Removal = { device: number; order: number; entity: EntityName; doc_id: string };

/** What people did and what they gave up, device by device. */
export class Ledger {
  readonly acts: Act[] = [];
  readonly removals: Removal[] = [];
  /** Values that a person discarded, or took away as an export when the device was erased. */
  readonly givenUp = new Set<string>();
  /** Operations of which the person said, after a conflict: mine. */
  readonly overridden = new Set<string>();
  private order = 0;

  next(): number {
    this.order += 1;
    return this.order;
  }

  giveUp(entries: readonly OutboxEntry[]): void {
    for (const entry of entries) {
      for (const [field, value] of Object.entries(entry.patch)) {
        this.givenUp.add(fateKey(entry.entity, entry.doc_id, field, value));
      }
      if (entry.kind === 'remove') this.givenUp.add(fateKey(entry.entity, entry.doc_id, 'removed', true));
    }
  }
}

export const fateKey = (entity: EntityName, docId: string, field: string, value: unknown) =>
  `${entity}/${docId}/${field}=${JSON.stringify(value)}`;
