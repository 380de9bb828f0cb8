import { paths } from '#config/paths.ts';
import { beginningRead } from '#data/figures/beginning.ts';
import { dashboardDays } from '#data/figures/dashboard-days.ts';
import { figuresRead } from '#data/figures/figures-read.ts';
import { pulledRead } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import { unreadThreadsOf } from '#data/messages/inbox.ts';

/** What the panel shows first: the frame's, and on the dashboard the figures. */
export function panelReads(uid: string, { pathname, search }: Location): LocalRead<unknown>[] {
  const frame = [unreadThreadsOf(uid)];
  // Another month than this one is read as the screen comes to it.
  if (pathname !== paths.admin.dashboard || search !== '') return frame;
  const counted = (['clients', 'obligations', 'documents', 'tasks'] as const).map((entity) =>
    pulledRead([entity]),
  );
  return [...frame, beginningRead, figuresRead(dashboardDays(new Date()), null), ...counted];
}
