import type { EntityName, Fields } from '@portal/domain';
import { type LocalAccount, useLocalAccount } from '#data/database-context.ts';
import { discardEntry, retryEntry } from '#data/outbox-actions.ts';
import type { Conflict, OutboxEntry } from '#data/outbox-entry.ts';
import { write } from '#data/write.ts';
import { toast } from '#ui/toast.ts';
import { type Choice, givesUpAll, takenOver } from './conflict-choice.ts';

/** What a person decided: one version whole, or field by field. */
export type Settlement = { kind: 'mine' } | { kind: 'theirs' } | { kind: 'fields'; choice: Choice };

/** Carries out a person's decision between two versions, and sends what stays of the own one. */
export function useSettleConflict(entry: OutboxEntry, conflict: Conflict) {
  const account = useLocalAccount();
  return async (settlement: Settlement) => {
    await settle(account, entry, conflict, settlement);
    toast({
      kind: 'success',
      title: 'Escolha salva',
      description: 'Guardada no aparelho, envia em seguida.',
    });
  };
}

async function settle(account: LocalAccount, entry: OutboxEntry, conflict: Conflict, settlement: Settlement) {
  switch (settlement.kind) {
    case 'mine':
      return retryEntry(account.db, entry.op_id);
    case 'theirs':
      return discardEntry(account.db, entry.op_id);
    case 'fields': {
      if (givesUpAll(entry, settlement.choice)) return discardEntry(account.db, entry.op_id);
      // Merged into the waiting operation, which then differs from the server only where the own value stays.
      const taken = takenOver(conflict, settlement.choice);
      if (Object.keys(taken).length > 0) await write(account, patchOf(entry, taken));
      return retryEntry(account.db, entry.op_id);
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
