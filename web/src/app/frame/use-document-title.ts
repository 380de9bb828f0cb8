import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { useShownFirm } from '#session/firm/shown-firm.ts';

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
  const firm = useShownFirm();
  const title = titleOf(handle?.title ?? firm?.name ?? 'Portal', handle?.area ?? firm?.shortName);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** For a screen in the place of the URL's own. */
export function useOwnTitle(title: string): void {
  const own = titleOf(title, useShownFirm()?.shortName);
  useEffect(() => {
    const before = document.title;
    document.title = own;
    return () => {
      document.title = before;
    };
  }, [own]);
}

/** No area: whose portal it is has not been heard yet. */
const titleOf = (title: string, area: string | undefined) =>
  area === undefined ? title : `${title} · ${area}`;

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
