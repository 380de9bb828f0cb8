import { onSchedule } from 'firebase-functions/scheduler';
import { SCHEDULE_OPTIONS } from '../options.ts';
import { eachFirm, isInTime } from '../schedules/each-firm.ts';
import { recordRun } from '../schedules/run-records.ts';
import { appendLinks } from './append-links.ts';

/**
 * Puts each published slip, and each thing that somebody did with one, into the chain of its client: the only writer there is.
 * A trigger for each row would fight over the last link.
 */
export const chainSlips = onSchedule({ ...SCHEDULE_OPTIONS, schedule: 'every 60 minutes' }, () =>
  recordRun('chainSlips', () => eachFirm('chainSlips', chainFor)),
);

async function chainFor(tenantId: string, startedAt: number): Promise<void> {
  while (isInTime(startedAt)) if (!(await appendLinks(tenantId))) return;
}
