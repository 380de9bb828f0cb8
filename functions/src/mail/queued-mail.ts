import { MAIL_KINDS } from '@portal/domain';
import { z } from 'zod';

/**
 * `mail/{event_id}`: one e-mail to be sent, written in the transaction of what it tells about. No rule
 * opens the collection to clients. Once it is sent or dropped, address and name are erased and the row stays as
 * the mark that this event has had its e-mail. One that failed keeps what sending it anew needs, until an administrator has
 * dealt with it or its time is over.
 */
export const queuedMailSchema = z.object({
  kind: z.enum(MAIL_KINDS),
  tenant_id: z.string(),
  /** The account it is about; null when an address asked that may have none. */
  user_id: z.string().nullable(),
  to: z.string().nullable(),
  name: z.string().nullable(),
  /** What the firm itself says to the person. */
  words: z.string().nullable().optional(),
  /** Of a notice: what it is about, and where it leads. Asked again when it is sent: who may not hear of it any more gets none. */
  notice: z
    .object({ kind: z.string(), subject: z.string(), path: z.string(), client_id: z.string().nullable() })
    .optional(),
  /** Which sending of which invitation: its secret is made when it is sent. */
  invitation: z.object({ id: z.string(), sending: z.number() }).optional(),
  /** The site the request came from, compared with the firm's domains when the link is made. */
  origin: z.string().nullable(),
  state: z.enum(['queued', 'sending', 'sent', 'dropped', 'failed']),
  /** Until then another run is at it, or, of one that is queued, it is to wait; milliseconds since 1970, 0 when neither is. */
  lease_until: z.number(),
  /** Too late to be of use after this; milliseconds since 1970. */
  send_before: z.number(),
  /** Why it could not be sent the last time, where that may pass. */
  problem: z.string().optional(),
  /** Of one that is settled. */
  reason: z.string().nullable().optional(),
});
export type QueuedMail = z.infer<typeof queuedMailSchema>;
