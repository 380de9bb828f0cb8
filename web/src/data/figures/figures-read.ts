import type { Month } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { countPendingOf, type DashboardDays, type DashboardFigures, readDashboard } from './dashboard.ts';

/** What was counted, and of when: while another month is being counted, this one stays what is shown. */
export type Count = { figures: DashboardFigures; pendingOfCompetence: number; asked: Month | null };

/** The dashboard's figures of these days; `asked` is the month that somebody chose, null for this one. */
export const figuresRead = (days: DashboardDays, asked: Month | null): LocalRead<Count> => ({
  name: `figures of ${days.today} for ${asked}`,
  read: (db) => count(db, days, asked),
});

async function count(db: PortalDatabase, days: DashboardDays, asked: Month | null): Promise<Count> {
  const [figures, pendingOfCompetence] = await Promise.all([
    readDashboard(db, days),
    asked === null ? 0 : countPendingOf(db, asked),
  ]);
  return { figures, pendingOfCompetence, asked };
}
