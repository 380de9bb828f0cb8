import { type Fields, type MonthOverrideFields, type RuleContent, toInstant } from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { randomId } from '#data/local/random-id.ts';
import { changedIn } from '#data/writes/check-form.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

/** Nobody answers for it. */
const UNSIGNED = { signed_off_by: null, signed_off_at: null };

/**
 * What the firm says of a rule, whole where it keeps no row of it yet. Of a row that it keeps, only what differs from `seen`: a
 * colleague may have changed the rest since the form was opened. A change takes the signature back; without one nothing is written.
 */
export function saveRule(
  account: LocalAccount,
  key: string,
  seen: RuleContent,
  content: RuleContent,
): Promise<WriteResult> {
  const [entity, id] = ['obligation_rules', key] as const;
  return ofRule(account, key, async (before) => {
    if (before === undefined)
      return write(account, { kind: 'create', entity, id, fields: { ...content, ...UNSIGNED } });
    const changed = changedIn(seen, content);
    if (Object.keys(changed).length === 0) return { ok: true, id, op_id: null };
    return write(account, { kind: 'patch', entity, id, patch: { ...changed, ...UNSIGNED } });
  });
}

/**
 * The signed-in person answers for a rule as it is: `content`, where the firm keeps no row of it yet. The time is the
 * server's, once it has taken it.
 */
export function signRule(account: LocalAccount, key: string, content: RuleContent): Promise<WriteResult> {
  const signature = { signed_off_by: account.uid, signed_off_at: toInstant(new Date()) };
  const [entity, id] = ['obligation_rules', key] as const;
  return ofRule(account, key, (before) =>
    before === undefined
      ? write(account, { kind: 'create', entity, id, fields: { ...content, ...signature } })
      : write(account, { kind: 'patch', entity, id, patch: signature }),
  );
}

/** Read and written in one transaction: another tab may have made the row meanwhile. */
function ofRule(
  account: LocalAccount,
  key: string,
  act: (before: Fields<'obligation_rules'> | undefined) => Promise<WriteResult>,
): Promise<WriteResult> {
  const { db } = account;
  return writeTogether(account, [...documentTables(db, ['obligation_rules']), db.files], async () =>
    act(await db.obligation_rules.get(key)),
  );
}

/** A day without work of a state or a city; null is a new one. */
export function saveDay(
  account: LocalAccount,
  before: (Fields<'firm_days'> & { id: string }) | null,
  fields: Fields<'firm_days'>,
): Promise<WriteResult> {
  if (before === null)
    return write(account, { kind: 'create', entity: 'firm_days', id: randomId(), fields }, { new_id: true });
  const patch = changedIn(before, fields);
  return write(account, { kind: 'patch', entity: 'firm_days', id: before.id, patch });
}

export const removeDay = (account: LocalAccount, id: string): Promise<WriteResult> =>
  write(account, { kind: 'remove', entity: 'firm_days', id });

/** Another date for one month of a rule, or back to the rule (null): what was removed would never come back under its id. */
export function moveMonth(account: LocalAccount, fields: MonthOverrideFields): Promise<WriteResult> {
  const { db } = account;
  const { competence, rule_key, date, reason } = fields;
  const id = `${competence}_${rule_key}`;
  return writeTogether(account, [...documentTables(db, ['month_overrides']), db.files], async () =>
    (await db.month_overrides.get(id)) === undefined
      ? write(account, { kind: 'create', entity: 'month_overrides', id, fields })
      : write(account, { kind: 'patch', entity: 'month_overrides', id, patch: { date, reason } }),
  );
}
