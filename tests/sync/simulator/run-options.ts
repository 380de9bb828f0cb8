import type { LineTrouble } from '../model/model-link.ts';

export const TENANT = 'firm';

export type RunOptions = {
  seed: number;
  devices: number;
  ops: number;
  page: number;
  /** Where the devices keep their data: stood in for in memory, or the production code on Dexie. */
  store: 'memory' | 'dexie';
  trouble: LineTrouble;
  /** Rows written with one stamp before the run begins. */
  equal_stamps: number;
  /** Share of the actions that change somebody's rights. */
  revoke: number;
  /** Share of a device's transactions that its database fails. */
  storage_faults: number;
  /** Share of the actions that end the stay of an account on a device, or try to. */
  leave: number;
  /** Share of the actions that send a device to sleep. */
  sleep: number;
  /** How long everybody is away once in the run; 0 for never. */
  away_ms: number;
  /** Share of the actions in which the server goes back to less than it had. */
  server_loss: number;
  /** Share of the actions in which a device gets the next version of the app, tabs of the old one beside it. */
  old_tabs: number;
  /** Share of the actions in which the firm is put back to what it was some minutes before. */
  restore: number;
  /** How far back the devices of the firm mirror what is closed; 0 for as far as they do in life. */
  window_ms: number;
  /** Share of the actions in which a client goes to another person, or somebody chooses what a device mirrors; 0: all do all. */
  portfolio: number;
};
