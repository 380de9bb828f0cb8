import { deviceSchema, earlierFirst } from '@portal/domain';
import { collection, onSnapshot } from 'firebase/firestore';
import type { DeviceListing } from '#session/account/account-service.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { listenAgain } from '../sdk/listen-again.ts';
import { withInstants } from '../sdk/instants.ts';

/** A newer server may know more fields. */
const rowSchema = deviceSchema.strip();

export function listenToDevices(uid: string, listener: (listing: DeviceListing) => void): () => void {
  const listening = listenAgain(
    (onError) =>
      onSnapshot(
        collection(firebaseFirestore(), 'app_users', uid, 'devices'),
        { includeMetadataChanges: true },
        (snapshot) => {
          // An empty answer of the memory cache only says that the server has not answered.
          if (snapshot.empty && snapshot.metadata.fromCache) return;
          const devices = snapshot.docs.flatMap((found) => {
            const row = rowSchema.safeParse(withInstants(found.data()));
            return row.success ? [{ id: found.id, ...row.data }] : [];
          });
          const byLastSeen = devices.toSorted((a, b) => earlierFirst(b.last_seen_at, a.last_seen_at));
          listener({ kind: 'ready', devices: byLastSeen });
        },
        (error) => {
          listener({ kind: 'error' });
          onError(error);
        },
      ),
    // The list says by itself that it needs a connection.
    () => undefined,
  );
  return () => listening.stop();
}
