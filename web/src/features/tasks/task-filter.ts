import { calendarDate, type CalendarDate, type TaskStatus, taskStatus } from '@portal/domain';
import type { AddressFilter } from '#ui/lists/use-filter-params.ts';

export type TaskView = 'board' | 'list';

/** What the address carries; null: whichever. `assignee` is ME for whoever looks. */
export type TaskFilter = {
  view: TaskView;
  assignee: string | null;
  client_id: string | null;
  status: TaskStatus | null;
  day: CalendarDate | null;
  isLate: boolean;
};

export const TASK_ADDRESS_NAMES = ['visao', 'responsavel', 'cliente', 'status', 'dia', 'atrasadas'] as const;
type Address = AddressFilter<(typeof TASK_ADDRESS_NAMES)[number]>;

/** In a link that somebody passes on, 'mine' is the reader's. No account has so short an id. */
export const ME = 'eu';

export const NO_TASK_FILTER: Omit<TaskFilter, 'view'> = {
  assignee: null,
  client_id: null,
  status: null,
  day: null,
  isLate: false,
};

/** What an address asks for; what makes no sense in it is as if it were not there. */
export function filterOfAddress({
  visao,
  responsavel,
  cliente,
  status,
  dia,
  atrasadas,
}: Address): TaskFilter {
  return {
    view: visao === 'lista' ? 'list' : 'board',
    assignee: responsavel,
    client_id: cliente,
    status: taskStatus.safeParse(status).data ?? null,
    day: calendarDate.safeParse(dia).data ?? null,
    isLate: atrasadas === '1',
  };
}

/** The address of a change: what it does not name stays as it is. */
export function addressOfFilter(change: Partial<TaskFilter>): Partial<Address> {
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
