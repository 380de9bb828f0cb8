const OPEN_LINK = 'open-link';

/** What the worker says to an open page when somebody taps a notice of the system. */
export const openLinkMessage = (link: string) => ({ kind: OPEN_LINK, link }) as const;

/** The path inside the app, or null of any other message. */
export function linkToOpen(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, link } = message as Partial<Record<'kind' | 'link', unknown>>; // any object
  return kind === OPEN_LINK && typeof link === 'string' && link.startsWith('/') ? link : null;
}

/** Calls back with where a tapped notice leads, and tells the worker that it is seen to. Returns how to stop. */
export function whenNoticeIsTapped(open: (link: string) => void): () => void {
  const controller = new AbortController();
  if ('serviceWorker' in navigator) {
    const listen = ({ data, ports }: MessageEvent<unknown>) => {
      const link = linkToOpen(data);
      if (link === null) return;
      ports[0]?.postMessage('opened');
      open(link);
    };
    navigator.serviceWorker.addEventListener('message', listen, controller);
  }
  return () => controller.abort();
}
