import { useEffect, useLayoutEffect } from 'react';
import { useShownFirm } from '#session/firm/shown-firm.ts';

/** How a screen is named, and the part of the app that it is in where this is not the firm's portal. */
export type ScreenName = { title: string; area?: string };

/**
 * The browser's title of the screen that is shown: 'Clientes · Painel Administrativo'. Never a name out of the data:
 * titles stay in the browser's history, which outlives the account on this device.
 */
export function useDocumentTitle(named: ScreenName | undefined): void {
  const firm = useShownFirm();
  const title = titleOf(named?.title ?? firm?.name ?? 'Portal', named?.area ?? firm?.shortName);
  // With the screen, and not a moment after it.
  useLayoutEffect(() => {
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
