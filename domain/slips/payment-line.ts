import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import type { CalendarDate } from '../entities/fields.ts';

/** What a line of digits (linha digitável) says. */
export type PaymentLine = {
  /** A bank's slip, or one of taxes and public services (DAS, DARF): 48 digits that begin with 8. */
  kind: 'boleto' | 'tax';
  /** Null: the line names none. */
  amount_cents: number | null;
  /** A line of taxes has none: it is typed. */
  due_date: CalendarDate | null;
  /** Who is paid, as far as the line says: the bank, or the body that collects. */
  payee: string;
  digits: string;
};

/** Digits, in groups as they are printed. The library would pass over letters between them. */
const PRINTED_LINE = /^\d[\d .-]*\d$/;
const BANK_DIGITS = 47;
const TAX_DIGITS = 48;

/**
 * Null where a check digit does not hold. `on` is the day one looks: a due factor means one of two days, nine thousand
 * days apart, and the nearer one is meant (the factor began anew on 22 February 2025).
 */
export function readPaymentLine(line: string, on: CalendarDate): PaymentLine | null {
  if (!PRINTED_LINE.test(line)) return null;
  const digits = line.replace(/\D/g, '');
  // The library takes a barcode of 44 digits too, which is no line.
  if (digits.length !== BANK_DIGITS && digits.length !== TAX_DIGITS) return null;
  const info = getBoletoInfo(digits, { referenceDate: localDate(on) });
  if (info === null) return null;
  if (info.type === 'arrecadacao') {
    const amount_cents = info.hasEffectiveValue === true ? orNone(info.amount) : null;
    return { kind: 'tax', amount_cents, due_date: null, payee: collectorOf(digits), digits };
  }
  const due_date = info.expirationDate === null ? null : toCalendarDate(info.expirationDate);
  return { kind: 'boleto', amount_cents: orNone(info.amount), due_date, payee: info.bankCode, digits };
}

/** A line of noughts leaves the amount to the payer. */
const orNone = (cents: number) => (cents > 0 ? cents : null);

/** The segment, and the body's number within it: its eight digits of CNPJ in segment 6, else four. */
function collectorOf(digits: string): string {
  const barcode = digits.replace(/(\d{11})\d/g, '$1');
  const segment = barcode.charAt(1);
  return segment + barcode.slice(15, segment === '6' ? 23 : 19);
}

// The library reads and makes dates of the device's own time zone.
function localDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toCalendarDate(date: Date): CalendarDate {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
