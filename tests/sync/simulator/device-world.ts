import type { SyncSettings } from '#sync/settings.ts';
import type { LineTrouble } from '../model/model-link.ts';
import type { ModelBucket } from '../model/model-files.ts';
import type { ModelServer } from '../model/model-server.ts';
import type { OpenStorage } from './device-storage.ts';
import type { Ledger } from './ledger.ts';
import type { RunOptions } from './run-options.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What a device needs of the world it is in. */
export type DeviceWorld = {
  readonly options: RunOptions;
  readonly time: VirtualTime;
  readonly random: SeededRandom;
  readonly server: ModelServer;
  readonly bucket: ModelBucket;
  readonly ledger: Ledger;
  readonly trouble: LineTrouble;
  readonly settings: Partial<SyncSettings>;
  readonly openStorage: OpenStorage;
  /** Where an account was closed, somebody may come some time later. */
  comeBack(device: { random: SeededRandom; signIn(uid: string): void }, uid: string): void;
};
