import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  calendarDateOf,
  formatMonthName,
  isOverdue,
  type Month,
  monthOf,
  type ObligationFields,
} from '@portal/domain';
import { CalendarDays, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { listClientChoices } from '#data/clients/client-choices.ts';
import { isPulled } from '#data/live/first-pull.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { findObligation, listDueOf, positionOf } from '#data/obligations/find-obligations.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListStates } from '#ui/lists/list-states.tsx';
import { PAGE_SIZE } from '#ui/lists/pager.tsx';
import { useAddressFilter } from '#ui/lists/use-filter-params.ts';
import { useAskedId, useOpenAsked } from '#ui/lists/use-open-asked.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { ObligationDialog } from './obligation-dialog.tsx';
import type { Obligation } from './obligation-row.tsx';
import { FIRST_PLACE, type ListPlace, ObligationsTable } from './obligations-table.tsx';
import { RemoveObligationDialog } from './remove-obligation-dialog.tsx';
import {
  addressOfFilter,
  FILTER_NAMES,
  filterOfAddress,
  NO_STAFF_FILTER,
  type StaffFilter,
} from './staff-filter.ts';
import { type ListStart, useFoundObligations } from './use-found-obligations.ts';

type ObligationsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All obligations of the firm, or of one client, by due date, with the month they fall in. */
export function ObligationsScreen({ clientId }: ObligationsScreenProps) {
  const ofClient = clientId ?? null;
  const { db } = useLocalAccount();
  const today = calendarDateOf(new Date());
  const [address, setAddress] = useAddressFilter(FILTER_NAMES);
  const asked = filterOfAddress(address);
  const filter = ofClient === null ? asked : { ...asked, client_id: ofClient };
  const [place, setPlace] = useState<ListPlace>(FIRST_PLACE);
  const [ownMonth, setOwnMonth] = useState<Month>(monthOf(today));
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const editing = useEditing<Obligation>();
  const removing = useEditing<Obligation>();

  const month = filter.month ?? ownMonth;
  const choices = useLocalQuery(listClientChoices, []);
  const clients = choices.kind === 'ready' ? choices.value : [];
  const startRef = useRef<ListStart | null>(null);
  const found = useFoundObligations({ place, filter, today, ofClient, startRef });
  const due = useLocalQuery((db) => listDueOf(db, month, filter.client_id), [month, filter.client_id]);
  const dueRows = due.kind === 'ready' ? due.value : [];
  const pulled = useLocalQuery((db) => isPulled(db, ['obligations']), []);
  const isHere = pulled.kind === 'ready' && pulled.value;

  const changeFilter = (change: Partial<StaffFilter>) => {
    setPlace({ ...place, page: 0, revealed: null });
    setAddress(addressOfFilter(change));
  };
  const showMonth = (next: Month) => {
    if (filter.month === null) setOwnMonth(next);
    else changeFilter({ month: next, day: null });
  };
  /** A new row may stand on any page: the list goes there. */
  const reveal = async (id: string) => {
    const since = place.isWhole ? null : (startRef.current?.since ?? null);
    const position = await positionOf(db, id, ofClient, since);
    // Older than what the list begins with: it is in the whole list.
    const isWhole = position === null || place.isWhole;
    const before = position ?? (await positionOf(db, id, ofClient, null)) ?? 0;
    setAddress(addressOfFilter(NO_STAFF_FILTER));
    setPlace({ query: '', page: Math.floor(before / PAGE_SIZE), revealed: id, isWhole });
  };
  const create = () => editing.open(null);
  const askedId = useAskedId();
  const askedRow = useLocalQuery((db) => findObligation(db, askedId), [askedId]);
  useOpenAsked(askedRow.kind === 'ready' ? askedRow.value : null, editing.open);
  return (
    <>
      <PageHeading
        variant={ofClient === null ? 'admin' : 'section'}
        title="Obrigações"
        description={isHere || dueRows.length > 0 ? inWords(month, dueRows, today) : undefined}
        actions={
          <>
            <CalendarButton
              size="sm"
              variant="outline"
              aria-expanded={isCalendarOpen}
              onClick={() => setIsCalendarOpen(!isCalendarOpen)}
            >
              <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
              Calendário
            </CalendarButton>
            <Button size="sm" onClick={create}>
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              Nova Obrigação
            </Button>
          </>
        }
      />
      <Columns>
        <Aside data-open={isCalendarOpen || undefined}>
          <MonthCalendar
            obligations={dueRows}
            {...{ month, today }}
            chosen={filter.day}
            onMonth={showMonth}
            onChoose={(day) => changeFilter({ day })}
          />
        </Aside>
        <Box minWidth="0">
          <ListStates
            query={found}
            rows={8}
            errorTitle="Não deu para carregar as obrigações"
            isEmpty={({ hasAny }) => !hasAny}
            isPulled={isHere}
            empty={
              <EmptyState
                illustration="horizon"
                title="Nenhuma obrigação cadastrada"
                text="Guias, declarações e seus vencimentos aparecem aqui."
                action={
                  <Button variant="outline" onClick={create}>
                    Nova Obrigação
                  </Button>
                }
              />
            }
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
          </ListStates>
        </Box>
      </Columns>
      <ObligationDialog
        key={`edit ${editing.opening}`}
        isOpen={editing.isOpen}
        obligation={editing.item}
        clients={clients}
        clientId={clientId}
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

/** The calendar stands beside the table where both have room, which is past the panel's own width. */
const ROOMY = '@media (min-width: 1500px)';

const CalendarButton = chakra(Button, { base: { [ROOMY]: { display: 'none' } } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', gap: '5' },
  },
});

const Aside = chakra('div', {
  base: {
    display: 'none',
    maxWidth: '420px',
    '&[data-open]': { display: 'block' },
    [ROOMY]: { display: 'block', gridColumn: '2', gridRow: '1', position: 'sticky', top: '110px' },
  },
});
