import { DEFAULT_PREFERENCES, type PreferenceFields, preferenceSchema } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

export type Preferences = Omit<PreferenceFields, 'user_id'>;

/** Of what the person wants to be told, and how; of everything where nothing was ever chosen. */
export async function readPreferences({ db, uid }: Pick<LocalAccount, 'db' | 'uid'>): Promise<Preferences> {
  const row = await db.preferences.get(uid);
  if (row === undefined) return DEFAULT_PREFERENCES;
  return preferenceSchema.omit({ user_id: true }).strip().parse(row);
}

export async function savePreferences(
  account: LocalAccount,
  change: Partial<Preferences>,
): Promise<WriteResult> {
  const { db, uid } = account;
  if ((await db.preferences.get(uid)) !== undefined) {
    return write(account, { kind: 'patch', entity: 'preferences', id: uid, patch: change });
  }
  // Another device may have made the row meanwhile: then this says the same as an edit of it.
  const fields = { ...DEFAULT_PREFERENCES, ...change, user_id: uid };
  return write(account, { kind: 'create', entity: 'preferences', id: uid, fields });
}
