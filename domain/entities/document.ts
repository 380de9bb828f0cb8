import { z } from '../z.ts';
import { DOCUMENT_CHECKERS, DOCUMENT_CHECKS, DOCUMENT_REVIEWS } from '../documents/document-states.ts';
import { ACCEPTED_MIME_TYPES, MAX_FILE_BYTES } from '../documents/accepted-types.ts';
import { documentId, optionalText, requiredText, sha256Hex } from './fields.ts';

export const documentCheck = z.enum(DOCUMENT_CHECKS);
export const documentReview = z.enum(DOCUMENT_REVIEWS);
export type DocumentCheck = z.infer<typeof documentCheck>;
export type DocumentReview = z.infer<typeof documentReview>;

export const documentSchema = z.strictObject({
  /** null means 'Geral': staff only. */
  client_id: documentId.nullable(),
  filename: requiredText(255),
  /** See `storagePath`; rules force it. */
  storage_path: z.string().min(1).max(400),
  mime_type: z.enum(ACCEPTED_MIME_TYPES),
  size_bytes: z.int().min(1).max(MAX_FILE_BYTES),
  /** Of the bytes, by the device that sent them, then by functions; missing in rows of older versions. */
  /** A hint until functions have read the bytes: whatever rests on it asks a person. */
  sha256: sha256Hex.optional(),
  category: optionalText(100),
  description: optionalText(1000),
  /** The app user's id. */
  uploaded_by: documentId,
  /** The returned one that it was sent instead of; missing: none. */
  replaces: documentId.optional(),
  /** Set by functions alone: the type by content. */
  check: documentCheck,
  check_reason: optionalText(500),
  /** What the check consisted of; missing before it spoke, and in rows of older versions. */
  checked_by: z.enum(DOCUMENT_CHECKERS).optional(),
  /** Set by staff: accepted, or returned with a reason the client sees. */
  review: documentReview,
  review_reason: optionalText(500),
});
export type DocumentFields = z.infer<typeof documentSchema>;
