import type { OutboxEntry } from '#data/outbox/outbox-entry.ts';
import type { SyncEngine } from '#sync/create-sync-engine.ts';
import type { LocalStore } from '#sync/ports.ts';
import type { ModelLink } from '../model/model-link.ts';
import type { AccountStorage } from './device-storage.ts';
import type { AppRelease } from './entry-shapes.ts';
import type { TabLocks } from './tab-locks.ts';

export type Tab = {
  release: AppRelease;
  link: ModelLink;
  store: LocalStore;
  engine: SyncEngine;
  stopWatching: () => void;
};

/** The work of one person on one device, from the sign-in until nothing of it is left there. */
export type Account = {
  uid: string;
  storage: AccountStorage;
  locks: TabLocks;
  /** What the person agreed to lose in signing out, as it was looked at. */
  agreed: readonly OutboxEntry[];
};
