import type { CalendarDate } from '../entities/fields.ts';
import { formatPrice } from '../formats/numbers.ts';
import { type PaymentLine, readPaymentLine } from './payment-line.ts';
import { type PixCode, readPixCode } from './pix-code.ts';

/** What the firm published of a slip. */
export type PublishedSlip = { pix_code: string | null; payment_line: string | null };

/** `another_slip` pays the same body the same amount, and is not the one that was published. */
export type SlipVerdict = 'same' | 'another_amount' | 'another_payee' | 'another_slip' | 'invalid';
export type ComparedSlip = { verdict: SlipVerdict; sentence: string };

const INVALID: ComparedSlip = {
  verdict: 'invalid',
  sentence: 'Este código não é válido. Confira se ele foi copiado inteiro.',
};
const SAME: ComparedSlip = {
  verdict: 'same',
  sentence: 'Guia conferida: é a que o escritório publicou.',
};

/** Holds a code that somebody was sent against what the firm published ('Guia conferida'). */
export function compareSlip(pasted: string, published: PublishedSlip, on: CalendarDate): ComparedSlip {
  const code = pasted.trim();
  const pix = readPixCode(code);
  if (pix !== null) return comparePix(code, pix, published.pix_code);
  const line = readPaymentLine(code, on);
  return line === null ? INVALID : compareLine(line, published.payment_line, on);
}

function comparePix(code: string, pasted: PixCode, publishedCode: string | null): ComparedSlip {
  if (code === publishedCode?.trim()) return SAME;
  const published = publishedCode === null ? null : readPixCode(publishedCode.trim());
  if (published === null) return anotherPayee('A guia publicada não tem este Pix');
  if (pasted.payee !== published.payee) {
    return anotherPayee(`Este Pix paga a ${pasted.payee_name} por outra chave que a da guia publicada`);
  }
  return sameBody(pasted.amount_cents, published.amount_cents);
}

function compareLine(pasted: PaymentLine, publishedLine: string | null, on: CalendarDate): ComparedSlip {
  const published = publishedLine === null ? null : readPaymentLine(publishedLine.trim(), on);
  if (published === null) return anotherPayee('A guia publicada não tem este código de barras');
  if (pasted.digits === published.digits) return SAME;
  if (pasted.kind !== published.kind || pasted.payee !== published.payee) {
    return anotherPayee('Este código paga a outro recebedor que o da guia publicada');
  }
  // A bank's line does not say who is paid but by the number of the slip: with another number nothing proves it.
  if (pasted.kind === 'boleto' && numberOf(pasted) !== numberOf(published)) {
    return anotherPayee('Este boleto tem outro número que o publicado, e nada nele prova quem recebe');
  }
  return sameBody(pasted.amount_cents, published.amount_cents);
}

/** What the bank writes freely: agency, account and the number of the slip. */
const numberOf = ({ digits }: PaymentLine) =>
  digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);

function sameBody(pasted: number | null, published: number | null): ComparedSlip {
  if (pasted === published) {
    return {
      verdict: 'another_slip',
      sentence: 'Recebedor e valor são os mesmos, e esta não é a guia publicada. Confirme com o escritório.',
    };
  }
  return {
    verdict: 'another_amount',
    sentence: `O valor é outro: ${amountOf(pasted)} aqui, ${amountOf(published)} na guia publicada. Não pague sem falar com o escritório.`,
  };
}

const amountOf = (cents: number | null) => (cents === null ? 'sem valor' : formatPrice(cents));

const anotherPayee = (why: string): ComparedSlip => ({
  verdict: 'another_payee',
  sentence: `${why}. Não pague e fale com o escritório.`,
});
