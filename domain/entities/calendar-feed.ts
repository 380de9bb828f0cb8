import { z } from '../z.ts';
import { documentId, instant } from './fields.ts';

/**
 * `calendar_feeds/{id}`: a secret address under which calendars read due dates. The id is a hash of the secret, which nobody
 * keeps. Read and written by functions alone.
 */
export const calendarFeedSchema = z.strictObject({
  tenant_id: documentId,
  /** Whose it is: it shows what this person may see when it is fetched. */
  user_id: documentId,
  /** Of which company; null is what the person looks after, for the staff. */
  client_id: documentId.nullable(),
  created_at: instant,
  /** When a calendar last asked; null: none did. */
  fetched_at: instant.nullable(),
  /** How often it was asked for since an hour began: so many are answered, and its own row is read and written anyway. */
  fetches: z.int().optional(),
  fetches_since: instant.optional(),
  revoked_at: instant.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** As its person sees it. */
export const listedFeedSchema = z.object({
  id: documentId,
  ...calendarFeedSchema.pick({ client_id: true, created_at: true, fetched_at: true }).shape,
});
export type ListedFeed = z.infer<typeof listedFeedSchema>;

/** The address is told this once. */
export const madeFeedSchema = z.object({ feed: listedFeedSchema, address: z.url() });
export type MadeFeed = z.infer<typeof madeFeedSchema>;

/** Of one person at a time. */
export const MAX_CALENDAR_FEEDS = 20;

/** The same in the file that a person downloads: one obligation is one entry of a calendar. */
export const calendarUid = (obligationId: string): string => `obligation-${obligationId}@portal`;
