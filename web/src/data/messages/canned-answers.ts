import { compareNames, type Fields, type Row } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** By title. */
export async function listCannedAnswers(db: PortalDatabase): Promise<Row<'canned_answers'>[]> {
  const answers = await db.canned_answers.toArray();
  return answers.sort((a, b) => compareNames(a.title, b.title));
}

export function createCannedAnswer(
  account: LocalAccount,
  fields: Fields<'canned_answers'>,
): Promise<WriteResult> {
  return write(
    account,
    { kind: 'create', entity: 'canned_answers', id: randomId(), fields },
    { new_id: true },
  );
}

export function updateCannedAnswer(
  account: LocalAccount,
  id: string,
  patch: Partial<Fields<'canned_answers'>>,
): Promise<WriteResult> {
  return write(account, { kind: 'patch', entity: 'canned_answers', id, patch });
}

export function removeCannedAnswer(account: LocalAccount, id: string): Promise<WriteResult> {
  return write(account, { kind: 'remove', entity: 'canned_answers', id });
}
