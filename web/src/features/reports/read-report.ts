import type { CalendarDate } from '@portal/domain';
import { type FirmRows, readFirmRows, readMonthRows } from '#data/figures/report-rows.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { ReportRange } from './report-params.ts';
import { countMonth, countRequests, emptyReport, type Report } from './report.ts';

export type ReadReport = { report: Report; names: Pick<FirmRows, 'clients' | 'people'> };

type Months = Pick<ReportRange, 'from' | 'to'>;

export const reportRead = (months: Months, today: CalendarDate): LocalRead<ReadReport> => ({
  name: `report from ${months.from} to ${months.to} on ${today}`,
  read: (db) => readReport(db, months, today),
});

/** One pass over the local database, a month at a time. */
async function readReport(
  db: PortalDatabase,
  { from, to }: Months,
  today: CalendarDate,
): Promise<ReadReport> {
  const report = emptyReport(from, to);
  for (const month of report.months.keys()) countMonth(report, await readMonthRows(db, month), today);
  const firm = await readFirmRows(db);
  countRequests(report, firm);
  return { report, names: firm };
}
