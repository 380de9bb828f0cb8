import {
  type Competence,
  firmLaw,
  type FirmLaw,
  FUNCTION_AUTHOR,
  type Instant,
  type MonthPreview,
  previewMonth,
  type Row,
  ruleClientsOf,
} from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { getPeople } from '#data/people/people.ts';

/** What generating a month would do, by what the device holds. */
export type MonthPlan = {
  competence: Competence;
  law: FirmLaw;
  preview: MonthPreview;
  /** Of every client of the device, those included that the firm works for no more. */
  names: ReadonlyMap<string, string>;
  /** For how many the firm works. */
  clients: number;
  /** Who moved the month of a rule (null: not on this device), and when: by the key of the rule. */
  moves: ReadonlyMap<string, { by: string | null; at: Row<'month_overrides'>['updated_at'] }>;
  /** What the portal has made of it by itself and is still there: how many, and when the last was; null: nothing. */
  made_by_portal: { count: number; at: Instant } | null;
};

export async function readMonth(db: PortalDatabase, competence: Competence): Promise<MonthPlan> {
  const [clients, rules, days, overrides, standing, tombstones, waiting] = await Promise.all([
    db.clients.toArray(),
    db.obligation_rules.toArray(),
    db.firm_days.toArray(),
    db.month_overrides.where('competence').equals(competence).toArray(),
    db.obligations.where('competence').equals(competence).toArray(),
    startingWith(db.tombstones, '[entity+doc_id]', 'obligations').primaryKeys(),
    // Removed here, and not sent yet; the others of these stand.
    startingWith(db.bases, '[entity+doc_id]', 'obligations').primaryKeys(),
  ]);
  const law = firmLaw({ rules, days, overrides });
  const served = ruleClientsOf(clients);
  const preview = previewMonth({
    ...{ competence, rules: law.rules, days: law.days, overrides: law.overrides, clients: served },
    existing: standing.flatMap(({ id, client_id, rule_key, due_date, status }) =>
      rule_key === undefined
        ? []
        : [{ id, client_id, rule_key, competence, due_date, is_completed: status === 'completed' }],
    ),
    removed: new Set([...tombstones, ...waiting].map(([, id]) => id)),
  });
  const names = new Map(clients.map(({ id, corporate_name }) => [id, corporate_name]));
  return {
    ...{ competence, law, preview, names, clients: served.length },
    moves: await movesOf(db, overrides),
    made_by_portal: madeByPortal(standing),
  };
}

async function movesOf(
  db: PortalDatabase,
  overrides: readonly Row<'month_overrides'>[],
): Promise<MonthPlan['moves']> {
  const people = await getPeople(
    db,
    overrides.map(({ updated_by }) => updated_by),
  );
  return new Map(
    overrides.map(({ rule_key, updated_by, updated_at }) => [
      rule_key,
      { by: people.get(updated_by)?.full_name ?? null, at: updated_at },
    ]),
  );
}

function madeByPortal(standing: readonly Row<'obligations'>[]): MonthPlan['made_by_portal'] {
  const times = standing
    .filter(({ created_by }) => created_by === FUNCTION_AUTHOR)
    .map(({ created_at }) => created_at);
  const at = times.reduce<Instant | null>((last, time) => (last === null || time > last ? time : last), null);
  return at === null ? null : { count: times.length, at };
}

/** How many obligations of each month stand, in the order of the months. */
export const countMade = (db: PortalDatabase, months: readonly Competence[]): Promise<number[]> =>
  Promise.all(months.map((month) => db.obligations.where('competence').equals(month).count()));
