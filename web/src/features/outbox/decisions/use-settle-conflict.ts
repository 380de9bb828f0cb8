import type { EntityName, Fields } from '@portal/domain';
import { type LocalAccount, useLocalAccount } from '#data/local/database-context.ts';
import { discardEntry, retryEntry } from '#data/outbox/outbox-actions.ts';
import type { Conflict, OutboxEntry } from '#data/outbox/outbox-entry.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { writeRefusalText } from '#records/labels/write-labels.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Choice, givesUpAll, takenOver } from './conflict-choice.ts';
import { onDevice } from '../on-device.ts';

/** What a person decided: one version whole, or field by field. */
export type Settlement = { kind: 'mine' } | { kind: 'theirs' } | { kind: 'fields'; choice: Choice };

/** Carries out a person's decision between two versions, and sends what stays of the own one. */
export function useSettleConflict(entry: OutboxEntry, conflict: Conflict) {
  const account = useLocalAccount();
  return (settlement: Settlement) =>
    onDevice(async () => {
      const result = await settle(account, entry, conflict, settlement);
      if (result?.ok === false) {
        toast({
          kind: 'error',
          title: 'Erro ao salvar a escolha',
          description: writeRefusalText(result.reason, 'record'),
        });
        return;
      }
      toast({
        kind: 'success',
        title: 'Escolha salva',
        description: 'Guardada no aparelho, envia em seguida.',
      });
    });
}

/** Answers with what was written for it, where something was. */
async function settle(
  account: LocalAccount,
  entry: OutboxEntry,
  conflict: Conflict,
  settlement: Settlement,
): Promise<WriteResult | null> {
  switch (settlement.kind) {
    case 'mine':
      await retryEntry(account.db, entry.op_id);
      return null;
    case 'theirs':
      await discardEntry(account.db, entry.op_id);
      return null;
    case 'fields': {
      if (givesUpAll(entry, settlement.choice)) {
        await discardEntry(account.db, entry.op_id);
        return null;
      }
      // Merged into the waiting operation, which then differs from the server only where the own value stays.
      const taken = takenOver(conflict, settlement.choice);
      const result = Object.keys(taken).length > 0 ? await write(account, patchOf(entry, taken)) : null;
      if (result?.ok !== false) await retryEntry(account.db, entry.op_id);
      return result;
    }
  }
}

const patchOf = ({ entity, doc_id }: OutboxEntry, values: Record<string, unknown>) => ({
  kind: 'patch' as const,
  entity,
  id: doc_id,
  // The server's own values of this entity's fields; `write` checks them against its schema.
  patch: values as Partial<Fields<EntityName>>,
});
