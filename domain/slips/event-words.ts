import type { SlipEventKind } from '../entities/slip.ts';

/** As a proof says what somebody did with a slip. */
const EVENT_WORDS: Readonly<Record<SlipEventKind, string>> = {
  arrived: 'Chegou ao aparelho',
  opened: 'Aberta',
  copied: 'Código copiado',
  said_paid: 'Informada como paga',
  took_back: 'Pagamento desmentido',
};

/** Of a kind that a later release may have added: its own name. */
export const eventWords = (kind: string): string =>
  (EVENT_WORDS as Readonly<Record<string, string>>)[kind] ?? kind;
