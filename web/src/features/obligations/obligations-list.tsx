import { calendarDateOf, monthOf } from '@portal/domain';
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useClientChoices } from '#data/clients/use-client-choices.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { OlderRows } from '#records/older/older-rows.tsx';
import { ListScreen } from '#ui/lists/list-screen.tsx';
import { BesideCalendar, CalendarButton } from './beside-calendar.tsx';
import { DueMonth } from './due-month.tsx';
import { ObligationDialogs, useObligationDialogs } from './obligation-dialogs.tsx';
import { ObligationsTable } from './obligations-table.tsx';
import { openUntilOf } from './staff-filter.ts';
import { useFoundObligations } from './use-found-obligations.ts';
import { orderOf, useObligationsPlace, useShownMonth } from './use-obligations-place.ts';
import { useObligationsInWords } from './use-obligations-in-words.ts';
import { OfficeActions } from './view-switch.tsx';

/** The obligations of the firm, or of one client (not null), with the month they fall in. */
export function ObligationsList({ ofClient }: { ofClient: string | null }) {
  const today = calendarDateOf(new Date());
  const list = useObligationsPlace(ofClient, today);
  const { filter, place } = list;
  const { month, showMonth } = useShownMonth(monthOf(today), filter, list.changeFilter);
  const found = useFoundObligations({ place, filter, order: orderOf(list.sort), today, ofClient });
  const openUntil = openUntilOf(filter, ofClient, today);
  const isPulled = useIsPulled('obligations');
  const clients = useClientChoices();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const dialogs = useObligationDialogs();
  const calendarButton = (
    <CalendarButton isOpen={isCalendarOpen} onPress={() => setIsCalendarOpen(!isCalendarOpen)} />
  );
  return (
    <>
      <ListScreen
        variant={ofClient === null ? 'admin' : 'section'}
        title="Obrigações"
        description={useObligationsInWords({ month, openUntil, ofClient: filter.client_id, today })}
        otherActions={ofClient === null ? <OfficeActions view="list" /> : calendarButton}
        action={{ label: 'Nova Obrigação', icon: Plus, onPress: dialogs.editing.create }}
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
        layout={(rows) => (
          <BesideCalendar
            calendar={<DueMonth {...{ month, today, showMonth, list }} />}
            isOpen={isCalendarOpen}
          >
            {rows}
          </BesideCalendar>
        )}
      >
        {(page) => (
          <ObligationsTable
            found={page}
            {...{ today, list, openUntil }}
            clients={ofClient === null ? clients : null}
            onEdit={dialogs.editing.open}
            onRemove={dialogs.removing.open}
          />
        )}
      </ListScreen>
      <OlderRows key={ofClient} entity="obligations" clientId={ofClient} />
      <ObligationDialogs
        {...dialogs}
        clientId={ofClient ?? undefined}
        onCreated={(id) => void list.reveal(id)}
      />
    </>
  );
}
