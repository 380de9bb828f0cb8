import { calendarDateOf } from '@portal/domain';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { accountRef } from '../accounts/account-rows.ts';
import { db } from '../firestore/admin.ts';
import { instantOf } from '../firestore/instants.ts';
import { isInTime } from '../schedules/each-firm.ts';
import { companyName } from './facts-of-rows.ts';
import { links } from './links.ts';
import { personToTell, uidsInCharge, uidsOfRoles } from './people-to-tell.ts';
import type { Told } from './decide-ways.ts';
import { tellAll } from './tell.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Then who looks after the client hears of it; then the seniors; older ones were told of. */
const WAITS_MS = 2 * DAY_MS;
const FORGOTTEN_MS = 5 * DAY_MS;
const TOLD_FOR_MS = 30 * DAY_MS;
const PAGE = 100;

const threadSchema = z.object({ last_message_at: z.instanceof(Timestamp), last_sender_id: z.string() });

/** Conversations whose last word is a client's: each message once to who is in charge, and once more to the seniors. */
export async function tellOfWaiting(tenantId: string, now: Date, startedAt: number): Promise<boolean> {
  const waiting = db
    .collection(`tenants/${tenantId}/message_threads`)
    .where('last_message_at', '>=', Timestamp.fromMillis(now.getTime() - TOLD_FOR_MS))
    .where('last_message_at', '<=', Timestamp.fromMillis(now.getTime() - WAITS_MS))
    .orderBy('last_message_at')
    .limit(PAGE);
  let page = (await waiting.get()).docs;
  while (page.length > 0) {
    for (const thread of page) {
      if (!isInTime(startedAt) || !(await tellAll(await toldOf(tenantId, thread, now), startedAt)))
        return false;
    }
    const last = page.at(-1);
    page = last === undefined || page.length < PAGE ? [] : (await waiting.startAfter(last).get()).docs;
  }
  return true;
}

async function toldOf(tenantId: string, thread: QueryDocumentSnapshot, now: Date): Promise<Told[]> {
  const said = threadSchema.safeParse(thread.data()).data;
  if (said === undefined) return [];
  const client_id = thread.id;
  const sender = personToTell(await accountRef(said.last_sender_id).get());
  if (sender?.role !== 'client') return [];
  const company = await companyName(tenantId, client_id);
  if (company === null) return [];
  const since = calendarDateOf(said.last_message_at.toDate());
  const event = {
    ...{ tenant_id: tenantId, subject: client_id, client_id, link: links.officeChat(client_id) },
    occasion: instantOf(said.last_message_at),
    facts: { company, since, today: calendarDateOf(now) },
  };
  const inCharge = await uidsInCharge(tenantId, client_id);
  const told: Told[] = inCharge.map((uid) => ({ telling: { ...event, kind: 'message_waiting' }, uid }));
  if (now.getTime() - said.last_message_at.toMillis() < FORGOTTEN_MS) return told;
  const seniors = await uidsOfRoles(tenantId, ['admin', 'supervisor']);
  const others = seniors.filter((uid) => !inCharge.includes(uid));
  return [...told, ...others.map((uid): Told => ({ telling: { ...event, kind: 'message_forgotten' }, uid }))];
}
