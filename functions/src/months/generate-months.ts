import {
  calendarDateOf,
  competence as competenceSchema,
  madeObligation,
  readyOf,
  tenantSchema,
} from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { eachFirm } from '../schedules/each-firm.ts';
import { recordRun, runRecord } from '../schedules/run-records.ts';
import { isRestoring } from '../tenants/is-restoring.ts';
import { dueCompetence } from './due-competence.ts';
import { makeObligations } from './make-obligations.ts';
import { readMonth } from './read-month.ts';

/** A firm of 2,000 clients has some 24,000 obligations in a month, looked at all together. */
const OPTIONS = { ...SCHEDULE_OPTIONS, memory: '512MiB', schedule: 'every 60 minutes' } as const;

/**
 * Makes the month of each firm that chose a day for it, from that day on: what the button of the panel would make by itself. What
 * waits for a norm, or is to be confirmed, waits for a person. Nothing that exists is moved or removed. A run that ends early is
 * gone on with by the next.
 */
export const generateMonths = onSchedule(OPTIONS, () =>
  recordRun('generateMonths', () => eachFirm('generateMonths', generateFor)),
);

/** How far a firm is: the last month that was made whole. No rule opens it. */
const progressOf = (tenantId: string) => runRecord('generateMonths').collection('firms').doc(tenantId);

const monthDay = tenantSchema.shape.month_day.catch(null);

async function generateFor(tenantId: string, startedAt: number): Promise<void> {
  const firm = await db.doc(`tenants/${tenantId}`).get();
  const day = monthDay.parse(firm.get('month_day')) ?? null;
  if (day === null || (await isRestoring(tenantId))) return;
  const progress = await progressOf(tenantId).get();
  const last = competenceSchema.safeParse(progress.get('last')).data ?? null;
  const competence = dueCompetence(calendarDateOf(new Date()), day, last);
  if (competence === null) return;
  const { law, preview } = await readMonth(tenantId, competence);
  const wanted = readyOf(preview).map((row) => madeObligation(row, law));
  const { made, isDone } = await makeObligations(tenantId, wanted, startedAt);
  if (made > 0) logger.info('obligations of a month were made', { tenant_id: tenantId, competence, made });
  if (isDone) await progressOf(tenantId).set({ last: competence, done_at: FieldValue.serverTimestamp() });
}
