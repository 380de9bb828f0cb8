import type { SlipEventKind } from '@portal/domain';

/** What somebody of the client did with a slip. */
export const SLIP_EVENT_LABELS: Record<SlipEventKind, string> = {
  arrived: 'Chegou ao aparelho',
  opened: 'Aberta',
  copied: 'Código copiado',
  said_paid: 'Pagamento informado',
  took_back: 'Pagamento desmentido',
};
