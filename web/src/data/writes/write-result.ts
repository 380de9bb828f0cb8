import type { StorageRefusal } from '#data/storage/try-to-store.ts';

/** Why nothing was changed: the person must be told, and keeps what was typed. */
export type WriteRefusal =
  | StorageRefusal
  /** The account is being closed on this device. */
  | 'closing'
  | 'gone'
  /** It could not be stored, and the server did not take it either. */
  | 'not_accepted'
  /** It could not be stored; sent to the server, its answer never came. */
  | 'unconfirmed';

export type WriteResult =
  | {
      ok: true;
      id: string;
      /** null where nothing has to be sent. */
      op_id: string | null;
      /** Why it is not on the device: it went straight to the server, which has taken it. */
      sent_directly?: StorageRefusal;
    }
  | { ok: false; reason: WriteRefusal };
