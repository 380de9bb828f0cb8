import type { EntityName, Fields } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { discardEntry } from '#data/outbox/outbox-actions.ts';
import { write } from './write.ts';
import type { WriteResult } from './write-result.ts';

/** Long enough to see a mistake and to reach the button. */
const UNDO_MS = 6000;

/** The removal stays on the device for a moment, so that it can be undone with a connection too. */
export function removeForNow(account: LocalAccount, entity: EntityName, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity, id }, { hold_ms: UNDO_MS });
}

/**
 * Undoes a removal that waits: `fields` as they were, `opId` what the removal answered. False once it is on its way.
 * Edits that had not been sent went with the removal and come back with the record.
 */
export async function restoreRemoved<E extends EntityName>(
  account: LocalAccount,
  { entity, id, fields, opId }: { entity: E; id: string; fields: Fields<E>; opId: string | null },
): Promise<boolean> {
  if (opId === null) return (await write<E>(account, { kind: 'create', entity, id, fields })).ok;
  const { ok } = await discardEntry(account.db, opId);
  return ok && (await write<E>(account, { kind: 'patch', entity, id, patch: fields })).ok;
}
