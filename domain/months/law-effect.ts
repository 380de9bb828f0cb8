import type { CalendarDate, Competence } from '../entities/fields.ts';
import type { FirmLaw } from './firm-law.ts';
import {
  type GeneratedObligation,
  type MonthPreview,
  type MovedObligation,
  previewMonth,
} from './month-preview.ts';
import type { RuleClient } from './rule-keys.ts';

/** What a change of the law could concern: the obligations that rules made, and that nobody has completed. */
export type ExistingRows = { clients: readonly RuleClient[]; open: readonly GeneratedObligation[] };

type Law = Pick<FirmLaw, 'rules' | 'overrides' | 'days'>;

export type LawEffect = {
  /** Would be due on another day than by the law before, and than it is on. */
  moved: MovedObligation[];
  /** Would be asked for no more. It stays all the same: a person decides about it. */
  gone: GeneratedObligation[];
};

/** What a change of the law says about obligations that exist. It moves none of them: see `misplaced`. */
export function lawEffect(existing: ExistingRows, before: Law, after: Law): LawEffect {
  const keys = changedKeys(before, after);
  const concerned = { ...existing, open: existing.open.filter(({ rule_key }) => keys.has(rule_key)) };
  const expected = new Map<string, CalendarDate>();
  const gone = new Set<string>();
  for (const { unchanged, moved, gone: lost } of previews(concerned, before)) {
    for (const { id, due_date } of [...unchanged, ...moved]) expected.set(id, due_date);
    for (const { id } of lost) gone.add(id);
  }
  const found = previews(concerned, after);
  return {
    moved: found.flatMap(({ moved }) => moved).filter(({ id, due_date }) => expected.get(id) !== due_date),
    gone: found.flatMap((preview) => preview.gone).filter(({ id }) => !gone.has(id)),
  };
}

/** The open obligations that are on another day than the law says, whatever the reason. */
export const misplaced = (existing: ExistingRows, law: Law): MovedObligation[] =>
  previews(existing, law).flatMap(({ moved }) => moved);

/** Month by month, and in each only what has something made of it: a whole month of a large firm is thousands of dates. */
function previews({ clients, open }: ExistingRows, { rules, overrides, days }: Law): MonthPreview[] {
  const months = grouped(open, ({ competence }) => competence);
  return [...months.keys()].sort().map((competence: Competence) => {
    const existing = months.get(competence) ?? [];
    const keys = new Set(existing.map(({ rule_key }) => rule_key));
    const owners = new Set(existing.map(({ client_id }) => client_id));
    return previewMonth({
      ...{ competence, overrides, days, existing, removed: new Set<string>() },
      rules: rules.filter(({ key }) => keys.has(key)),
      clients: clients.filter(({ id }) => owners.has(id)),
    });
  });
}

/** The rules of which one law may say another day than the other. */
function changedKeys(before: Law, after: Law): ReadonlySet<string> {
  const sameDays = JSON.stringify(before.days) === JSON.stringify(after.days);
  const told = ({ rules, overrides }: Law) =>
    new Map(
      rules.map((rule) => [
        rule.key,
        JSON.stringify([rule, overrides.filter(({ key }) => key === rule.key)]),
      ]),
    );
  const [then, now] = [told(before), told(after)];
  const movedByDays = (law: Law) => (sameDays ? [] : law.rules.filter(({ local_days }) => local_days));
  const keys = new Set([...then.keys(), ...now.keys()]);
  return new Set([
    ...[...keys].filter((key) => then.get(key) !== now.get(key)),
    ...[...movedByDays(before), ...movedByDays(after)].map(({ key }) => key),
  ]);
}

/** '12 from 20/11 to 23/11': obligations that move alike, those of most first. */
export type MoveGroup = { from: CalendarDate; to: CalendarDate; rows: MovedObligation[] };

export function moveGroups(moved: readonly MovedObligation[]): MoveGroup[] {
  const groups = grouped(moved, ({ from, due_date }) => `${from} ${due_date}`);
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows;
      return first === undefined ? [] : [{ from: first.from, to: first.due_date, rows }];
    })
    .sort((a, b) => b.rows.length - a.rows.length || (a.from < b.from ? -1 : 1));
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
