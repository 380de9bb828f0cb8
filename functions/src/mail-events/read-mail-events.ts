import type { ReturnKind } from '@portal/domain';
import { z } from 'zod';

export type MailEvent = { address: string; kind: ReturnKind };

const address = z.email().max(254);

/*
 * Each service's words for an address that is lost for good, and for 'this is spam'. What may pass (a full mailbox, a server
 * that was away), and whatever else they tell, fits none of these.
 */

/** Our own, for a service that is none of the others: `{"events": [{"address", "kind"}]}`. */
const plain = z.object({ address, kind: z.enum(['bounce', 'complaint']) });
const postmark = z
  .object({
    Email: address,
    Type: z.enum(['HardBounce', 'BadEmailAddress', 'SpamComplaint']),
  })
  .transform(({ Email, Type }) => told(Email, Type === 'SpamComplaint' ? 'complaint' : 'bounce'));
const sendgrid = z
  .union([
    // `blocked` is the other type of a bounce, and passes.
    z.object({ email: address, event: z.literal('bounce'), type: z.literal('bounce') }),
    z.object({ email: address, event: z.literal('spamreport') }),
  ])
  .transform(({ email, event }) => told(email, event === 'bounce' ? 'bounce' : 'complaint'));
const brevo = z
  .object({ email: address, event: z.enum(['hard_bounce', 'invalid_email', 'spam']) })
  .transform(({ email, event }) => told(email, event === 'spam' ? 'complaint' : 'bounce'));

const known = z.union([plain, postmark, sendgrid, brevo]);

function told(to: string, kind: ReturnKind): MailEvent {
  return { address: to, kind };
}

/** What a mail service tells that matters here; null where it is no JSON of events at all. */
export function readMailEvents(body: string): MailEvent[] | null {
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null) return null;
  return listOf(parsed).flatMap((event) => known.safeParse(event).data ?? []);
}

const listOf = (parsed: object): unknown[] => {
  if (Array.isArray(parsed)) return parsed;
  return 'events' in parsed && Array.isArray(parsed.events) ? parsed.events : [parsed];
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
