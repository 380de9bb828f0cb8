import {
  onObjectFinalized,
  onObjectMetadataUpdated,
  type StorageObjectData,
} from 'firebase-functions/storage';
import { BUCKET_TRIGGER_OPTIONS } from '../options.ts';
import { copyPlain } from './stored-files.ts';

/**
 * Takes the download token off every file that arrives: the answer to an upload carries one, and anyone who has it
 * reads the file past every rule, for as long as it exists.
 */
export const stripDownloadToken = onObjectFinalized(BUCKET_TRIGGER_OPTIONS, ({ data }) => strip(data));

/** Storage makes a new one for anyone who asks for a file's metadata; a blocked person would keep the link. */
export const stripLaterToken = onObjectMetadataUpdated(BUCKET_TRIGGER_OPTIONS, ({ data }) => strip(data));

/**
 * A token dies with its object's generation, so the object is made again from itself. Only the very generation
 * of the event: a file that was moved meanwhile must not come back.
 */
async function strip({ name, generation, metadata }: StorageObjectData): Promise<void> {
  if (metadata?.['firebaseStorageDownloadTokens'] !== undefined)
    await copyPlain(name, name, String(generation));
}
