import type { CalendarDate, Competence } from '../entities/fields.ts';
import { type DueDate, dueDate } from '../law/due-date.ts';
import { namedDay } from '../law/due-reasons.ts';
import {
  type Calendars,
  calendarsOf,
  type FirmDay,
  isInPlace,
  NATIONAL_CALENDARS,
  type Place,
} from '../law/law-calendars.ts';
import type { Rule } from '../law/rule.ts';
import { generatedId } from './generated-id.ts';
import { ruleConcerns, type RuleClient } from './rule-keys.ts';

/** Another date for one month, by the firm's word. */
export type MonthOverride = { competence: Competence; key: string; date: CalendarDate; reason: string };

/** What stands under a generated id. */
export type GeneratedObligation = {
  id: string;
  client_id: string;
  rule_key: string;
  competence: Competence;
  due_date: CalendarDate;
  is_completed: boolean;
  /** Deleted by a person: it stays so, and nothing is put in its place. */
  is_deleted: boolean;
};

export type NewObligation = {
  id: string;
  client_id: string;
  rule_key: string;
  competence: Competence;
  due_date: CalendarDate;
  nominal_date: CalendarDate | null;
  due_reasons: string[];
};
export type MovedObligation = NewObligation & { from: CalendarDate };

export type MonthPreview = {
  created: NewObligation[];
  /** Stands on another day than the rules now say. */
  moved: MovedObligation[];
  /** Stands, and by the rules or the client's profile is due no more. */
  gone: GeneratedObligation[];
  /** Stands as it should, is completed, or was deleted by a person. */
  unchanged: number;
};

export type MonthSource = {
  competence: Competence;
  /** Those in use: the catalogue with the firm's changes and own rows. */
  rules: readonly Rule[];
  overrides: readonly MonthOverride[];
  days: readonly FirmDay[];
  /** Those the firm works for. */
  clients: readonly RuleClient[];
  /** What was generated for this month before, deleted rows too. */
  existing: readonly GeneratedObligation[];
};

/** What generating a month would do. It writes nothing: what exists is touched only by a person's second act. */
export function previewMonth(source: MonthSource): MonthPreview {
  const { competence, rules, clients } = source;
  const existing = new Map(source.existing.map((row) => [row.id, row]));
  const dateFor = datesOf(source);
  const preview: MonthPreview = { created: [], moved: [], gone: [], unchanged: 0 };
  const expected = new Set<string>();
  for (const client of clients)
    for (const rule of rules) {
      if (!ruleConcerns(rule, client, competence)) continue;
      const { date, nominal_date, reasons } = dateFor(rule, client);
      if (date === null) continue;
      const id = generatedId(client.id, rule.key, competence);
      expected.add(id);
      place(preview, existing.get(id), {
        ...{ id, client_id: client.id, rule_key: rule.key, competence },
        ...{ due_date: date, nominal_date, due_reasons: reasons },
      });
    }
  for (const row of existing.values()) {
    if (expected.has(row.id)) continue;
    if (isSettled(row)) preview.unchanged += 1;
    else preview.gone.push(row);
  }
  return preview;
}

function place(preview: MonthPreview, standing: GeneratedObligation | undefined, row: NewObligation): void {
  if (standing === undefined) preview.created.push(row);
  else if (isSettled(standing) || standing.due_date === row.due_date) preview.unchanged += 1;
  else preview.moved.push({ ...row, from: standing.due_date });
}

/** A person has had the last word on it. */
const isSettled = ({ is_completed, is_deleted }: GeneratedObligation) => is_completed || is_deleted;

/** When a rule is due for a client. Computed once for all places of the same calendars: most have no day of their own. */
function datesOf({ competence, overrides, days }: MonthSource) {
  const byKey = new Map(
    overrides.filter((one) => one.competence === competence).map((one) => [one.key, one]),
  );
  const calendarsAt = calendarsByPlace(days);
  const known = new Map<Calendars, Map<string, DueDate>>();
  return (rule: Rule, client: RuleClient): DueDate => {
    const calendars = calendarsAt(client);
    const dates = known.get(calendars) ?? new Map<string, DueDate>();
    known.set(calendars, dates);
    const date =
      dates.get(rule.key) ?? withOverride(dueDate(rule, competence, calendars), byKey.get(rule.key));
    dates.set(rule.key, date);
    return date;
  };
}

function calendarsByPlace(days: readonly FirmDay[]) {
  const known = new Map<string, Calendars>();
  return ({ state, city }: Place): Calendars => {
    const at = `${state ?? ''}\n${city ?? ''}`;
    const hasDays = () => days.some(({ where }) => isInPlace(where, { state, city }));
    const calendars = known.get(at) ?? (hasDays() ? calendarsOf(days, { state, city }) : NATIONAL_CALENDARS);
    known.set(at, calendars);
    return calendars;
  };
}

function withOverride(byLaw: DueDate, override: MonthOverride | undefined): DueDate {
  if (override === undefined) return byLaw;
  const reason = `O escritório mudou para ${namedDay(override.date)}: ${override.reason}`;
  return { date: override.date, nominal_date: byLaw.date, reasons: [reason] };
}
