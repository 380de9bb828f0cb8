import type { ObligationFields, ObligationSource } from '../entities/obligation.ts';
import { monthName } from '../law/due-reasons.ts';
import type { Rule } from '../law/rule.ts';
import type { NewObligation } from './month-preview.ts';

export type MadeObligation = { id: string; fields: ObligationFields & ObligationSource };

type Law = { rules: readonly Rule[]; revs: ReadonlyMap<string, number> };
const MOST_LETTERS = 200;

/**
 * What generating stores: all that clients and later readers need of the rule is on the row itself. A name ends with
 * its month, as people write it: 'PGDAS-D e DAS 10/2026'.
 */
export function madeObligation(row: NewObligation, { rules, revs }: Law): MadeObligation {
  const { id, client_id, rule_key, competence, due_date, nominal_date, due_reasons } = row;
  const month = ` ${monthName(competence)}`;
  const title = rules.find(({ key }) => key === rule_key)?.title ?? rule_key;
  return {
    id,
    fields: {
      ...{ client_id, due_date, rule_key, competence, nominal_date, due_reasons },
      name: `${title.slice(0, MOST_LETTERS - month.length)}${month}`,
      priority: 'medium',
      status: 'pending',
      description: null,
      notes: null,
      completed_at: null,
      document_ids: [],
      rule_rev: revs.get(rule_key) ?? 0,
    },
  };
}
