import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { OlderPage } from '#data/older/older-rows.ts';
import { firebaseFirestore } from '../sdk/firebase-firestore.ts';
import { toTimestamp, withInstants } from '../sdk/instants.ts';

/** The newest first; by query alone, so that nothing stays open. Removed rows are among them. */
export async function readOlderPage(page: OlderPage): Promise<StoredRow[]> {
  const { tenant_id, entity, client_id, since, after } = page;
  const { docs } = await getDocsFromServer(
    query(
      collection(firebaseFirestore(), 'tenants', tenant_id, entity),
      ...(client_id === null ? [] : [where('client_id', '==', client_id)]),
      where('updated_at', '<', toTimestamp(since)),
      orderBy('updated_at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === null ? [] : [startAfter(toTimestamp(after.updated_at), after.id)]),
      limit(page.limit),
    ),
  );
  return docs.flatMap(rowOf);
}

/** None of what was written past the protocol: the engine could not follow it. */
function rowOf(snapshot: QueryDocumentSnapshot): StoredRow[] {
  const row = { ...withInstants(snapshot.data()), id: snapshot.id };
  return isStamped(row) ? [row] : [];
}

const isStamped = (row: Record<string, unknown>): row is StoredRow =>
  typeof row['rev'] === 'number' &&
  typeof row['updated_at'] === 'string' &&
  typeof row['last_op'] === 'string';
