import type { ObligationClosing } from '@portal/domain';

export const CLOSING_LABELS: Record<ObligationClosing, string> = {
  done: 'Feita',
  no_movement: 'Sem movimento',
  nothing_to_send: 'Nada a enviar',
};
