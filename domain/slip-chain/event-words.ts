import type { SlipEventKind } from '../entities/slip.ts';

/** What shows that a slip is on a device of the client: who copies its code has it. */
export const SHOWS_ARRIVED: readonly SlipEventKind[] = ['arrived', 'opened', 'copied', 'said_paid'];
/** What shows that somebody looked at it; to pay it is no sign, a bank may know it by itself. */
export const SHOWS_OPENED: readonly SlipEventKind[] = ['opened', 'copied'];

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
