import type { AskStatus, ItemState } from '@portal/domain';

export const ASK_STATUS_LABELS: Record<AskStatus, string> = {
  open: 'Aberto',
  closed: 'Concluído',
  cancelled: 'Cancelado',
};

export const ITEM_STATE_LABELS: Record<ItemState, string> = {
  open: 'Falta enviar',
  sent: 'Em conferência',
  returned: 'Devolvido',
  accepted: 'Aceito',
  nothing: 'Nada a enviar',
};
