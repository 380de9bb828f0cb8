/** What the engine says of the server. */
export type Connection = {
  kind: 'online' | 'offline' | 'sign_in_needed';
  /** Device time in ms of the last complete exchange with the server, null before the first. */
  last_synced_at: number | null;
  /** Set while the device's database does not take what the engine has to store. */
  storage?: 'full' | 'failing';
  /** The server takes nothing of this version of the app any more: what waits is sent by the next one. */
  too_old?: true;
  /** The firm's data is being put back from a backup: nothing is sent until it is. */
  restoring?: true;
};
