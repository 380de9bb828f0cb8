/** A message is a few pages of the database; a device with less than this refuses now and then. */
const NEEDED_BYTES = 1024 * 1024;

export type StorageRoom = 'unknown' | 'enough' | 'full';

/**
 * Whether there is room for what somebody is about to write. Browsers that do not tell are not guessed about; newer
 * Chromium tells a round figure instead of the disk's, so that there only a refused write says that it is full.
 */
export function roomIn({ quota, usage }: StorageEstimate): StorageRoom {
  if (quota === undefined || usage === undefined || quota === 0) return 'unknown';
  return quota - usage < NEEDED_BYTES ? 'full' : 'enough';
}
