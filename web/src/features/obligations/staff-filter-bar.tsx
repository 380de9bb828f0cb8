import {
  formatCalendarDate,
  formatMonth,
  formatMonthName,
  OBLIGATION_STATUSES,
  obligationStatus,
} from '@portal/domain';
import { X } from 'lucide-react';
import { OBLIGATION_STATUS_LABELS } from '#data/labels/obligation-labels.ts';
import { readDueSpan } from '#data/repositories/find-obligations.ts';
import { useLocalQuery } from '#data/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { FilterBar } from '#ui/list-frame.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField, type SelectOption } from '#ui/select-field.tsx';
import { dueMonths, type StaffFilter } from './staff-filter.ts';

const STATUSES = OBLIGATION_STATUSES.map((value) => ({ value, label: OBLIGATION_STATUS_LABELS[value] }));

type StaffFilterBarProps = {
  query: string;
  onQuery: (query: string) => void;
  filter: StaffFilter;
  onFilter: (change: Partial<StaffFilter>) => void;
  /** To choose from; null where all obligations are of the client that the filter names. */
  clients: readonly SelectOption[] | null;
};

export function StaffFilterBar({ query, onQuery, filter, onFilter, clients }: StaffFilterBarProps) {
  const ofClient = clients === null ? filter.client_id : null;
  const span = useLocalQuery((db) => readDueSpan(db, ofClient), [ofClient]);
  const months = dueMonths(span.kind === 'ready' ? span.value : null, filter.month);
  return (
    <FilterBar>
      <SearchField
        placeholder={clients === null ? 'Buscar obrigação' : 'Buscar cliente ou obrigação'}
        value={query}
        onChange={onQuery}
      />
      {clients !== null && (
        <SelectField
          label="Cliente"
          hideLabel
          controlSize="sm"
          placeholder="Todos os clientes"
          options={clients}
          value={filter.client_id ?? ''}
          onChange={({ target }) => onFilter({ client_id: target.value || null })}
        />
      )}
      <SelectField
        label="Status"
        hideLabel
        controlSize="sm"
        placeholder="Todos os status"
        options={STATUSES}
        value={filter.status ?? ''}
        onChange={({ target }) => onFilter({ status: obligationStatus.safeParse(target.value).data ?? null })}
      />
      <SelectField
        label="Mês do vencimento"
        hideLabel
        controlSize="sm"
        placeholder="Todos os meses"
        options={months.map((month) => ({ value: month, label: formatMonthName(month) }))}
        value={filter.month ?? ''}
        onChange={({ target }) => onFilter({ month: target.value || null, day: null })}
      />
      {filter.day !== null && (
        <Button size="sm" variant="ghostBrand" onClick={() => onFilter({ day: null })}>
          <X size={16} strokeWidth={1.75} aria-hidden />
          Só {formatCalendarDate(filter.day)}
        </Button>
      )}
      {filter.competence !== null && (
        <Button size="sm" variant="ghostBrand" onClick={() => onFilter({ competence: null })}>
          <X size={16} strokeWidth={1.75} aria-hidden />
          Só competência {formatMonth(filter.competence)}
        </Button>
      )}
    </FilterBar>
  );
}
