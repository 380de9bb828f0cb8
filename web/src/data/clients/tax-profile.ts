import {
  calendarDateOf,
  MAX_PROFILE_ENTRIES,
  type NamedRules,
  profileAt,
  readProfileEntry,
  type TaxProfileEntry,
  writtenProfileEntry,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { updateClient } from './clients.ts';

export const hasProfileRoom = ({ tax_profile = [] }: { tax_profile?: readonly string[] | undefined }) =>
  tax_profile.length < MAX_PROFILE_ENTRIES;

/**
 * Adds what a client is for the taxes from a month on; what was said before stays. The regime of today that lists show follows
 * it. Read and written in one transaction, so that no entry of another tab is lost.
 */
export function addProfileEntry(
  account: LocalAccount,
  id: string,
  entry: TaxProfileEntry,
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, [...documentTables(db, ['clients']), db.files], async () => {
    const client = await db.clients.get(id);
    if (client === undefined) return { ok: false, reason: 'gone' };
    const tax_profile = [...(client.tax_profile ?? []), writtenProfileEntry(entry)];
    const today = calendarDateOf(new Date()).slice(0, 7);
    const regime = profileAt(tax_profile.map(readProfileEntry), today)?.regime ?? null;
    return updateClient(account, id, { tax_profile, ...(regime === null ? {} : { tax_regime: regime }) });
  });
}

export const nameRules = (account: LocalAccount, id: string, named: NamedRules): Promise<WriteResult> =>
  updateClient(account, id, {
    rule_keys_added: [...named.rule_keys_added],
    rule_keys_removed: [...named.rule_keys_removed],
  });
