import type { CalendarDate } from '../entities/fields.ts';
import { foldText } from '../formats/search-text.ts';
import type { RuleTemplate } from '../law/rule-templates.ts';
import { type RuleContent, ruleContentOf } from './firm-rule.ts';

/** With a month before it, it still is an id. */
const MOST_LETTERS = 40;

/**
 * The key of a rule that a firm adds: readable, and its own by `random` letters, so that the ISS of two cities, or of two devices
 * without a connection, are two rules.
 */
export function ownRuleKey(title: string, random: string): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words.slice(0, MOST_LETTERS).replace(/-+$/, '')}-${random}`.replace(/^-/, 'regra-');
}

/** What a firm begins a rule of its own with: what the template knows, and no guess beside it. */
export function newRuleContent(template: RuleTemplate | null, today: CalendarDate): RuleContent {
  const { title = '', period = 'month', due = null, shift = null, calendar = 'fiscal' } = template ?? {};
  const rule = {
    ...{ key: '', subject: '', title, period, due, shift, calendar },
    who: { person: 'PJ', cases: [], says: '' } as const,
    ...{ local_days: false, paid_by: null, quotas: 1, ended: null, exceptions: [] },
    basis: template?.basis ?? '',
    // Months that are over were made without it.
    valid_from: today.slice(0, 7),
    valid_to: null,
    verified_on: today,
  };
  return ruleContentOf(rule);
}
