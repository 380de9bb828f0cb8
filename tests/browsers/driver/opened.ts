import type { Send } from './send.ts';

/** A browser that runs, with a session of its own. */
export type Opened = {
  send: Send;
  /** Tells the browser that it has no connection, as a machine does; not every browser can be told. */
  tellOffline(isOffline: boolean): Promise<void>;
  close(): Promise<void>;
};
