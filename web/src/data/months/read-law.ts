import {
  firmLaw,
  type FirmLaw,
  OPEN_OBLIGATION_STATUSES,
  type Row,
  ruleClientsOf,
  type ExistingRows,
} from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { startingWith } from '#data/local/starting-with.ts';
import { getPeople } from '#data/people/people.ts';

/** What the firm keeps of the law, what that comes to, and what was made by it on this device. */
export type OfficeLaw = {
  rules: Row<'obligation_rules'>[];
  /** By date. */
  days: Row<'firm_days'>[];
  overrides: Row<'month_overrides'>[];
  law: FirmLaw;
  existing: ExistingRows;
  /** Of every client of the device. */
  names: ReadonlyMap<string, string>;
  /** Names of those who wrote or signed any of it. */
  people: ReadonlyMap<string, string>;
};

export async function readLaw(db: PortalDatabase): Promise<OfficeLaw> {
  const [rules, days, overrides, clients, ...rows] = await Promise.all([
    db.obligation_rules.toArray(),
    db.firm_days.orderBy('date').toArray(),
    db.month_overrides.toArray(),
    db.clients.toArray(),
    ...OPEN_OBLIGATION_STATUSES.map((status) =>
      startingWith(db.obligations, '[status+due_date]', status).toArray(),
    ),
  ]);
  const open = rows.flat().flatMap(({ id, client_id, rule_key, competence, due_date }) =>
    // Made by a person: no rule says when it is due.
    rule_key === undefined || competence === undefined
      ? []
      : [{ id, client_id, rule_key, competence, due_date, is_completed: false }],
  );
  const authors = [
    ...rules.map(({ signed_off_by }) => signed_off_by),
    ...[...rules, ...days, ...overrides].map(({ updated_by }) => updated_by),
  ].filter((uid) => uid !== null);
  const people = await getPeople(db, authors);
  return {
    ...{ rules, days, overrides },
    law: firmLaw({ rules, days, overrides }),
    existing: { clients: ruleClientsOf(clients), open },
    names: new Map(clients.map(({ id, corporate_name }) => [id, corporate_name])),
    people: new Map([...people.values()].map(({ id, full_name }) => [id, full_name])),
  };
}
