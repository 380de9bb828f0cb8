import type { Query } from 'firebase-admin/firestore';
import { db } from './admin.ts';

/** As many as one commit takes. */
const AT_ONCE = 400;

/** For good, and past the protocol: not for mirrored rows that a device may still hold. */
export async function eraseAll(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(AT_ONCE).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
