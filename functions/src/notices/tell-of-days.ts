import {
  calendarDate,
  calendarDateOf,
  type CalendarDate,
  formatInstantTime,
  toInstant,
} from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { eachFirm } from '../schedules/each-firm.ts';
import { recordRun, runRecord } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { sendClientDigests } from './send-client-digests.ts';
import { sendDigests } from './send-digests.ts';
import { tellOfDueSlips } from './tell-of-due-slips.ts';
import { tellOfWaiting } from './tell-of-waiting.ts';

/** In the firm's time: nobody is woken by a due date. */
const BEGINS_AT = '08:00';

/**
 * Once a day, from eight in the morning on: reminds of due dates, says which conversations nobody answers, and sends the day's
 * digest. A run that ends early is gone on with by the next, and one that comes late tells what it missed.
 */
export const tellOfDays = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('tellOfDays', () =>
    eachFirm('tellOfDays', (tenantId, startedAt) => tellOfDay(tenantId, new Date(), startedAt)),
  ),
);

/** How far a firm is: the last day that was told whole. No rule opens it. */
const progressOf = (tenantId: string) => runRecord('tellOfDays').collection('firms').doc(tenantId);

export async function tellOfDay(tenantId: string, now: Date, startedAt: number): Promise<void> {
  const today = dayToTell(now);
  if (today === null || (await isRestoring(tenantId))) return;
  const last = calendarDate.safeParse((await progressOf(tenantId).get()).get('last')).data;
  if (last !== undefined && last >= today) return;
  const isDone =
    (await tellOfDueSlips(tenantId, today, startedAt)) &&
    (await tellOfWaiting(tenantId, now, startedAt)) &&
    (await sendDigests(tenantId, today, startedAt)) &&
    (await sendClientDigests(tenantId, today, startedAt));
  if (isDone) await progressOf(tenantId).set({ last: today, done_at: FieldValue.serverTimestamp() });
}

function dayToTell(now: Date): CalendarDate | null {
  return formatInstantTime(toInstant(now)) < BEGINS_AT ? null : calendarDateOf(now);
}
