import type { CalendarDate } from '@portal/domain';
import type { StoredFile } from '#data/local/portal-database.ts';
import type { Upload } from '#data/outbox/outbox-entry.ts';

export type WriteOptions = {
  /** Operations or uploads that must have succeeded before. */
  needs?: readonly string[];
  /** The id was made for this write: no table has to be asked for it. */
  new_id?: true;
  /** Documents that the row names: those that wait to be created go before it. */
  documents?: readonly string[];
  /** The day that they serve: those of them whose files wait are sent before others. */
  due_date?: CalendarDate;
  /** Order only. */
  after?: readonly string[];
  /** Stays on the device for so long, in ms: time to think better of it. */
  hold_ms?: number;
  /** The file the row stands for, its bytes already on the device. The entry needs its upload. */
  upload?: { upload: Omit<Upload, 'seq'>; file: StoredFile };
  /** What ends with it, in its own transaction: the draft it was written in. Touches `drafts` alone. */
  also?: () => Promise<void>;
};
