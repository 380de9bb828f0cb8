import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { firm } from '#config/firm.ts';

/** What a route says of itself. */
export type RouteHandle = { title: string; area?: string };

/**
 * The browser's title of the screen that is shown: 'Clientes · Painel Administrativo'. Never a name out of the data:
 * titles stay in the browser's history, which outlives the account on this device.
 */
export function useDocumentTitle(): void {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  const title = handle?.title ?? firm.name;
  const area = handle?.area ?? firm.shortName;
  useEffect(() => {
    document.title = `${title} · ${area}`;
  }, [title, area]);
}

/** For a screen in the place of the URL's own. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${firm.shortName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
