import {
  addDays,
  type CalendarDate,
  dueStage,
  nameForClients,
  obligationRowSchema,
  saidPaid,
  slipEventSchema,
  slipId,
  slipSchema,
  TOLD_AHEAD_DAYS,
  TOLD_OVERDUE_DAYS,
} from '@portal/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { companyName, factsOf } from './facts-of-rows.ts';
import { links } from './links.ts';
import { uidsOfCompany } from './people-to-tell.ts';
import type { Told } from './decide-ways.ts';
import { tellAll } from './tell.ts';

/** All that is held at once, however many a firm has. */
const PAGE = 100;

const slipFacts = slipSchema
  .pick({ client_id: true, obligation_id: true, version: true, amount_cents: true, due_date: true })
  .extend({ pix_code: z.string().nullable().catch(null) })
  .strip();
type Slip = z.infer<typeof slipFacts> & { id: string };
const obligationFacts = obligationRowSchema.pick({ name: true, status: true }).strip();
const eventFacts = slipEventSchema
  .pick({ slip_id: true, kind: true, done_at: true })
  .extend({ created_by: z.string() })
  .strip();

/** Reminds the people of each company of what they have to pay; false where the time was over. */
export async function tellOfDueSlips(
  tenantId: string,
  today: CalendarDate,
  startedAt: number,
): Promise<boolean> {
  const due = db
    .collection(`tenants/${tenantId}/slips`)
    .where('due_date', '>=', addDays(today, -TOLD_OVERDUE_DAYS))
    .where('due_date', '<=', addDays(today, TOLD_AHEAD_DAYS))
    .orderBy('due_date')
    .limit(PAGE);
  let page = (await due.get()).docs;
  while (page.length > 0) {
    if (!isInTime(startedAt)) return false;
    const told = await toldOf(tenantId, page, today);
    if (!(await tellAll(told, startedAt))) return false;
    const last = page.at(-1);
    page = last === undefined || page.length < PAGE ? [] : (await due.startAfter(last).get()).docs;
  }
  return true;
}

async function toldOf(
  tenantId: string,
  page: readonly QueryDocumentSnapshot[],
  today: CalendarDate,
): Promise<Told[]> {
  const slips = page.flatMap((doc): Slip[] => {
    const facts = factsOf(slipFacts, doc);
    return facts === null ? [] : [{ ...facts, id: doc.id }];
  });
  if (slips.length === 0) return [];
  const [obligations, later, paid] = await Promise.all([
    db.getAll(...slips.map(({ obligation_id }) => mirroredRef('obligations', tenantId, obligation_id))),
    db.getAll(
      ...slips.map((slip) => mirroredRef('slips', tenantId, slipId(slip.obligation_id, slip.version + 1))),
    ),
    idsSaidPaid(tenantId, slips),
  ]);
  const people = peopleOnce();
  const names = nameOnce(tenantId);
  const told: Told[] = [];
  // Asked for all together: one after the other a page would take as long as its companies are many.
  await Promise.all(slips.flatMap(({ client_id }) => [names(client_id), people(client_id)]));
  for (const [index, slip] of slips.entries()) {
    const snapshot = obligations[index];
    const obligation = snapshot === undefined ? null : factsOf(obligationFacts, snapshot);
    const kind = dueStage(slip.due_date, today);
    // Of one obligation the highest version holds; what was paid, or said to be, nobody is reminded of.
    const isOver = later[index]?.exists === true || paid.has(slip.id) || obligation?.status === 'completed';
    if (obligation === null || kind === null || isOver) continue;
    const company = await names(slip.client_id);
    if (company === null) continue;
    const { client_id, due_date, amount_cents } = slip;
    const facts = {
      ...{ company, slip: nameForClients(obligation.name), due_date, amount_cents, today },
      has_pix: slip.pix_code !== null,
    };
    const telling = {
      ...{ tenant_id: tenantId, kind, subject: slip.id, occasion: due_date, client_id, facts },
      link: links.month(client_id),
    };
    for (const uid of await people(client_id)) told.push({ telling, uid });
  }
  return told;
}

/** The slips of which somebody says that they are paid, and does not say otherwise since. */
async function idsSaidPaid(tenantId: string, slips: readonly Slip[]): Promise<ReadonlySet<string>> {
  const events = db.collection(`tenants/${tenantId}/slip_events`);
  const ids = slips.map(({ id }) => id);
  const found: z.infer<typeof eventFacts>[] = [];
  for (let from = 0; from < ids.length; from += 30) {
    const { docs } = await events.where('slip_id', 'in', ids.slice(from, from + 30)).get();
    found.push(...docs.flatMap((doc) => eventFacts.safeParse(withInstants(doc.data())).data ?? []));
  }
  return new Set(ids.filter((id) => saidPaid(found.filter(({ slip_id }) => slip_id === id)) !== null));
}

const peopleOnce = () => once(uidsOfCompany);
const nameOnce = (tenantId: string) => once((clientId) => companyName(tenantId, clientId));

/** Of one page: a company has many slips. */
function once<T>(ask: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (id) => {
    const answer = known.get(id) ?? ask(id);
    known.set(id, answer);
    return answer;
  };
}
