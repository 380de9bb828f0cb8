import { firebaseAuth } from '#firebase/sdk/firebase-auth.ts';
import { firebaseFirestore } from '#firebase/sdk/firebase-firestore.ts';
import { isSessionOver, watchOwnRow } from '#firebase/identity/own-row.ts';
import { watchAuthIdentity } from '#sync/adapters/auth-identity.ts';
import { createFirestoreRemote } from '#sync/adapters/firestore-remote.ts';
import { createLazyFiles } from '#sync/adapters/lazy-files.ts';
import type { Server } from '#sync/adapters/lazy-server.ts';
import { ownRowWatch } from '#sync/adapters/own-row-watch.ts';
import { releaseAfterRows } from '#sync/adapters/release-after-rows.ts';

/** The engine's server over the SDK, whose code comes along with this file. */
export function connectServer(tenantId: string, onFirstQuestion?: () => void): Server {
  return {
    database: releaseAfterRows(
      createFirestoreRemote({
        firestore: firebaseFirestore(),
        tenant_id: tenantId,
        watchIdentity: watchAuthIdentity(firebaseAuth()),
        watchOwnRow: ownRowWatch(watchOwnRow),
        isSessionOver,
      }),
      onFirstQuestion,
    ),
    files: createLazyFiles(async () => (await import('./connect-files.ts')).connectFiles()),
  };
}
