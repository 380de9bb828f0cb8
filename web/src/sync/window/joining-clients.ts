import type { Cursor } from '#data/outbox/outbox-entry.ts';
import { begunAnew, isUntouched } from '#sync/pull/cursor.ts';
import type { Scope } from '#sync/scopes.ts';
import { changeCursor, readAll, readOpenPart, type Reading, sameClients } from './open-window.ts';

/**
 * Before the pages of a scope: has the device have the rows of the clients that it now mirrors. Those of a client who was not
 * among them are read whole, without a cursor: interrupted, it begins anew. The cursor, which is older than this reading, goes
 * on with all of them, so that what is committed late is within its overlap. What is there of others leaves with the next move of the
 * window. Resolves to the cursor from which to go on.
 */
export async function agreeOnClients(reading: Reading, cursor: Cursor | null): Promise<Cursor | null> {
  const { context, scope, connection } = reading;
  // Of one that has read nothing, whose rows it reads is set where it begins.
  if (cursor === null || isUntouched(cursor) || sameClients(cursor, scope)) return cursor;
  const { clients } = scope;
  if (clients === undefined) return changeCursor(context, scope, connection, beginAnew);
  const joining = cursor.clients === undefined ? [] : clients.filter((id) => !cursor.clients?.includes(id));
  if (joining.length > 0) await readJoining(reading, { ...scope, clients: joining }, cursor);
  return changeCursor(context, scope, connection, ({ others_read_at: _before, ...now }) => ({
    ...now,
    clients,
  }));
}

/** Nobody knows what of other clients is there, and how old it is. */
const beginAnew = (cursor: Cursor): Cursor => ({
  ...begunAnew(cursor),
  ...(cursor.restored_to === undefined ? {} : { restored_to: cursor.restored_to }),
});

async function readJoining(reading: Reading, scope: Scope, { since }: Cursor): Promise<void> {
  if (since !== undefined) await readOpenPart(reading, scope, since);
  await readAll(reading, { scope, after: since === undefined ? null : { updated_at: since, id: '' } });
}
