import { z } from '../z.ts';

/** Bytes of a fixed length, as browsers write them: base64 for addresses, without its padding. */
const bytes = (letters: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}$`));

/** What a browser says of where and how it is to be pushed to. */
export const pushAddressFields = {
  endpoint: z.url().max(2000),
  /** A point of P-256, and sixteen bytes that the browser made up. */
  p256dh: bytes(87),
  auth: bytes(22),
};
