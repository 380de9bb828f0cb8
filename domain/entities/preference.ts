import { z } from '../z.ts';
import { documentId } from './fields.ts';

/** What somebody can be told about. */
export const NOTICE_SUBJECTS = ['messages', 'documents', 'requests', 'tasks', 'due_dates'] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

/** How it reaches a person who is not looking at the app. */
export const NOTICE_WAYS = ['by_push', 'by_email'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

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
