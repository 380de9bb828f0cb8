import type { Fields, Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** Newest first. */
export function listServices(db: PortalDatabase): Promise<Row<'services'>[]> {
  return newestFirst(db.services.orderBy('created_at').toArray());
}

export const allServices: LocalRead<Row<'services'>[]> = { name: 'services', read: listServices };

export function createService(account: LocalAccount, fields: Fields<'services'>): Promise<WriteResult> {
  return write(account, { kind: 'create', entity: 'services', id: randomId(), fields }, { new_id: true });
}

export function updateService(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'services'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'services', id, patch });
}

export function removeService(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'services', id });
}
