import {
  type CalendarDate,
  formatCalendarDate,
  formatMonth,
  formatMonthName,
  OBLIGATION_STATUSES,
  obligationStatus,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { readDueSpan } from '#data/obligations/find-obligations.ts';
import { OBLIGATION_STATUS_LABELS } from '#records/labels/obligation-labels.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { Filters } from '#ui/lists/filters.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { Narrowing } from '#ui/lists/narrowing.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { dueMonths, type StaffFilter } from './staff-filter.ts';

const STATUSES = OBLIGATION_STATUSES.map((value) => ({ value, label: OBLIGATION_STATUS_LABELS[value] }));

type StaffFilterBarProps = {
  query: string;
  onQuery: (query: string) => void;
  filter: StaffFilter;
  onFilter: (change: Partial<StaffFilter>) => void;
  /** Up to when the list shows what is open, while nothing else is asked for. */
  openUntil: CalendarDate | null;
  /** To choose from; null where all obligations are of the client that the filter names. */
  clients: readonly SelectOption[] | null;
  /** On the phone: the order of the list, after its filters. */
  sorting: ReactNode;
};

export function StaffFilterBar(props: StaffFilterBarProps) {
  const { query, onQuery, filter, onFilter, openUntil, clients, sorting } = props;
  const ofClient = clients === null ? filter.client_id : null;
  const span = useLocalQuery((db) => readDueSpan(db, ofClient), [ofClient]);
  const months = dueMonths(valueOr(span, null), filter.month);
  return (
    <FilterBar>
      <SearchField
        placeholder={clients === null ? 'Buscar obrigação' : 'Buscar cliente ou obrigação'}
        value={query}
        onChange={onQuery}
      />
      <Filters values={[clients === null ? null : filter.client_id, filter.status, filter.month]}>
        {clients !== null && (
          <FilterSelect
            label="Cliente"
            placeholder="Todos os clientes"
            options={clients}
            value={filter.client_id}
            onChange={(client_id) => onFilter({ client_id })}
          />
        )}
        <FilterSelect
          label="Status"
          placeholder="Todos os status"
          options={STATUSES}
          value={filter.status}
          onChange={(value) => onFilter({ status: obligationStatus.safeParse(value).data ?? null })}
        />
        <FilterSelect
          label="Mês do vencimento"
          placeholder="Todos os meses"
          options={months.map((month) => ({ value: month, label: formatMonthName(month) }))}
          value={filter.month}
          onChange={(month) => onFilter({ month, day: null })}
        />
        {sorting}
      </Filters>
      {openUntil !== null && (
        <Narrowing onDrop={() => onFilter({ isWhole: true })}>
          Em aberto até {formatCalendarDate(openUntil)}
        </Narrowing>
      )}
      {filter.isWhole && (
        <Narrowing onDrop={() => onFilter({ isWhole: false })}>Todas as obrigações</Narrowing>
      )}
      {filter.day !== null && (
        <Narrowing onDrop={() => onFilter({ day: null })}>Só {formatCalendarDate(filter.day)}</Narrowing>
      )}
      {filter.competence !== null && (
        <Narrowing onDrop={() => onFilter({ competence: null })}>
          Só competência {formatMonth(filter.competence)}
        </Narrowing>
      )}
    </FilterBar>
  );
}
