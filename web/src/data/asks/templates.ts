import { compareNames, type Fields, type Row } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** By their titles. */
export async function listTemplates(db: PortalDatabase): Promise<Row<'request_templates'>[]> {
  return (await db.request_templates.toArray()).sort((a, b) => compareNames(a.title, b.title));
}

export const createTemplate = (
  account: LocalAccount,
  fields: Fields<'request_templates'>,
): Promise<WriteResult> =>
  write(account, { kind: 'create', entity: 'request_templates', id: randomId(), fields }, { new_id: true });

export const updateTemplate = (
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'request_templates'>>,
): Promise<WriteResult> => write(account, { kind: 'patch', entity: 'request_templates', id, patch });

/** What was asked by it stays. */
export const removeTemplate = (account: LocalAccount, id: string): Promise<WriteResult> =>
  write(account, { kind: 'remove', entity: 'request_templates', id });
