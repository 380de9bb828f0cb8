import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatMonth, type Month, monthFrom } from '@portal/domain';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { dashboardDays } from '#data/figures/dashboard-days.ts';
import { figuresRead } from '#data/figures/figures-read.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useSmallRead } from '#data/live/use-local-query.ts';
import { PortfolioNote } from '#records/older/portfolio-note.tsx';
import { createPath } from '#records/use-create-asked.ts';
import { Button } from '#ui/button.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFilterParams } from '#ui/lists/use-filter-params.ts';
import { paramOfMonth, monthChoices } from './dashboard-month.ts';
import { daySentence } from './day-sentence.ts';
import { type Arrived, FigureCards } from './figure-cards.tsx';
import { MonthHistogram } from './month-histogram.tsx';
import { QueueCard } from './queue-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { startQueue } from './use-queue-keys.ts';
import { WeekCard } from './week-card.tsx';
import { StillComing, Welcome } from './welcome.tsx';

const PARAM_NAMES = ['competencia'] as const;

/** The day of who is at work: what waits for them, what falls due, and the firm in figures, counted on this device. */
export function WorkingDay({ first }: { readonly first: ReactNode }) {
  const [params, setParams] = useFilterParams(PARAM_NAMES);
  const asked = monthFrom(params.competencia);
  const [now] = useState(() => new Date());
  // The cards are drawn anew for what they show alone, and not whenever a figure changes.
  const days = useMemo(() => dashboardDays(now, asked ?? undefined), [now, asked]);
  // The day that comes back is drawn with the figures it had, and has right ones a moment later.
  const counted = useSmallRead(figuresRead(days, asked));
  const figures = counted.kind === 'ready' ? counted.value : null;
  const arrived = useArrived();
  return (
    <>
      <Welcome
        description={daySentence(days.today, figures?.figures.dueTomorrow ?? 0)}
        actions={
          <>
            <Button asChild size="sm" variant="outline">
              <Link to={createPath(paths.admin.obligations)}>
                <Plus size={16} strokeWidth={1.75} aria-hidden />
                Nova Obrigação
              </Link>
            </Button>
            <Button size="sm" onClick={startQueue}>
              Começar a fila
              <KeyHint aria-hidden color="inherit" borderColor="currentColor">
                Enter
              </KeyHint>
            </Button>
          </>
        }
      />
      {!Object.values(arrived).every(Boolean) && <StillComing />}
      <PortfolioNote />
      <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
        {first}
        <Beside>
          <QueueCard today={days.today} />
          <WeekCard today={days.today} />
        </Beside>
        <MonthHistogram days={days} />
        <SummaryCard
          month={
            <MonthSelect
              {...{ asked, today: days.today }}
              onChoose={(month) => setParams({ competencia: month })}
            />
          }
        >
          {counted.kind === 'error' ? (
            <ErrorState
              title="Não deu para contar os registros"
              text="O que já estava no aparelho continua aqui."
              onRetry={counted.retry}
            />
          ) : (
            <FigureCards
              figures={figures?.figures ?? null}
              arrived={arrived}
              asked={figures?.asked ?? asked}
              pendingOfCompetence={figures?.pendingOfCompetence ?? 0}
            />
          )}
        </SummaryCard>
      </chakra.div>
    </>
  );
}

function useArrived(): Arrived {
  return {
    clients: useIsPulled('clients'),
    obligations: useIsPulled('obligations'),
    documents: useIsPulled('documents'),
    tasks: useIsPulled('tasks'),
  };
}

type MonthSelectProps = {
  readonly asked: Month | null;
  readonly today: CalendarDate;
  /** With the month as URLs have it; null: this one. */
  readonly onChoose: (month: string | null) => void;
};

function MonthSelect({ asked, today, onChoose }: MonthSelectProps) {
  return (
    <chakra.div width={{ base: 'full', md: '230px' }}>
      <SelectField
        label="Competência"
        hideLabel
        controlSize="sm"
        placeholder="Competência: este mês"
        options={monthChoices(today, asked).map((month) => ({
          value: month,
          label: `Competência ${formatMonth(month)}`,
        }))}
        value={asked ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : paramOfMonth(target.value))}
      />
    </chakra.div>
  );
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '3.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2.2fr) minmax(0, 1fr)' },
  },
});
