import type { Fields, Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** Newest first; those about one client, or all (null). */
export const notesAbout = (clientId: string | null): LocalRead<Row<'notes'>[]> => ({
  name: `notes about ${clientId}`,
  read: (db) =>
    newestFirst(
      clientId === null
        ? db.notes.orderBy('created_at').toArray()
        : db.notes.where('client_id').equals(clientId).sortBy('created_at'),
    ),
});

export function createNote(account: LocalAccount, fields: Fields<'notes'>): Promise<WriteResult> {
  return write(account, { kind: 'create', entity: 'notes', id: randomId(), fields }, { new_id: true });
}

export function updateNote(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'notes'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'notes', id, patch });
}

export function removeNote(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'notes', id });
}
