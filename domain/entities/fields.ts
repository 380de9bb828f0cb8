import { z } from '../z.ts';

/**
 * An instant as ISO 8601 in UTC with nine fraction digits, `2026-11-20T13:04:50.123456000Z`.
 * The fixed width keeps the full precision of a Firestore timestamp and sorts as text, so that the
 * local database can index it without the SDK's Timestamp class.
 */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{9}Z$/);
export type Instant = z.infer<typeof instant>;

/** A date without a time, `YYYY-MM-DD`, meant in America/Sao_Paulo. */
export const calendarDate = z.iso.date();
export type CalendarDate = z.infer<typeof calendarDate>;

/** The month an obligation is about (competência), `YYYY-MM`. A year is its December, a quarter its last month. */
export const competence = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export type Competence = z.infer<typeof competence>;

/** Two capital letters (unidade federativa), or null. */
export const federativeUnit = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable();

/** Of the bytes of a file, or of a secret: SHA-256 in hexadecimal. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A document id: random, made on the device, safe as a path segment. */
export const documentId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

export const text = (max: number) => z.string().max(max);
export const requiredText = (max: number) => z.string().trim().min(1).max(max);
/** Optional text is stored as null, never as an absent key: receipts and rules then see one shape. */
export const optionalText = (max: number) => z.string().max(max).nullable();
/** A text of one line: rules check a list of them joined. */
export const line = (max: number) => z.string().regex(new RegExp(`^[^\\n]{1,${max}}$`));
