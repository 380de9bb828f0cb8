import type { AppUser } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type MirroredRow, putMirrored, readMirrored } from '../firestore/write-mirrored.ts';

type Mark = { clientId: string; row: MirroredRow<'thread_reads'> };

/** Of the companies that are new to somebody: what was said there before is not unread, on any of their devices. */
export async function readNewMarks(
  transaction: Transaction,
  { tenant_id, auth_uid, client_ids }: AppUser,
  clientIds: readonly string[],
): Promise<Mark[]> {
  const given = clientIds.filter((id) => !client_ids.includes(id));
  return Promise.all(
    given.map(async (clientId) => {
      const id = `${clientId}_${auth_uid}`;
      return { clientId, row: await readMirrored(transaction, 'thread_reads', tenant_id, id) };
    }),
  );
}

export function putReadMarks(transaction: Transaction, { auth_uid }: AppUser, marks: readonly Mark[]): void {
  for (const { clientId, row } of marks)
    putMirrored(transaction, row, {
      client_id: clientId,
      user_id: auth_uid,
      last_read_at: FieldValue.serverTimestamp(),
    });
}
