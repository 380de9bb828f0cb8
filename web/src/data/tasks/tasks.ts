import type { Fields, Row } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { randomId } from '#data/local/random-id.ts';
import { removeForNow, restoreRemoved } from '#data/writes/removal.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

export function createTask(account: LocalAccount, fields: Fields<'tasks'>): Promise<WriteResult> {
  return write(account, { kind: 'create', entity: 'tasks', id: randomId(), fields }, { new_id: true });
}

export function updateTask(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'tasks'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'tasks', id, patch });
}

export function removeTask(account: LocalAccount, id: string): Promise<WriteResult> {
  return removeForNow(account, 'tasks', id);
}

export function restoreTask(
  account: LocalAccount,
  removed: { id: string; fields: Fields<'tasks'>; opId: string | null },
): Promise<boolean> {
  return restoreRemoved(account, { entity: 'tasks', ...removed });
}

/** The task a request was turned into. */
export async function getTaskOfRequest(
  db: PortalDatabase,
  { id, client_id }: Pick<Row<'service_requests'>, 'id' | 'client_id'>,
): Promise<Row<'tasks'> | null> {
  const ofClient = await db.tasks.where('client_id').equals(client_id).toArray();
  return ofClient.find(({ request_id }) => request_id === id) ?? null;
}

/**
 * Turns a request into a task, once: where there is one it is that one, and its id is answered. The task bears the
 * request's id, so that two people who do it far from each other make one task and not two.
 */
export async function createTaskOfRequest(
  account: LocalAccount,
  request: Row<'service_requests'>,
  fields: Fields<'tasks'>,
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, [...documentTables(db, ['tasks']), db.files], async () => {
    const made = await getTaskOfRequest(db, request);
    if (made !== null) return { ok: true, id: made.id, op_id: null };
    const id = (await wasUsed(db, request.id)) ? randomId() : request.id;
    return write(account, {
      kind: 'create',
      entity: 'tasks',
      id,
      fields: { ...fields, request_id: request.id },
    });
  });
}

/** A task that was removed keeps its id for good. */
async function wasUsed(db: PortalDatabase, id: string): Promise<boolean> {
  const [row, tombstone, waiting] = await Promise.all([
    db.tasks.get(id),
    db.tombstones.get(['tasks', id]),
    db.outbox.where('[entity+doc_id]').equals(['tasks', id]).count(),
  ]);
  return row !== undefined || tombstone !== undefined || waiting > 0;
}
