import { z } from '../z.ts';
import { calendarDate, documentId, instant, optionalText, sha256Hex } from './fields.ts';

/** As many digits as a line of a bank or of taxes has. */
const PAYMENT_LINE = /^[0-9]{47,48}$/;

/** A Pix code is a QR code, and holds no more (Manual de Padrões para Iniciação do Pix). */
const MOST_OF_PIX = 512;
/** R$ 1,000,000,000.00: no slip of a small company is dearer, and a slip of the pen is. */
const HIGHEST_CENTS = 100_000_000_000;

/**
 * What a client may pay (guia), made by 'Publicar' and never changed. Its id is `slipId`; of one obligation the highest
 * version holds.
 */
export const slipSchema = z.strictObject({
  client_id: documentId,
  obligation_id: documentId,
  version: z.int().min(1).max(99),
  document_id: documentId,
  /** Of the bytes that were read and published: an event says by it which file it is about. */
  document_sha256: sha256Hex,
  amount_cents: z.int().min(1).max(HIGHEST_CENTS),
  pix_code: optionalText(MOST_OF_PIX),
  payment_line: z.string().regex(PAYMENT_LINE).nullable(),
  due_date: calendarDate,
});
export type SlipFields = z.infer<typeof slipSchema>;

export const SLIP_EVENTS = ['arrived', 'opened', 'copied', 'said_paid', 'took_back'] as const;
export type SlipEventKind = (typeof SLIP_EVENTS)[number];

/** What somebody of the client did with a slip, by their device. Its id is `slipEventId`: each is said once, and stays. */
export const slipEventSchema = z.strictObject({
  client_id: documentId,
  slip_id: documentId,
  document_sha256: sha256Hex,
  kind: z.enum(SLIP_EVENTS),
  /** The device's clock: a claim, shown as such. */
  done_at: instant,
});
export type SlipEventFields = z.infer<typeof slipEventSchema>;
