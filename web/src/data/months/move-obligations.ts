import type { FirmLaw, MovedObligation } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteRefusal, WriteResult } from '#data/writes/write-result.ts';
import { inPortions } from './in-portions.ts';

/**
 * Gives obligations that exist the date that the law now says, a portion in one transaction. Each goes only from where it was
 * seen: what somebody has moved, completed or removed since stays, so that running it again moves nothing twice.
 */
export const moveObligations = (
  account: LocalAccount,
  wanted: readonly MovedObligation[],
  revs: FirmLaw['revs'],
  onPortion: (through: number) => void,
): Promise<'done' | WriteRefusal> =>
  inPortions(wanted, (portion) => movePortion(account, portion, revs), onPortion);

function movePortion(
  account: LocalAccount,
  portion: readonly MovedObligation[],
  revs: FirmLaw['revs'],
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, [...documentTables(db, ['obligations']), db.files], async () => {
    const rows = await rowsById(
      db.obligations,
      portion.map(({ id }) => id),
    );
    for (const { id, from, due_date, nominal_date, due_reasons, rule_key } of portion) {
      const row = rows.get(id);
      if (row === undefined || row.status === 'completed' || row.due_date !== from) continue;
      const patch = { due_date, nominal_date, due_reasons, rule_rev: revs.get(rule_key) ?? 0 };
      const result = await write(account, { kind: 'patch', entity: 'obligations', id, patch });
      if (!result.ok) return result;
    }
    return { ok: true, id: '', op_id: null };
  });
}
