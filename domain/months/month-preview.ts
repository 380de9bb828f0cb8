import type { CalendarDate, Competence } from '../entities/fields.ts';
import { type DueDate, dueDate } from '../law/due-date.ts';
import { namedDay, NO_DATE_PUBLISHED } from '../law/due-reasons.ts';
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
import { profileAt } from './tax-profile.ts';

/** Another date for one month, by the firm's word. */
export type MonthOverride = { competence: Competence; key: string; date: CalendarDate; reason: string };

/** What is there under a generated id. */
export type GeneratedObligation = {
  id: string;
  client_id: string;
  rule_key: string;
  competence: Competence;
  due_date: CalendarDate;
  is_completed: boolean;
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
/** What a client is bound to, and no norm has dated. */
export type UndatedDuty = { client_id: string; rule_key: string; reasons: string[] };
export type MovedObligation = NewObligation & { from: CalendarDate };

export type MonthPreview = {
  created: NewObligation[];
  /** Is on another day than the rules now say. */
  moved: MovedObligation[];
  /** Is there, and by the rules or the client's profile is due no more. */
  gone: GeneratedObligation[];
  /** Is as it should be, or is completed. */
  unchanged: GeneratedObligation[];
  /** Was removed by a person: it stays so, and nothing is put in its place. */
  declined: NewObligation[];
  undated: UndatedDuty[];
  /** Clients of whom nobody has said what they are for the taxes in this month. */
  unprofiled: string[];
};

export type MonthSource = {
  competence: Competence;
  /** Those in use: the catalogue with the firm's changes and own rows. */
  rules: readonly Rule[];
  overrides: readonly MonthOverride[];
  days: readonly FirmDay[];
  /** Those the firm works for. */
  clients: readonly RuleClient[];
  /** What was generated for this month before, and is still there. */
  existing: readonly GeneratedObligation[];
  /** Ids of obligations that were removed, of this month or of others. */
  removed: ReadonlySet<string>;
};

/** What generating a month would do. It writes nothing: what exists is touched only by a person's second act. */
export function previewMonth(source: MonthSource): MonthPreview {
  const { competence, rules, clients, removed } = source;
  const existing = new Map(source.existing.map((row) => [row.id, row]));
  const dateFor = datesOf(source);
  const lists = { created: [], moved: [], gone: [], unchanged: [], declined: [], undated: [] };
  const preview: MonthPreview = { ...lists, unprofiled: [] };
  const expected = new Set<string>();
  for (const client of clients) {
    if (profileAt(client.tax_profile, competence) === null) preview.unprofiled.push(client.id);
    for (const rule of rules) {
      if (!ruleConcerns(rule, client, competence)) continue;
      const { date, nominal_date, reasons } = dateFor(rule, client);
      if (date === null) {
        const isDue = reasons.includes(NO_DATE_PUBLISHED);
        if (isDue) preview.undated.push({ client_id: client.id, rule_key: rule.key, reasons });
        continue;
      }
      const id = generatedId(client.id, rule.key, competence);
      expected.add(id);
      const row: NewObligation = {
        ...{ id, client_id: client.id, rule_key: rule.key, competence },
        ...{ due_date: date, nominal_date, due_reasons: reasons.slice(0, MOST_REASONS).map(asLine) },
      };
      const found = existing.get(id);
      if (found !== undefined) compare(preview, found, row);
      else if (removed.has(id)) preview.declined.push(row);
      else preview.created.push(row);
    }
  }
  for (const row of existing.values()) {
    if (expected.has(row.id)) continue;
    if (row.is_completed) preview.unchanged.push(row);
    else preview.gone.push(row);
  }
  return preview;
}

/** A person has had the last word on what is completed. */
function compare(preview: MonthPreview, found: GeneratedObligation, row: NewObligation): void {
  if (found.is_completed || found.due_date === row.due_date) preview.unchanged.push(found);
  else preview.moved.push({ ...row, from: found.due_date });
}

/** As many reasons, of as many letters in one line, as an obligation keeps. */
const MOST_REASONS = 6;
const MOST_LETTERS = 300;

function asLine(reason: string): string {
  const line = reason.replace(/\s+/g, ' ');
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS - 1)}…`;
}

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

export function withOverride(byLaw: DueDate, override: MonthOverride | undefined): DueDate {
  if (override === undefined) return byLaw;
  const reason = `O escritório mudou para ${namedDay(override.date)}: ${override.reason}`;
  return { date: override.date, nominal_date: byLaw.date, reasons: [reason] };
}
