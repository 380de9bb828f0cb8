import type { Instant } from '@portal/domain';
import Dexie, { type EntityTable, type Table } from 'dexie';
import type { ClosingReason } from './closing-flag.ts';

/** The unsent work of an account that was closed on this device, until its person saved or dropped it. */
export type Handover = {
  id: string;
  uid: string;
  tenant_id: string;
  /** Whose it is, as the device knew it; empty where it never did. */
  full_name: string;
  email: string;
  reason: ClosingReason;
  at: Instant;
  operations: number;
  drafts: number;
  /** Operations, conflicts and drafts, as JSON. */
  content: string;
  files: HandoverFile[];
  /** Everything is copied: from here on the account can be erased. */
  is_complete: boolean;
};

export type HandoverFile = {
  file_id: string;
  mime_type: string;
  /** Of the bytes as they were to be sent; null for a draft's file. */
  md5: string | null;
  size_bytes: number;
  /** `missing`: the device had lost its bytes. */
  state: 'to_copy' | 'copied' | 'missing';
};

/** A stretch of a file; ArrayBuffer and not Blob, which breaks in IndexedDB on WebKit. */
export type HandoverChunk = { handover_id: string; file_id: string; index: number; bytes: ArrayBuffer };

export type HandoverDatabase = Dexie & {
  handovers: EntityTable<Handover, 'id'>;
  chunks: Table<HandoverChunk, [string, string, number]>;
};

/** Beside the accounts' databases and not in one of them: it outlives every account. */
const NAME = 'portal.handovers';

let opened: HandoverDatabase | null = null;

export function handoverDatabase(): HandoverDatabase {
  if (opened === null) {
    // Dexie adds the declared tables to the instance at run time; the type says which.
    opened = new Dexie(NAME) as HandoverDatabase;
    opened.version(1).stores({ handovers: 'id, at', chunks: '[handover_id+file_id+index]' });
  }
  return opened;
}

/** Asked before the database is opened: where nothing was ever handed over, none is made. */
export const hasHandoverDatabase = (): Promise<boolean> => Dexie.exists(NAME);
