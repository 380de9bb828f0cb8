import { confirmIdentity } from './confirm-identity.ts';
import { firebaseAuth } from './firebase-auth.ts';
import { firebaseFirestore } from './firebase-firestore.ts';
import { browserConnectivity } from './listen-again.ts';
import { createOwnRowSource, type WatchOwnRow } from './own-row-source.ts';

let source: WatchOwnRow | null = null;

/** The own row, of which this page has one listener, however many follow it. */
export const watchOwnRow: WatchOwnRow = (uid, listener) => {
  source ??= createOwnRowSource({
    firestore: firebaseFirestore(),
    connectivity: browserConnectivity,
    confirmIdentity: confirmIdentity(firebaseAuth()),
  });
  return source(uid, listener);
};
