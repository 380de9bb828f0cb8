import type { MadeObligation } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables, readStates } from '#data/local/document-state-table.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteRefusal, WriteResult } from '#data/writes/write-result.ts';
import { inPortions } from './in-portions.ts';

/**
 * Makes obligations of a month, a portion in one transaction. Their ids are made of client, rule and month: whatever
 * interrupts it, running it again makes what is missing and nothing twice. `onPortion` hears how many are through.
 */
export const generateMonth = (
  account: LocalAccount,
  wanted: readonly MadeObligation[],
  onPortion: (through: number) => void,
): Promise<'done' | WriteRefusal> =>
  inPortions(wanted, (portion) => makePortion(account, portion), onPortion);

function makePortion(account: LocalAccount, portion: readonly MadeObligation[]): Promise<WriteResult> {
  const { db } = account;
  const tables = [...documentTables(db, ['obligations']), db.clients, db.files];
  return writeTogether(account, tables, async () => {
    const ids = portion.map(({ id }) => id);
    const [states, clients] = await Promise.all([
      readStates(db, 'obligations', ids),
      rowsById(
        db.clients,
        portion.map(({ fields }) => fields.client_id),
      ),
    ]);
    // Made meanwhile, by another tab or device, or removed by a person.
    const taken = new Set(
      states
        .filter(({ row, base, tombstone_rev }) => row !== null || base !== null || tombstone_rev !== null)
        .map(({ doc_id }) => doc_id),
    );
    for (const { id, fields } of portion) {
      if (taken.has(id) || !clients.has(fields.client_id)) continue;
      const result = await write(
        account,
        { kind: 'create', entity: 'obligations', id, fields },
        { new_id: true },
      );
      if (!result.ok) return result;
    }
    return { ok: true, id: '', op_id: null };
  });
}
