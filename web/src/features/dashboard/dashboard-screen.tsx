import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PortalDatabase } from '#data/database.ts';
import { isPulled } from '#data/first-pull.ts';
import { type DashboardDays, type DashboardFigures, readDashboard } from '#data/repositories/dashboard.ts';
import { dashboardDays } from '#data/repositories/dashboard-days.ts';
import { type LocalQuery, useLocalQuery } from '#data/use-local-query.ts';
import { useSession } from '#session/session-context.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Note } from '#ui/note.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { daySentence } from './day-sentence.ts';
import { FigureCards } from './figure-cards.tsx';
import { MonthHistogram } from './month-histogram.tsx';
import { NextDueCard } from './next-due-card.tsx';
import { OverdueWarning } from './overdue-warning.tsx';
import { SummaryCard } from './summary-card.tsx';

/** What the figures are counted from. */
const COUNTED = ['clients', 'obligations', 'documents', 'tasks'] as const;

/** The firm's day at a glance, counted on this device. */
export function DashboardScreen() {
  const session = useSession();
  const [days] = useState(() => dashboardDays(new Date()));
  const counted = useLocalQuery((db) => count(db, days), [days.today]);
  const name = session.kind === 'active' ? session.user?.full_name : undefined;
  return (
    <>
      <PageHeading
        title={name === undefined ? 'Bem-vindo' : `Bem-vindo, ${name}`}
        description={daySentence(
          days.today,
          counted.kind === 'ready' ? counted.value.figures.dueTomorrow : 0,
        )}
      />
      <Counted query={counted} days={days} />
    </>
  );
}

type Count = { figures: DashboardFigures; isComplete: boolean };

async function count(db: PortalDatabase, days: DashboardDays): Promise<Count> {
  const [figures, isComplete] = await Promise.all([readDashboard(db, days), isPulled(db, COUNTED)]);
  return { figures, isComplete };
}

function Counted({ query, days }: { readonly query: LocalQuery<Count>; readonly days: DashboardDays }) {
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
      <Content figures={query.value.figures} days={days} />
    </>
  );
}

function Content({ figures, days }: { readonly figures: DashboardFigures; readonly days: DashboardDays }) {
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <FigureCards figures={figures} />
      <OverdueWarning count={figures.overdueObligations} oldest={figures.oldestOverdue} />
      <chakra.div
        display="grid"
        gap="3.5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
      >
        <MonthHistogram days={days} />
        <SummaryCard figures={figures} />
      </chakra.div>
      <NextDueCard today={days.today} />
    </chakra.div>
  );
}
