import type { CalendarDate } from '@portal/domain';
import { type FirmRows, readFirmRows, readMonthRows } from '#data/figures/report-rows.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import type { ReportRange } from './report-params.ts';
import { countMonth, countRequests, emptyReport, type Report } from './report.ts';

export type ReadReport = { report: Report; names: Pick<FirmRows, 'clients' | 'people'> };

/** One pass over the local database, a month at a time. */
export async function readReport(
  db: PortalDatabase,
  { from, to }: Pick<ReportRange, 'from' | 'to'>,
  today: CalendarDate,
): Promise<ReadReport> {
  const report = emptyReport(from, to);
  for (const month of report.months.keys()) countMonth(report, await readMonthRows(db, month), today);
  const firm = await readFirmRows(db);
  countRequests(report, firm);
  return { report, names: firm };
}
