import { type CallableInput, listedFeedSchema, madeFeedSchema, z } from '@portal/domain';
import type { AccountResult, CalendarFeedService } from '#session/account/account-service.ts';
import { callFunction } from './call-function.ts';

type Attempt = <T>(action: () => Promise<T>) => Promise<AccountResult<T>>;

const listAnswer = z.object({ feeds: z.array(listedFeedSchema) });

export const calendarFeedService = (attempt: Attempt): CalendarFeedService => ({
  list: () => attempt(async () => listAnswer.parse(await callFunction('listCalendarFeeds', {})).feeds),
  make: (input: CallableInput<'makeCalendarFeed'>) =>
    attempt(async () => madeFeedSchema.parse(await callFunction('makeCalendarFeed', input))),
  revoke: (input: CallableInput<'revokeCalendarFeed'>) =>
    attempt(async () => {
      await callFunction('revokeCalendarFeed', input);
    }),
});
