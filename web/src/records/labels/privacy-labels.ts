import type { PrivacyKind, PrivacyState } from '@portal/domain';

export const PRIVACY_KIND_LABELS: Record<PrivacyKind, string> = {
  export: 'Pedido de cópia',
  correct: 'Pedido de correção',
  erase: 'Pedido de exclusão',
};

export const PRIVACY_STATE_LABELS: Record<PrivacyState, string> = {
  open: 'Recebido',
  in_progress: 'Em análise',
  done: 'Atendido',
  refused: 'Não atendido',
  withdrawn: 'Cancelado',
};
