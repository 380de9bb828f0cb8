import type { RequestStatus } from '@portal/domain';

export const REQUEST_STATUS_LABELS: Record<RequestStatus, string> = {
  open: 'Aberta',
  in_progress: 'Em andamento',
  done: 'Concluída',
  cancelled: 'Cancelada',
};
