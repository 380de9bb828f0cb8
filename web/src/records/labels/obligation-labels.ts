import type { ObligationStatus, Priority } from '@portal/domain';

export const OBLIGATION_STATUS_LABELS: Record<ObligationStatus, string> = {
  pending: 'Pendente',
  in_progress: 'Em Andamento',
  completed: 'Concluída',
  overdue: 'Atrasada',
};

export const PRIORITY_LABELS: Record<Priority, string> = {
  low: 'Baixa',
  medium: 'Média',
  high: 'Alta',
};
