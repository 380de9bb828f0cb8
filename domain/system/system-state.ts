import { documentId, instant } from '../entities/fields.ts';
import { z } from '../z.ts';

/** E-mails about the account itself: nobody can switch them off. */
export const ACCOUNT_MAIL_KINDS = [
  'verify_email',
  'invite',
  'password_reset',
  'account_approved',
  'account_rejected',
  'factor_reset',
  'factor_recovered',
  'account_erased',
] as const;

/** E-mails of the portal, by what they are about. */
export const MAIL_KINDS = [...ACCOUNT_MAIL_KINDS, 'notice', 'digest'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Names an e-mail by the event that it tells of. */
export const mailId = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/);

const failedMailSchema = z.object({
  id: mailId,
  /** One of `MAIL_KINDS`, as far as this app knows. */
  kind: z.string(),
  to: z.string(),
  failed_at: instant,
  /** `smtp_550`, `unreachable`, …: a code, because words of a mail server are not for people. */
  reason: z.string(),
  /** Then it is forgotten. */
  until: instant,
});
export type FailedMail = z.infer<typeof failedMailSchema>;

/** Why an address takes no e-mail: it does not exist or refuses all, or its person called one spam. */
export const RETURN_KINDS = ['bounce', 'complaint'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

const returnedAddressSchema = z.object({
  to: z.string(),
  kind: z.enum(RETURN_KINDS),
  reported_at: instant,
  /** Then it is forgotten, and tried again. */
  until: instant,
});
export type ReturnedAddress = z.infer<typeof returnedAddressSchema>;

const scheduleRunSchema = z.object({
  ended_at: instant,
  /** It came to its end, and nothing that it did went wrong. */
  is_well: z.boolean(),
  last_well_at: instant.nullable(),
});
export type ScheduleRun = z.infer<typeof scheduleRunSchema>;

/** How mail, checks and schedules stood at `at` by the server's clock, for administrators of one firm. */
export const systemStateSchema = z.object({
  at: instant,
  mail: z.object({
    waiting: z.number(),
    /** There are more than were counted. */
    is_more: z.boolean(),
    /** Since when the oldest waits; null where none does. */
    since: instant.nullable(),
    /** Why the oldest could not be sent the last time, as `reason` of a failed one; null before its first try. */
    problem: z.string().nullable(),
    failed: z.array(failedMailSchema),
    /** There are more that failed. Missing in what older functions told. */
    is_more_failed: z.boolean().optional(),
    /** Addresses that mail services told of. Missing in what older functions told. */
    returned: z.array(returnedAddressSchema).optional(),
  }),
  /** Those that wait longer than they should. */
  documents: z.object({
    waiting: z.number(),
    oldest: z.object({ id: documentId, since: instant }).nullable(),
  }),
  /** By name; one that never told of a run is missing. */
  schedules: z.record(z.string(), scheduleRunSchema),
});
export type SystemState = z.infer<typeof systemStateSchema>;
