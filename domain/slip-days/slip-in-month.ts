import { addDays } from '../calendar/calendar-dates.ts';
import type { CalendarDate } from '../entities/fields.ts';
import type { ObligationFields, ObligationSource } from '../entities/obligation.ts';
import type { SelicRateFields } from '../entities/selic-rate.ts';
import type { SlipFields } from '../entities/slip.ts';
import { RATE_SCALE } from '../formats/rate-scale.ts';
import { postponed } from '../law/business-days.ts';
import { catalogueRule } from '../law/catalogue.ts';
import { type LateEstimate, lateEstimate, type SelicRates } from './late-payment.ts';
import { readPaymentLine } from '../slips/payment-line.ts';
import { readPixCode } from '../slips/pix-code.ts';

/** The slip of an obligation that holds, and what its people said of it. */
export type SlipOfMonth = {
  slip: Pick<SlipFields, 'amount_cents' | 'due_date' | 'pix_code' | 'payment_line'>;
  obligation: Pick<ObligationFields & ObligationSource, 'name' | 'status' | 'rule_key'>;
  /** Somebody of the client says so, and not otherwise since. */
  is_said_paid: boolean;
};

export type SlipState =
  /** The firm has closed the obligation. */
  | { kind: 'closed' }
  /** 'Já paguei': the firm has not looked yet. */
  | { kind: 'said_paid' }
  /** Codes that a check digit or sum does not hold are withheld: a bank would take them for something else. */
  | { kind: 'payable'; pix_code: string | null; payment_line: string | null }
  /** Past its day neither Pix nor line pays the right amount. `estimate` is null for what nobody can estimate here, or not yet. */
  | { kind: 'late'; estimate: (LateEstimate & { until: CalendarDate }) | null };

/** What can be done with a slip on a day. `selic`: null as long as the firm's rates are not known. */
export function slipState(of: SlipOfMonth, selic: SelicRates | null, today: CalendarDate): SlipState {
  const { slip, obligation } = of;
  if (obligation.status === 'completed') return { kind: 'closed' };
  if (of.is_said_paid) return { kind: 'said_paid' };
  if (today > slip.due_date) return { kind: 'late', estimate: estimateOf(of, selic, today) };
  const { pix_code, payment_line } = slip;
  return {
    kind: 'payable',
    pix_code: pix_code !== null && readPixCode(pix_code) !== null ? pix_code : null,
    payment_line:
      payment_line !== null && readPaymentLine(payment_line, today) !== null ? payment_line : null,
  };
}

/** The day up to which a client is told what to pay: a new slip comes no sooner, and on Friday Monday is what counts. */
export const nextBusinessDay = (today: CalendarDate): CalendarDate => postponed(addDays(today, 1));

/** As `lateEstimate` takes them. */
export const selicOf = (rows: readonly SelicRateFields[]): SelicRates =>
  Object.fromEntries(rows.map(({ month, rate }) => [month, rate / RATE_SCALE]));

/** Fine and interest are the same law for DAS and DARF alone (Lei 9.430, art. 61); what pays it the catalogue's rule says. */
function estimateOf({ slip, obligation }: SlipOfMonth, selic: SelicRates | null, today: CalendarDate) {
  if (selic === null) return null;
  const paidBy = obligation.rule_key === undefined ? null : catalogueRule(obligation.rule_key)?.paid_by;
  if (paidBy !== 'das' && paidBy !== 'darf') return null;
  const until = nextBusinessDay(today);
  const { amount_cents: cents, due_date: due } = slip;
  return { ...lateEstimate({ cents, due, paid: until, selic }), until };
}
