import type { CalendarDate } from '../entities/fields.ts';
import { formatCalendarDate } from '../formats/dates.ts';
import { formatPrice } from '../formats/numbers.ts';
import { compareSlip, type PublishedSlip, type SlipVerdict } from './compare-slip.ts';
import { readPaymentLine } from './payment-line.ts';
import { readPixCode } from './pix-code.ts';

/** A slip that the firm published for a company, in any version. */
export type KnownSlip = PublishedSlip & {
  /** Of its obligation, as clients are told it. */
  name: string;
  amount_cents: number;
  due_date: CalendarDate;
  /** The highest version of its obligation. */
  holds: boolean;
  /** The firm has closed it, or somebody of the client says that it is paid. */
  is_paid: boolean;
};

export type CheckedSlip = {
  /** `same` alone may be paid. */
  verdict: 'same' | 'not_to_pay' | 'different' | 'unknown' | 'invalid';
  sentence: string;
};

/** Holds a code that somebody was sent against every slip that the firm published for the company ('Guia conferida'). */
export function checkSlip(pasted: string, known: readonly KnownSlip[], on: CalendarDate): CheckedSlip {
  const cents = amountIn(pasted.trim(), on);
  const compared = known.map((slip) => ({ slip, ...compareSlip(pasted, slip, on) }));
  const found = (verdict: SlipVerdict) =>
    compared
      .filter((one) => one.verdict === verdict)
      // What holds and is still to be paid is what somebody means.
      .toSorted((a, b) => rank(a.slip) - rank(b.slip))[0];

  const same = found('same');
  if (same !== undefined) return published(same.slip, on);
  if (cents === undefined) return INVALID;
  const nearest = found('another_slip') ?? found('another_amount');
  if (nearest !== undefined) {
    return {
      verdict: 'different',
      sentence: `Comparada com ${nearest.slip.name}: ${lowerFirst(nearest.sentence)}`,
    };
  }
  const byAmount = compared.find(({ slip }) => slip.holds && slip.amount_cents === cents);
  if (byAmount !== undefined) {
    return {
      verdict: 'different',
      sentence: `O valor é o de ${byAmount.slip.name}, e quem recebe é outro. Não pague antes de falar com o escritório.`,
    };
  }
  return UNKNOWN;
}

function published(
  { name, amount_cents, due_date, holds, is_paid }: KnownSlip,
  on: CalendarDate,
): CheckedSlip {
  const what = `${name}, ${formatPrice(amount_cents)}`;
  const no = (sentence: string): CheckedSlip => ({ verdict: 'not_to_pay', sentence });
  if (!holds) return no(`Esta guia foi substituída: vale a guia nova de ${name}, que está em Este mês.`);
  if (is_paid) return no(`É a guia publicada de ${what}, e já consta como paga. Não pague de novo.`);
  const until = formatCalendarDate(due_date);
  if (on > due_date)
    return no(`É a guia publicada de ${what}, e venceu em ${until}. Peça a guia nova antes de pagar.`);
  return {
    verdict: 'same',
    sentence: `Guia conferida: é ${what}, como o escritório publicou. Pague até ${until}.`,
  };
}

/** undefined where it is no code at all; null where it names no amount. */
function amountIn(code: string, on: CalendarDate): number | null | undefined {
  const read = readPixCode(code) ?? readPaymentLine(code, on);
  return read === null ? undefined : read.amount_cents;
}

const rank = ({ holds, is_paid }: KnownSlip) => (holds ? 0 : 2) + (is_paid ? 1 : 0);
const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const INVALID: CheckedSlip = {
  verdict: 'invalid',
  sentence: 'Este código não é válido. Confira se ele foi copiado inteiro, e não pague antes disso.',
};
const UNKNOWN: CheckedSlip = {
  verdict: 'unknown',
  sentence: 'O escritório não publicou esta guia. Não pague antes de falar com ele.',
};
