import { scrub } from '@portal/domain';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import { inOperation, logger } from './logger.ts';

type Row = DocumentSnapshot | Change<DocumentSnapshot> | undefined;

/**
 * A trigger whose lines name the operation that wrote the row: from a device's queue over the row and its receipt to what was
 * done behind it is one id. A failed run says so once, and leaves nothing but scrubbed words to who logs what is thrown.
 */
export function followed<E extends FirestoreEvent<Row>>(
  run: string,
  work: (event: E) => Promise<unknown>,
): (event: E) => Promise<void> {
  return (event) =>
    inOperationOf(event.data, async () => {
      const startedAt = Date.now();
      try {
        await work(event);
      } catch (error) {
        logger.error('run failed', { run, ms: Date.now() - startedAt, error });
        // eslint-disable-next-line preserve-caught-error -- the platform prints what is thrown, causes too
        throw new Error(scrub(error instanceof Error ? error.message : run));
      }
      logger.info('run done', { run, ms: Date.now() - startedAt });
    });
}

/** Every line of what is done names the operation that wrote the row. */
export const inOperationOf = (row: Row, work: () => Promise<void>): Promise<void> =>
  inOperation(operationOf(row), work);

/** Empty where a row carries none: no device began what it is about. */
function operationOf(data: Row): string {
  const row = data !== undefined && 'after' in data ? data.after : data;
  const operation: unknown = row?.get('last_op');
  return typeof operation === 'string' ? operation : '';
}
