import type { EntityName } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { Device } from './device.ts';

/** What a device held of the server when the server lost it. */
export type Holding = {
  device: Device;
  /** Of the accounts that were signed in there one after the other, and its rights then. */
  stay: number;
  rights: number;
  entity: EntityName;
  doc_id: string;
  /** As it was written: tells whose it is. */
  written: StoredRow;
  /** Operations that the restore took from the server, and the number of the last commit that it left. */
  lost: ReadonlySet<string>;
  commit: number;
  /** null where the device knew of a removal. */
  row: StoredRow | null;
};
