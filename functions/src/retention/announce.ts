import { erasureDates, type ErasurePart, isAnnounced, type NewestRows } from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { patchMirrored } from '../firestore/write-mirrored.ts';
import { logger } from '../logs/logger.ts';
import { retentionDryRun } from '../params.ts';
import { type EndedClient, factsOf, readEnded } from './ended-client.ts';

/** Says on the client's row since when it is known that something goes, or takes that back. Whether it is said. */
export async function announce(
  client: EndedClient,
  newest: NewestRows,
  next: ErasurePart,
  today: string,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const { row, ended } = await readEnded(transaction, client);
    if (ended === null) return false;
    const date = erasureDates(ended, newest)[next];
    const isDue = isAnnounced(ended, date, today);
    const known = ended.erasure_announced_on ?? null;
    if (isDue === (known !== null)) return isDue;
    patchMirrored(transaction, row, { erasure_announced_on: isDue ? today : null });
    logger.info(isDue ? 'an erasure is announced' : 'an erasure is announced no more', {
      ...factsOf(client),
      at: date,
      is_dry_run: retentionDryRun.value(),
    });
    return isDue;
  });
}
