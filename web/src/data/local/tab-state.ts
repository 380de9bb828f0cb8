/** What this page may do with the databases on the device. */
export type TabState =
  | 'in_use'
  /** A tab of an earlier version keeps a database from being raised to this one's: nothing can be read until it is closed. */
  | 'held_up'
  /** Another tab runs a newer version: here nothing is read or written any more. */
  | 'replaced';

let state: TabState = 'in_use';
const listeners = new Set<() => void>();

export const tabState = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A page that was replaced stays so until it is loaded again. */
  become(next: TabState): void {
    if (state === 'replaced' || state === next) return;
    state = next;
    for (const listener of listeners) listener();
  },
};
