import type { LocalAccount } from '#data/database-context.ts';
import { firebaseAuth } from '#firebase/firebase-auth.ts';
import { firebaseFirestore } from '#firebase/firebase-firestore.ts';
import { firebaseStorage } from '#firebase/firebase-storage.ts';
import { watchAuthIdentity } from '#sync/adapters/auth-identity.ts';
import { createBrowserConnectivity } from '#sync/adapters/browser-connectivity.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { createFirestoreRemote } from '#sync/adapters/firestore-remote.ts';
import { createStorageRemote } from '#sync/adapters/storage-remote.ts';
import { systemClock } from '#sync/adapters/system-clock.ts';
import { createWebLocksLeader } from '#sync/adapters/web-locks-leader.ts';
import { createSyncEngine, type MembershipLoss, type SyncEngine } from '#sync/index.ts';

/** The engine with the world it works in. Loaded when the first screen stands: it brings the SDK along. */
export function startEngine(
  { db, uid, tenant_id }: LocalAccount,
  onMembershipLost: (loss: MembershipLoss) => void,
): SyncEngine {
  const engine = createSyncEngine({
    account: { uid, tenant_id },
    ports: {
      store: createDexieStore(db),
      database: createFirestoreRemote({
        firestore: firebaseFirestore(),
        tenant_id,
        watchIdentity: watchAuthIdentity(firebaseAuth()),
      }),
      files: createStorageRemote(firebaseStorage()),
      connectivity: createBrowserConnectivity(),
      leader: createWebLocksLeader(),
      clock: systemClock,
      random: Math.random,
    },
    onMembershipLost,
  });
  engine.start();
  return engine;
}
