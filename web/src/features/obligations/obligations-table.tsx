import { type CalendarDate, formatCalendarDate, monthOf } from '@portal/domain';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { PageOf } from '#data/live/page.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import type { Closing } from '#data/obligations/obligations.ts';
import { Button } from '#ui/button.tsx';
import { useEditing } from '#ui/dialogs/use-editing.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { Column } from '#ui/lists/data-table-props.ts';
import { ListFrame } from '#ui/lists/list-frame.tsx';
import { Pager } from '#ui/lists/pager.tsx';
import { SortSelect } from '#ui/lists/sort-select.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CloseObligationDialog } from './close-obligation-dialog.tsx';
import {
  type Obligation,
  ObligationActions,
  ObligationCard,
  ObligationHead,
  ObligationName,
  ObligationPriority,
  ObligationStatusPill,
  type ObligationView,
} from './obligation-row.tsx';
import { StaffFilterBar } from './staff-filter-bar.tsx';
import { NO_STAFF_FILTER } from './staff-filter.ts';
import { useCompleteObligations } from '#records/use-complete-obligations.ts';
import type { ObligationsPlace } from './use-obligations-place.ts';
import { useScrollToHighlighted } from './use-scroll-to-highlighted.ts';

type ObligationsTableProps = {
  found: PageOf<Obligation>;
  today: CalendarDate;
  list: ObligationsPlace;
  /** Up to when the list shows what is open, while nothing else is asked for. */
  openUntil: CalendarDate | null;
  /** To choose from; null where all are of one. */
  clients: readonly SelectOption[] | null;
} & Pick<ObligationView, 'onEdit' | 'onRemove'>;

export function ObligationsTable({ found, today, list, clients, ...props }: ObligationsTableProps) {
  const { openUntil, onEdit, onRemove } = props;
  const { filter, place, changePlace, changeFilter } = list;
  const states = useRecordStates('obligations');
  const write = useCompleteObligations();
  const [chosen, setChosen] = useChosen(JSON.stringify(filter));
  const frame = useScrollToHighlighted(found.rows.some(({ id }) => id === place.revealed));

  const closing = useEditing<Obligation>();
  const complete = async (rows: readonly Obligation[], how?: Closing) => {
    list.keep(rows.map(({ id }) => id));
    await write(rows, how);
  };
  const toggle = (rows: readonly Obligation[]) => setChosen(toggled(chosen, rows));
  const view: ObligationView = {
    today,
    isOfOneClient: clients === null,
    state: ({ id }) => states.get(id),
    isChosen: ({ id }) => chosen.has(id),
    onChoose: (obligation) => toggle([obligation]),
    onComplete: (obligation) => void complete([obligation]),
    onClose: closing.open,
    onEdit,
    onRemove,
  };
  const shownColumns = columns(view);
  // Words are looked for in all of it.
  const shownUntil = place.query.trim() === '' ? openUntil : null;
  return (
    <ListFrame ref={frame}>
      <StaffFilterBar
        query={place.query}
        onQuery={(query) => changePlace({ query, page: 0, revealed: null })}
        openUntil={shownUntil}
        onFilter={changeFilter}
        sorting={<SortSelect columns={shownColumns} sort={list.sort} onSort={list.changeSort} />}
        {...{ filter, clients }}
      />
      <BulkBar
        offered={found.rows.filter(({ status }) => status !== 'completed')}
        chosen={chosen}
        onToggle={toggle}
        onClear={() => setChosen(NONE)}
        onComplete={async () => {
          await complete([...chosen.values()]);
          setChosen(NONE);
        }}
        beside={
          shownUntil === null ? null : (
            <SeeCompleted onPress={() => changeFilter({ status: 'completed', month: monthOf(shownUntil) })} />
          )
        }
      />
      {found.total === 0 ? (
        <NothingFound
          openUntil={shownUntil}
          onAll={() => {
            changeFilter({ ...NO_STAFF_FILTER, isWhole: true });
            changePlace({ query: '' });
          }}
        />
      ) : (
        <DataTable
          label="Obrigações"
          columns={shownColumns}
          rows={found.rows}
          rowKey={({ id }) => id}
          sort={list.sort ?? { columnId: 'due', direction: 'ascending' }}
          onSort={list.changeSort}
          isHighlighted={({ id }) => id === place.revealed}
          card={(obligation) => <ObligationCard obligation={obligation} view={view} />}
        />
      )}
      <Pager page={found.page} total={found.total} onPage={(page) => changePlace({ page })} />
      <CloseObligationDialog
        key={closing.opening}
        isOpen={closing.isOpen}
        obligation={closing.item}
        onCloseSo={(obligation, how) => complete([obligation], how)}
        onClose={closing.close}
      />
    </ListFrame>
  );
}

type Chosen = ReadonlyMap<string, Obligation>;
const NONE: Chosen = new Map();

/** Rows that were chosen under one filter are not to be completed under another. */
function useChosen(filter: string): [Chosen, (next: Chosen) => void] {
  const [choice, setChoice] = useState({ filter, rows: NONE });
  return [choice.filter === filter ? choice.rows : NONE, (rows) => setChoice({ filter, rows })];
}

/** All of them chosen are let go together; else those that are missing are added. */
function toggled(before: Chosen, rows: readonly Obligation[]): Chosen {
  const next = new Map(before);
  const areAllIn = rows.every(({ id }) => before.has(id));
  for (const row of rows) {
    if (areAllIn) next.delete(row.id);
    else next.set(row.id, row);
  }
  return next;
}

function SeeCompleted({ onPress }: { onPress: () => void }) {
  return (
    <Button size="sm" variant="ghost" px={{ base: '1.5', md: '3' }} ms="auto" onClick={onPress}>
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
      Ver concluídas
    </Button>
  );
}

type NothingFoundProps = { openUntil: CalendarDate | null; onAll: () => void };

function NothingFound({ openUntil, onAll }: NothingFoundProps) {
  return (
    <EmptyState
      {...(openUntil === null
        ? {
            illustration: 'search',
            title: 'Nenhuma obrigação encontrada',
            text: 'Confira a busca e os filtros escolhidos.',
          }
        : {
            illustration: 'horizon',
            title: 'Nada em aberto',
            text: `Tudo o que vence até ${formatCalendarDate(openUntil)} está concluído.`,
          })}
      action={
        <Button variant="outline" onClick={onAll}>
          Mostrar todas
        </Button>
      }
    />
  );
}

function columns(view: ObligationView): Column<Obligation>[] {
  const name: Column<Obligation> = {
    id: 'name',
    header: 'Obrigação',
    isSortable: true,
    cell: (obligation) => <ObligationName obligation={obligation} />,
  };
  return [
    {
      id: view.isOfOneClient ? name.id : 'client',
      header: view.isOfOneClient ? name.header : 'Cliente',
      kind: 'name',
      isSortable: true,
      cell: (obligation) => <ObligationHead obligation={obligation} view={view} />,
    },
    ...(view.isOfOneClient ? [] : [name]),
    {
      id: 'due',
      header: 'Vencimento',
      isSortable: true,
      cell: ({ due_date }) => formatCalendarDate(due_date),
    },
    {
      id: 'priority',
      header: 'Prioridade',
      isSortable: true,
      cell: (obligation) => <ObligationPriority obligation={obligation} />,
    },
    {
      id: 'status',
      header: 'Status',
      isSortable: true,
      cell: (obligation) => <ObligationStatusPill obligation={obligation} view={view} />,
    },
    {
      id: 'actions',
      header: 'Ações',
      kind: 'actions',
      cell: (obligation) => <ObligationActions obligation={obligation} view={view} />,
    },
  ];
}
