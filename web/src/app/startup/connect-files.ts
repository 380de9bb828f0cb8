import { isSessionOver } from '#firebase/identity/own-row.ts';
import { firebaseStorage } from '#firebase/sdk/firebase-storage.ts';
import { createStorageRemote } from '#sync/adapters/storage-remote.ts';
import type { RemoteFiles } from '#sync/ports.ts';

/** The engine's files over the SDK of the bucket, whose code comes along with this file. */
export const connectFiles = (): RemoteFiles => createStorageRemote(firebaseStorage(), isSessionOver);
