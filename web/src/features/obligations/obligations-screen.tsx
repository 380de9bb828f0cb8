import {
  type CalendarDate,
  calendarDateOf,
  formatMonthName,
  isOverdue,
  type Month,
  monthOf,
  type ObligationFields,
  type Row,
} from '@portal/domain';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { listDueOf } from '#data/obligations/find-obligations.ts';
import { useOpenAsked } from '#records/use-open-asked.ts';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { BesideCalendar, CalendarButton } from './beside-calendar.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { ObligationDialog } from './obligation-dialog.tsx';
import { ObligationsTable } from './obligations-table.tsx';
import { RemoveObligationDialog } from './remove-obligation-dialog.tsx';
import { type ListStart, useFoundObligations } from './use-found-obligations.ts';
import { useObligationsPlace, useShownMonth } from './use-obligations-place.ts';

type ObligationsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All obligations of the firm, or of one client, by due date, with the month they fall in. */
export function ObligationsScreen({ clientId }: ObligationsScreenProps) {
  const ofClient = clientId ?? null;
  const today = calendarDateOf(new Date());
  const startRef = useRef<ListStart | null>(null);
  const { filter, place, setPlace, changeFilter, reveal } = useObligationsPlace(ofClient, startRef);
  const { month, showMonth } = useShownMonth(monthOf(today), filter, changeFilter);
  const found = useFoundObligations({ place, filter, today, ofClient, startRef });
  const due = useLocalQuery((db) => listDueOf(db, month, filter.client_id), [month, filter.client_id]);
  const dueRows = valueOr(due, []);
  const isPulled = useIsPulled('obligations');
  const clients = useClientChoices();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const editing = useEditing<Row<'obligations'>>();
  const removing = useEditing<Row<'obligations'>>();
  useOpenAsked('obligations', editing.open);
  const calendar = (
    <MonthCalendar
      obligations={dueRows}
      {...{ month, today }}
      chosen={filter.day}
      onMonth={showMonth}
      onChoose={(day) => changeFilter({ day })}
    />
  );
  return (
    <>
      <ListScreen
        variant={ofClient === null ? 'admin' : 'section'}
        title="Obrigações"
        description={isPulled || dueRows.length > 0 ? inWords(month, dueRows, today) : undefined}
        otherActions={
          <CalendarButton isOpen={isCalendarOpen} onPress={() => setIsCalendarOpen(!isCalendarOpen)} />
        }
        action={{ label: 'Nova Obrigação', icon: Plus, onPress: editing.create }}
        query={found}
        rows={8}
        isPulled={isPulled}
        errorTitle="Não deu para carregar as obrigações"
        isEmpty={({ hasAny }) => !hasAny}
        empty={{
          illustration: 'horizon',
          title: 'Nenhuma obrigação cadastrada',
          text: 'Guias, declarações e seus vencimentos aparecem aqui.',
        }}
        layout={(list) => (
          <BesideCalendar calendar={calendar} isOpen={isCalendarOpen}>
            {list}
          </BesideCalendar>
        )}
      >
        {(page) => (
          <ObligationsTable
            found={page}
            {...{ today, filter, place }}
            clients={ofClient === null ? clients : null}
            onFilter={changeFilter}
            onPlace={setPlace}
            onEdit={editing.open}
            onRemove={removing.open}
          />
        )}
      </ListScreen>
      <ObligationDialog
        key={`edit ${editing.opening}`}
        isOpen={editing.isOpen}
        obligation={editing.item}
        {...{ clients, clientId }}
        onClose={editing.close}
        onCreated={(id) => void reveal(id)}
      />
      <RemoveObligationDialog
        key={`remove ${removing.opening}`}
        isOpen={removing.isOpen}
        obligation={removing.item}
        onClose={removing.close}
      />
    </>
  );
}

/** 'Novembro de 2026: 61 no mês, 7 em atraso' */
function inWords(month: Month, due: readonly ObligationFields[], today: CalendarDate): string {
  const late = due.filter((obligation) => isOverdue(obligation, today)).length;
  return `${formatMonthName(month)}: ${due.length} no mês${late === 0 ? '' : `, ${late} em atraso`}`;
}
