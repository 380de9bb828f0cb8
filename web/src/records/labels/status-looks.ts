import type {
  AskStatus,
  ItemState,
  ObligationStatus,
  Priority,
  RequestStatus,
  TaskStatus,
} from '@portal/domain';

/** The look of a status and of a priority: names of the theme's colours, as pills and tags take them. */
export const OBLIGATION_STATUS_LOOKS = {
  pending: 'pendente',
  in_progress: 'andamento',
  completed: 'concluida',
  overdue: 'atrasada',
} as const satisfies Record<ObligationStatus, string>;

export const PRIORITY_LOOKS = {
  low: 'baixa',
  medium: 'media',
  high: 'alta',
} as const satisfies Record<Priority, string>;

export const REQUEST_STATUS_LOOKS = {
  open: 'pendente',
  in_progress: 'andamento',
  done: 'concluida',
  cancelled: 'inativo',
} as const satisfies Record<RequestStatus, string>;

export const TASK_STATUS_LOOKS = {
  pending: 'pendente',
  in_progress: 'andamento',
  completed: 'concluida',
} as const satisfies Record<TaskStatus, string>;

export const ITEM_STATE_LOOKS = {
  open: 'pendente',
  sent: 'andamento',
  returned: 'atrasada',
  accepted: 'concluida',
  nothing: 'inativo',
} as const satisfies Record<ItemState, string>;

export const ASK_STATUS_LOOKS = {
  open: 'pendente',
  closed: 'concluida',
  cancelled: 'inativo',
} as const satisfies Record<AskStatus, string>;
