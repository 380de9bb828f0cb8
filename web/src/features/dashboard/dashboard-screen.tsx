import { chakra } from '@chakra-ui/react';
import { formatMonth, type Month } from '@portal/domain';
import { useState } from 'react';
import { dashboardDays } from '#data/figures/dashboard-days.ts';
import {
  countPendingOf,
  type DashboardDays,
  type DashboardFigures,
  readDashboard,
} from '#data/figures/dashboard.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { type LocalQuery, useLocalQuery } from '#data/live/use-local-query.ts';
import type { PortalDatabase } from '#data/local/database.ts';
import { useSession } from '#session/session-context.ts';
import { Card } from '#ui/display/card.tsx';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { paramOfMonth, monthChoices, monthOfParam } from './dashboard-month.ts';
import { daySentence } from './day-sentence.ts';
import { FigureCards } from './figure-cards.tsx';
import { MonthHistogram } from './month-histogram.tsx';
import { NextDueCard } from './next-due-card.tsx';
import { OverdueWarning } from './overdue-warning.tsx';
import { SummaryCard } from './summary-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WeekCard } from './week-card.tsx';

/** What the figures are counted from. */
const COUNTED = ['clients', 'obligations', 'documents', 'tasks'] as const;

const PARAM_NAMES = ['competencia'] as const;

/** The firm's day at a glance, counted on this device. */
export function DashboardScreen() {
  const session = useSession();
  const [params, setParams] = useFilterParams(PARAM_NAMES);
  const asked = monthOfParam(params.competencia);
  const [now] = useState(() => new Date());
  const days = dashboardDays(now, asked ?? undefined);
  const counted = useLocalQuery((db) => count(db, days, asked), [days.today, asked]);
  const name = session.kind === 'active' ? session.user?.full_name : undefined;
  return (
    <>
      <PageHeading
        title={name === undefined ? 'Bem-vindo' : `Bem-vindo, ${name}`}
        description={daySentence(
          days.today,
          counted.kind === 'ready' ? counted.value.figures.dueTomorrow : 0,
        )}
        actions={
          <chakra.div width={{ base: 'full', md: '230px' }}>
            <SelectField
              label="Competência"
              hideLabel
              controlSize="sm"
              placeholder="Competência: este mês"
              options={monthChoices(days.today, asked).map((month) => ({
                value: month,
                label: `Competência ${formatMonth(month)}`,
              }))}
              value={asked ?? ''}
              onChange={({ target }) =>
                setParams({ competencia: target.value === '' ? null : paramOfMonth(target.value) })
              }
            />
          </chakra.div>
        }
      />
      <Counted query={counted} />
    </>
  );
}

/** What was counted, and of when: while another month is being counted, this one stays what is shown. */
type Count = {
  figures: DashboardFigures;
  pendingOfCompetence: number;
  isComplete: boolean;
  days: DashboardDays;
  asked: Month | null;
};

async function count(db: PortalDatabase, days: DashboardDays, asked: Month | null): Promise<Count> {
  const [figures, pendingOfCompetence, isComplete] = await Promise.all([
    readDashboard(db, days),
    asked === null ? 0 : countPendingOf(db, asked),
    isPulled(db, COUNTED),
  ]);
  return { figures, pendingOfCompetence, isComplete, days, asked };
}

function Counted({ query }: { readonly query: LocalQuery<Count> }) {
  if (query.kind === 'error') {
    return (
      <Card padding="none">
        <ErrorState
          title="Não deu para contar os registros"
          text="O que já estava no aparelho continua aqui."
          onRetry={query.retry}
        />
      </Card>
    );
  }
  // Before the first rows have come every count is 0, and none of them is true.
  if (query.kind === 'loading' || (!query.value.isComplete && query.value.figures.totalClients === 0)) {
    return (
      <Card padding="none">
        <SkeletonRows rows={4} />
      </Card>
    );
  }
  return (
    <>
      {!query.value.isComplete && (
        <chakra.div mb="3.5">
          <Note role="status">Os registros do escritório ainda estão chegando a este aparelho.</Note>
        </chakra.div>
      )}
      <Content {...query.value} />
    </>
  );
}

function Content({ figures, pendingOfCompetence, days, asked }: Count) {
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <FigureCards {...{ figures, asked, pendingOfCompetence }} />
      <OverdueWarning count={figures.overdueObligations} oldest={figures.oldestOverdue} />
      <Beside>
        <MonthHistogram days={days} />
        <SummaryCard figures={figures} />
      </Beside>
      <Beside>
        <WeekCard today={days.today} />
        <WaitingCard today={days.today} />
      </Beside>
      <NextDueCard today={days.today} />
    </chakra.div>
  );
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '3.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  },
});
