const CHANNEL = 'portal.opened-company';

let opened: string | null = null;

/** Of several companies, the one that the person looks at: what is new in it is brought first. In whichever tab. */
export const openedCompany = {
  tell(clientId: string): void {
    opened = clientId;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(clientId);
    channel.close();
  },
  /** Tells at once what was opened in this tab before. */
  watch(listener: (clientId: string) => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
    if (opened !== null) listener(opened);
    return () => channel.close();
  },
};
