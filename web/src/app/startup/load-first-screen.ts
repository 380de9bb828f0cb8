import { frameOf } from '#app/frame/frames.ts';
import { loadPanel } from '#app/portal/lazy-panels.ts';
import { openingTab } from '#app/portal/opening-tab.ts';
import { readStoredSession } from '#session/stored-session.ts';
import { firstReads } from './first-reads.ts';

/**
 * Where the device knows who is here, fetches all that the first screen is made of at once, its code and what it
 * reads, and not one part after the other as the router comes to it. What cannot be fetched is asked for again there, and told.
 */
export async function loadFirstScreen(): Promise<void> {
  const session = readStoredSession();
  if (session === null) return;
  const tab = session.role === 'client' ? openingTab(location) : null;
  await Promise.allSettled([
    import('#app/signed-in-area.tsx'),
    import('#app/frame/frame-by-role.tsx'),
    frameOf(session.role).load(),
    tab !== null && loadPanel(tab),
    firstReads,
  ]);
}
