import { formatCalendarDate, TASK_STATUSES, taskStatus } from '@portal/domain';
import { TASK_STATUS_LABELS } from '#records/labels/task-labels.ts';
import { CheckBox } from '#ui/fields/check-box.tsx';
import type { SelectOption } from '#ui/fields/select-field.tsx';
import { FilterSelect } from '#ui/lists/filter-select.tsx';
import { Filters } from '#ui/lists/filters.tsx';
import { FilterBar } from '#ui/lists/list-frame.tsx';
import { Narrowing } from '#ui/lists/narrowing.tsx';
import { SearchField } from '#ui/lists/search-field.tsx';
import { ME, type TaskFilter } from './task-filter.ts';

const STATUSES = TASK_STATUSES.map((value) => ({ value, label: TASK_STATUS_LABELS[value] }));

type TasksFilterBarProps = {
  query: string;
  onQuery: (query: string) => void;
  filter: TaskFilter;
  onFilter: (change: Partial<TaskFilter>) => void;
  clients: readonly SelectOption[];
  /** Of the others. */
  colleagues: readonly SelectOption[];
  /** The board's own columns choose the status where one is shown at a time. */
  hasStatus: boolean;
};

export function TasksFilterBar(props: TasksFilterBarProps) {
  const { query, onQuery, filter, onFilter, clients, colleagues, hasStatus } = props;
  return (
    <FilterBar>
      <SearchField placeholder="Buscar tarefa" value={query} onChange={onQuery} />
      <Filters values={[filter.assignee, filter.client_id, hasStatus ? filter.status : null, filter.isLate]}>
        <FilterSelect
          label="Responsável"
          placeholder="Toda a equipe"
          options={[{ value: ME, label: 'Minhas tarefas' }, ...colleagues]}
          value={filter.assignee}
          onChange={(assignee) => onFilter({ assignee })}
        />
        <FilterSelect
          label="Cliente"
          placeholder="Todos os clientes"
          options={clients}
          value={filter.client_id}
          onChange={(client_id) => onFilter({ client_id })}
        />
        {hasStatus && (
          <FilterSelect
            label="Status"
            placeholder="Todos os status"
            options={STATUSES}
            value={filter.status}
            onChange={(value) => onFilter({ status: taskStatus.safeParse(value).data ?? null })}
          />
        )}
        <CheckBox
          label="Só atrasadas"
          checked={filter.isLate}
          onChange={({ target }) => onFilter({ isLate: target.checked })}
        />
      </Filters>
      {filter.day !== null && (
        <Narrowing onDrop={() => onFilter({ day: null })}>Só {formatCalendarDate(filter.day)}</Narrowing>
      )}
    </FilterBar>
  );
}
