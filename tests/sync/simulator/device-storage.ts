import type { EntityName } from '@portal/domain';
import type { Meta } from '#data/local/portal-database.ts';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { Upload } from '#data/outbox/outbox-entry.ts';
import type { Change } from '#data/writes/change.ts';
import type { LocalStore } from '#sync/ports.ts';
import type { MemoryDisk } from '../model/memory-disk.ts';
import type { MemoryHandovers } from '../model/memory-handovers.ts';
import type { Step } from '../model/memory-store.ts';
import type { AppRelease } from './entry-shapes.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualTime } from './virtual-time.ts';

export type NewUpload = Omit<Upload, 'seq'>;

export type ActOptions = {
  needs?: readonly string[];
  after?: readonly string[];
  upload?: NewUpload;
};

/** `seen`: what the person saw in its place; null for the operation where nothing has to be sent. */
export type Act = { op_id: string | null; needs: readonly string[]; seen: StoredRow | null };

/** The data of one account on one device, and what its person does to it. */
export type AccountStorage = {
  /** What is on the device, only to be looked at: as it is, or as it was at the last `look`. */
  readonly disk: MemoryDisk;
  look(): Promise<void>;
  /** As a tab opens it. */
  openStore(step: Step): LocalStore;
  /** null where the device refused, or nothing is to be changed. */
  write<E extends EntityName>(
    change: Change<E>,
    options: ActOptions,
    release: AppRelease,
  ): Promise<Act | null>;
  retry(opId: string): Promise<void>;
  /** Refused while it is on its way. */
  discard(opId: string): Promise<void>;
  /** Keeps the bytes of a document that was opened: they can be fetched again. */
  keepOpened(documentId: string): Promise<void>;
  /** Room is made where it can be: as `write()` does before it gives up. */
  freeRoom(): Promise<boolean>;
  /** What a screen notes down. */
  putMeta(meta: Meta): Promise<void>;
};

export type StorageOptions = {
  time: VirtualTime;
  /** For what the database itself does by chance. */
  random: SeededRandom;
  index: number;
};

/** What one browser keeps: accounts, and what was handed over from closed ones. */
export type DeviceStorage = {
  openAccount(uid: string, onErased: () => void): AccountStorage;
  readonly handovers: MemoryHandovers;
  look(): Promise<void>;
  /** The run is over. */
  dispose(): Promise<void>;
};

export type OpenStorage = (options: StorageOptions) => DeviceStorage;
