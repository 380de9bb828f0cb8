const CHANNEL = 'portal.opened-company';

type Listener = (clientId: string) => void;

let opened: string | null = null;
const listeners = new Set<Listener>();

/** To the other tabs; browsers that lack it hear of their own tab alone. */
const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Of several companies, the one that the person looks at: what is new in it is brought first. In whichever tab. */
export const openedCompany = {
  tell(clientId: string): void {
    opened = clientId;
    for (const listener of listeners) listener(clientId);
    const channel = openChannel();
    channel?.postMessage(clientId);
    channel?.close();
  },
  /** Tells at once what was opened in this tab before. */
  watch(listener: Listener): () => void {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
    listeners.add(listener);
    if (opened !== null) listener(opened);
    return () => {
      listeners.delete(listener);
      channel?.close();
    };
  },
};
