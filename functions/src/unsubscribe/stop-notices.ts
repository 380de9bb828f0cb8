import { DEFAULT_PREFERENCES } from '@portal/domain';
import { accountRef, isClosed } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { isLive, patchMirrored, putMirrored, readMirrored } from '../firestore/write-mirrored.ts';
import type { Leaving } from './leave-token.ts';

/** `closed`: the firm is being put back from a backup; the same is taken once it is open again. */
export type Stopped = 'done' | 'closed';

/**
 * No more notices by e-mail for this person: the same row that their own screen of notices writes, so it shows there and
 * can be taken back there. Of somebody who is gone there is nothing to stop, and no row comes back.
 */
export function stopNotices({ tenant_id, user_id }: Leaving): Promise<Stopped> {
  return db.runTransaction(async (transaction) => {
    const account = await transaction.get(accountRef(user_id));
    if (account.get('tenant_id') !== tenant_id || account.get('erased_at') !== undefined) return 'done';
    if (isClosed(account)) return 'closed';
    const row = await readMirrored(transaction, 'preferences', tenant_id, user_id);
    if (isLive(row)) patchMirrored(transaction, row, { by_email: false });
    else putMirrored(transaction, row, { ...DEFAULT_PREFERENCES, user_id, by_email: false });
    return 'done';
  });
}
