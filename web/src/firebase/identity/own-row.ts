import { doc, getDocFromServer } from 'firebase/firestore';
import { parseAppUser } from './app-user-row.ts';
import { askEpochAhead } from './ask-epoch-ahead.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { endIfOver } from './ended-session.ts';
import { lacksFactor } from './lacks-factor.ts';
import { firebaseAuth } from '../sdk/firebase-auth.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { browserConnectivity } from '../sdk/listen-again.ts';
import { createOwnRowSource, type WatchOwnRow } from './own-row-source.ts';

/**
 * Asked after a refusal: whether it was the session that the server refused. One that was ended has ended here too; one
 * without the second factor that is demanded is not, since its person may set it up.
 */
export async function isSessionOver(): Promise<boolean> {
  const auth = firebaseAuth();
  if (auth.currentUser === null) return true;
  const found = await getDocFromServer(doc(firebaseFirestore(), 'app_users', auth.currentUser.uid));
  const row = parseAppUser(found.data() ?? {});
  if (row === null) return false;
  return (await endIfOver(auth, row)) || lacksFactor(auth, row);
}

let source: WatchOwnRow | null = null;
/** The firm whose epoch was asked for. */
let asked: string | null = null;

/** The own row, of which this page has one listener, however many follow it. */
export const watchOwnRow: WatchOwnRow = (uid, listener) => {
  source ??= createOwnRowSource({
    firestore: firebaseFirestore(),
    connectivity: browserConnectivity,
    confirmIdentity: confirmIdentity(firebaseAuth()),
    onServerRow(row) {
      // A token that cannot be renewed is the SDK's to tell.
      void endIfOver(firebaseAuth(), row).catch(() => undefined);
      if (!row.is_active || row.tenant_id === asked) return;
      asked = row.tenant_id;
      askEpochAhead(firebaseFirestore(), row.tenant_id);
    },
  });
  return source(uid, listener);
};
