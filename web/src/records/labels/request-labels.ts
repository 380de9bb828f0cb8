import type { RequestStatus } from '@portal/domain';

export const REQUEST_STATUS_LABELS: Record<RequestStatus, string> = {
  open: 'Aberta',
  in_progress: 'Em andamento',
  done: 'Concluída',
  cancelled: 'Cancelada',
};

/** The name of a service that is not on the device. */
export const NO_SERVICE = 'Serviço que saiu da lista';
