import { type LawRow, matchesSearch } from '@portal/domain';
import { dueText, whoText } from './rule-words.ts';

export const RULE_FILTERS = ['changed', 'own', 'unsigned', 'unused'] as const;
export type RuleFilter = (typeof RULE_FILTERS)[number];

export const RULE_FILTER_LABELS: Record<RuleFilter, string> = {
  changed: 'Alteradas pelo escritório',
  own: 'Do escritório',
  unsigned: 'Sem assinatura',
  unused: 'Fora de uso',
};

export const readFilter = (text: string | null): RuleFilter | null =>
  RULE_FILTERS.find((one) => one === text) ?? null;

/** In use, and nobody answers for it. */
export const isUnsigned = ({ content, signed }: LawRow): boolean => content.is_active && signed === null;

/** What is left of the rules by a filter and a search. */
export const rulesFound = (rows: readonly LawRow[], filter: RuleFilter | null, query: string): LawRow[] =>
  rows.filter((row) => {
    const { key, content } = row;
    const texts = [content.title, whoText(row), dueText(content), content.basis, key];
    return passes(row, filter) && matchesSearch(query, texts);
  });

function passes(row: LawRow, filter: RuleFilter | null): boolean {
  switch (filter) {
    case null:
      return true;
    case 'changed':
      return row.origin === 'changed';
    case 'own':
      return row.origin === 'own';
    case 'unsigned':
      return isUnsigned(row);
    case 'unused':
      return !row.content.is_active;
  }
}
