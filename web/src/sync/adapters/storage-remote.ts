import { type FirebaseStorage, getMetadata, ref, uploadBytesResumable } from 'firebase/storage';
import type { RemoteFiles } from '#sync/ports.ts';
import { toRemoteError } from './remote-errors.ts';
import { type IsSessionOver, unlessSessionOver } from './session-refusal.ts';

export function createStorageRemote(storage: FirebaseStorage, isSessionOver: IsSessionOver): RemoteFiles {
  return {
    async stat(path) {
      try {
        const found = await getMetadata(ref(storage, path));
        return { size_bytes: found.size, md5: found.md5Hash ?? '' };
      } catch (error) {
        const mapped = toRemoteError(error);
        if (mapped.kind === 'not_found' || mapped.kind === 'permission_denied') return null;
        throw mapped;
      }
    },
    upload: (path, file, { mime_type, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const task = uploadBytesResumable(ref(storage, path), file, { contentType: mime_type });
        const cancel = () => task.cancel();
        const done = (settle: () => void) => {
          signal.removeEventListener('abort', cancel);
          settle();
        };
        task.on(
          'state_changed',
          (progress) => onProgress(progress.bytesTransferred),
          (error) =>
            done(() => {
              void unlessSessionOver(toRemoteError(error), isSessionOver).then(reject);
            }),
          () => done(resolve),
        );
        signal.addEventListener('abort', cancel, { once: true });
        if (signal.aborted) cancel();
      }),
  };
}
