import { calendarDateOf, isOverdue, type CalendarDate, formatMonthName, type Month } from '@portal/domain';
import { Plus } from 'lucide-react';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { valueOr } from '#data/live/use-local-query.ts';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { ObligationDialogs, useObligationDialogs } from '../obligation-dialogs.tsx';
import { OfficeAgenda } from './office-agenda.tsx';
import { OfficeDayPanel } from './office-day-panel.tsx';
import { officeDays } from './office-days.ts';
import { OfficeMonthGrid } from './office-month-grid.tsx';
import { ResponsibleFilter } from './responsible-filter.tsx';
import { partOf, useOfficeCalendar, type Work } from './use-office-calendar.ts';
import { OfficeActions } from '../view-switch.tsx';

/** The month of the whole office: what is due on each day, tasks and holidays, and below it the day that is opened. */
export function OfficeCalendarScreen() {
  const today = calendarDateOf(new Date());
  const calendar = useOfficeCalendar(today);
  const { month, day, found, responsible } = calendar;
  const isPulled = useIsPulled('obligations');
  const isNarrow = useIsNarrow();
  const dialogs = useObligationDialogs();
  const shown = valueOr(found, null);
  const work = shown === null ? null : partOf(shown, responsible);
  return (
    <>
      <ListScreen
        title="Obrigações"
        description={work !== null && isPulled ? inWords(month, work, today) : undefined}
        otherActions={<OfficeActions view="calendar" />}
        action={{ label: 'Nova Obrigação', icon: Plus, onPress: dialogs.editing.create }}
        query={found}
        rows={8}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as obrigações"
        // A month without any is a month all the same.
        isEmpty={({ obligations, tasks }) => !isPulled && obligations.length + tasks.length === 0}
        empty={{ illustration: 'horizon', title: 'Nenhuma obrigação cadastrada', text: '' }}
      >
        {(whole) => {
          const part = partOf(whole, responsible);
          const { blanks, days } = officeDays(part, month, today);
          const opened = days.find(({ date }) => date === day);
          return (
            <>
              <ResponsibleFilter
                {...{ whole, isPulled, responsible }}
                onChoose={calendar.chooseResponsible}
              />
              {isNarrow ? (
                <OfficeAgenda {...{ calendar, days, today }} staff={whole.staff} />
              ) : (
                <>
                  <OfficeMonthGrid {...{ calendar, blanks, days, today }} />
                  {opened && <OfficeDayPanel day={opened} work={part} staff={whole.staff} />}
                </>
              )}
            </>
          );
        }}
      </ListScreen>
      <ObligationDialogs {...dialogs} onCreated={() => undefined} />
    </>
  );
}

/** 'Novembro de 2026: 52 a vencer, 4 atrasadas' */
function inWords(month: Month, { obligations }: Work, today: CalendarDate): string {
  const open = obligations.filter(({ status }) => status !== 'completed');
  const late = open.filter((obligation) => isOverdue(obligation, today)).length;
  const lateWords = late === 0 ? '' : late === 1 ? ', 1 atrasada' : `, ${late} atrasadas`;
  return `${formatMonthName(month)}: ${open.length - late} a vencer${lateWords}`;
}
