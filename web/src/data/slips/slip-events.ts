import { MOST_CHANGES_OF_MIND, type Row, type SlipEventKind, slipEventId, toInstant } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/**
 * Says once what its person did with a slip; said before, by this person, it is not said again. 'said_paid' and 'took_back' follow
 * each other, and are numbered.
 */
export async function sayOfSlip(
  account: LocalAccount,
  slip: Row<'slips'>,
  kind: SlipEventKind,
): Promise<WriteResult> {
  const { db, uid } = account;
  const own = (await db.slip_events.where('slip_id').equals(slip.id).toArray()).filter(({ id }) =>
    id.endsWith(`_${uid}`),
  );
  const said = own.filter((event) => event.kind === kind).length;
  const id = slipEventId(slip.id, kind, uid, said + 1);
  if (!isNew(own, kind) || said >= MOST_CHANGES_OF_MIND) return { ok: true, id, op_id: null };
  const { client_id, document_sha256 } = slip;
  return write(account, {
    kind: 'create',
    entity: 'slip_events',
    id,
    fields: { client_id, slip_id: slip.id, document_sha256, kind, done_at: toInstant(new Date()) },
  });
}

/** What was said already is not; of the two that follow each other only a turn is. */
function isNew(own: readonly Row<'slip_events'>[], kind: SlipEventKind): boolean {
  const count = (other: SlipEventKind) => own.filter((event) => event.kind === other).length;
  if (kind === 'said_paid') return count('took_back') === count('said_paid');
  if (kind === 'took_back') return count('said_paid') > count('took_back');
  return count(kind) === 0;
}
