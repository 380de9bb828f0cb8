import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import { followed } from '../logs/followed.ts';
import { isOfRestore } from './is-restoring.ts';

type Row = DocumentSnapshot | Change<DocumentSnapshot> | undefined;

/**
 * A followed trigger that rests while its firm is put back from a backup: what is there again was told and derived when it was
 * first written. What was not is made up for afterwards, by `followRestore` and the schedules.
 */
export function whileOpen<E extends FirestoreEvent<Row>>(
  run: string,
  work: (event: E) => Promise<unknown>,
): (event: E) => Promise<void> {
  return followed(run, async (event: E) => {
    const tenantId = tenantOf(event);
    if (tenantId === null || !(await isOfRestore(tenantId, event.time))) await work(event);
  });
}

/** By the path of a row that is a firm's, else by its word. */
function tenantOf({ params, data }: FirestoreEvent<Row>): string | null {
  const inPath: unknown = params['tenantId'];
  if (typeof inPath === 'string') return inPath;
  const rows = data !== undefined && 'after' in data ? [data.after, data.before] : [data];
  return rows.map((row): unknown => row?.get('tenant_id')).find((id) => typeof id === 'string') ?? null;
}
