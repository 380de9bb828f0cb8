import { openedCompany } from '#data/live/opened-company.ts';
import type { Connectivity } from '#sync/ports.ts';

const CHANNEL = 'portal.opened-company';

/** Between tabs; browsers that lack it hear of their own tab alone. */
const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/**
 * What the person looks at, in whichever tab: each tells the others, and the one that leads brings what is new in it
 * first. Tells at once what was opened in this tab before.
 */
export function followOpenedCompany(): Connectivity['watchOpened'] {
  const listeners = new Set<(clientId: string) => void>();
  let last: string | null = null;
  openedCompany.follow((clientId) => {
    last = clientId;
    for (const listener of listeners) listener(clientId);
    const channel = openChannel();
    channel?.postMessage(clientId);
    channel?.close();
  });
  return (listener) => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
    listeners.add(listener);
    if (last !== null) listener(last);
    return () => {
      listeners.delete(listener);
      channel?.close();
    };
  };
}
