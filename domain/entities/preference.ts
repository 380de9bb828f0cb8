import { z } from '../z.ts';
import { documentId } from './fields.ts';

/** What somebody can be told about. */
export const NOTICE_SUBJECTS = ['messages', 'documents', 'requests', 'tasks', 'due_dates'] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

/** What somebody can switch on and off, per channel. */
export const NOTICE_GROUPS = [...NOTICE_SUBJECTS, 'slips', 'asks', 'sign_ups'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** `portal` is the notice inside the app. */
export const NOTICE_CHANNELS = ['portal', 'email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** How it reaches a person who is not looking at the app. */
export const NOTICE_WAYS = ['by_push', 'by_email'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** Groups that one channel does not tell of. Missing: `OFF_AT_FIRST`. */
const off = z.array(z.enum(NOTICE_GROUPS)).max(NOTICE_GROUPS.length).optional();
const hour = z.int().min(0).max(23).optional();

/** `preferences/{uid}`: of what one person wants to be told, and how. Nobody else reads it but the functions. */
export const preferenceSchema = z.strictObject({
  user_id: documentId,
  messages: z.boolean(),
  documents: z.boolean(),
  requests: z.boolean(),
  tasks: z.boolean(),
  due_dates: z.boolean(),
  by_push: z.boolean(),
  by_email: z.boolean(),
  portal_off: off,
  email_off: off,
  push_off: off,
  /** Hours in the firm's time; missing: `QUIET_AT_FIRST`. */
  quiet_from: hour,
  quiet_to: hour,
  /** One e-mail a day of what waits. Missing: staff get it, clients do not. */
  digest: z.boolean().optional(),
});
export type PreferenceFields = z.infer<typeof preferenceSchema>;

/** A person who has chosen nothing is notified of everything. */
export const DEFAULT_PREFERENCES: Omit<PreferenceFields, 'user_id'> = {
  messages: true,
  documents: true,
  requests: true,
  tasks: true,
  due_dates: true,
  by_push: true,
  by_email: true,
};
