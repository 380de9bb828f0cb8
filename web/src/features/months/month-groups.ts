import {
  type CalendarDate,
  compareNames,
  type GeneratedObligation,
  type MovedObligation,
  type NewObligation,
  type Rule,
  TO_BE_CONFIRMED,
} from '@portal/domain';
import type { MonthPlan } from '#data/months/read-month.ts';

export type ClientLine = { client_id: string; name: string } & (
  | { kind: 'new' | 'existing' | 'gone' | 'declined'; date: CalendarDate }
  /** It is on `from`, and stays there. */
  | { kind: 'moved'; date: CalendarDate; from: CalendarDate }
  | { kind: 'undated'; date: null }
);

/** What the month has of one rule. */
export type RuleGroup = {
  key: string;
  title: string;
  /** Null: the firm has it no longer, and something of it is still there. */
  rule: Rule | null;
  created: NewObligation[];
  /** One of them, by which the date is explained; null where nothing is new. */
  sample: NewObligation | null;
  /** By client. */
  lines: ClientLine[];
  /** Why a person has to look first: no norm has dated it, the firm's row is wrong, or its date is to be confirmed. */
  undecided: string | null;
};

/** What the firm has to decide comes first, then the order of the law. */
export function groupsOf({ law, preview, names }: MonthPlan): RuleGroup[] {
  const created = byRule(preview.created);
  const moved = byRule(preview.moved);
  const existing = byRule(preview.unchanged);
  const gone = byRule(preview.gone);
  const declined = byRule(preview.declined);
  const undated = byRule(preview.undated);
  const inLaw = new Map(law.rules.map((rule) => [rule.key, rule]));
  const keys = new Set([...inLaw.keys(), ...existing.keys(), ...gone.keys()]);
  const named = (client_id: string) => ({ client_id, name: names.get(client_id) ?? 'Cliente removido' });
  const groups = [...keys].flatMap((key): RuleGroup[] => {
    const of = <T>(lists: ReadonlyMap<string, T[]>) => lists.get(key) ?? [];
    const dated = (kind: 'new' | 'existing' | 'gone' | 'declined', rows: readonly Dated[]): ClientLine[] =>
      rows.map(({ client_id, due_date }) => ({ ...named(client_id), kind, date: due_date }));
    const lines: ClientLine[] = [
      ...dated('new', of(created)),
      ...of(moved).map(({ client_id, due_date, from }): ClientLine => ({
        ...named(client_id),
        ...{ kind: 'moved', date: due_date, from },
      })),
      ...dated('existing', of(existing)),
      ...dated('gone', of(gone)),
      ...dated('declined', of(declined)),
      ...of(undated).map(({ client_id }): ClientLine => ({
        ...named(client_id),
        kind: 'undated',
        date: null,
      })),
    ];
    if (lines.length === 0) return [];
    const rule = inLaw.get(key) ?? null;
    return [
      {
        ...{ key, rule, title: rule?.title ?? key },
        created: of(created),
        sample: of(created)[0] ?? of(moved)[0] ?? null,
        lines: lines.sort((a, b) => compareNames(a.name, b.name)),
        undecided: whyUndecided(law.problems, key, of(created), of(undated)),
      },
    ];
  });
  return [
    ...groups.filter(({ undecided }) => undecided !== null),
    ...groups.filter((one) => one.undecided === null),
  ];
}

type Dated = Pick<GeneratedObligation | NewObligation | MovedObligation, 'client_id' | 'due_date'>;

function whyUndecided(
  problems: MonthPlan['law']['problems'],
  key: string,
  created: readonly NewObligation[],
  undated: readonly unknown[],
): string | null {
  const wrong = problems.find(({ rule_key }) => rule_key === key);
  if (wrong !== undefined) return wrong.problem;
  if (undated.length > 0) return 'Aguarda norma: nenhuma data publicada.';
  return created.some(({ due_reasons }) => due_reasons.includes(TO_BE_CONFIRMED))
    ? 'A confirmar: a norma dá o dia, e não o que vale quando ele não é útil.'
    : null;
}

function byRule<T extends { rule_key: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const list = found.get(row.rule_key);
    if (list === undefined) found.set(row.rule_key, [row]);
    else list.push(row);
  }
  return found;
}
