import { calendarDate, type CalendarDate, type TaskStatus, taskStatus } from '@portal/domain';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';

export type TaskView = 'board' | 'list';

/** What the search params carry; null: any. `assignee` is ME for the reader. */
export type TaskFilter = {
  view: TaskView;
  assignee: string | null;
  client_id: string | null;
  status: TaskStatus | null;
  day: CalendarDate | null;
  isLate: boolean;
};

export const TASK_PARAM_NAMES = ['visao', 'responsavel', 'cliente', 'status', 'dia', 'atrasadas'] as const;
type Address = FilterParams<(typeof TASK_PARAM_NAMES)[number]>;

/** In a link that somebody passes on, 'mine' is the reader's. No account has so short an id. */
export const ME = 'eu';

export const NO_TASK_FILTER: Omit<TaskFilter, 'view'> = {
  assignee: null,
  client_id: null,
  status: null,
  day: null,
  isLate: false,
};

/** What the search params ask for; what makes no sense in them is left out. */
export function filterOfParams({ visao, responsavel, cliente, status, dia, atrasadas }: Address): TaskFilter {
  return {
    view: visao === 'lista' ? 'list' : 'board',
    assignee: responsavel,
    client_id: cliente,
    status: taskStatus.safeParse(status).data ?? null,
    day: calendarDate.safeParse(dia).data ?? null,
    isLate: atrasadas === '1',
  };
}

/** The search params of a change: what it does not name stays as it is. */
export function paramsOfFilter(change: Partial<TaskFilter>): Partial<Address> {
  const { view, assignee, client_id, status, day, isLate } = change;
  return {
    ...(view === undefined ? {} : { visao: view === 'list' ? 'lista' : null }),
    ...(assignee === undefined ? {} : { responsavel: assignee }),
    ...(client_id === undefined ? {} : { cliente: client_id }),
    ...(status === undefined ? {} : { status }),
    ...(day === undefined ? {} : { dia: day }),
    ...(isLate === undefined ? {} : { atrasadas: isLate ? '1' : null }),
  };
}
