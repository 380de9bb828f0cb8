import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readPortalTab, rememberPortalTab } from '#session/portal-tab.ts';
import { FIRST_TAB, type PortalTab, portalTabOf } from './portal-tab.ts';

type OpeningTab = {
  /** The URL is the portal's and names no tab. */
  isUnnamed: boolean;
  /** The tab of the URL; null beside the tabs. */
  tab: PortalTab | null;
  /** Brings the URL up to date. */
  onRemembered: (tab: PortalTab) => void;
};

/**
 * The tab to show. A portal that is opened by its bare URL shows the one that was open last on this device;
 * later the bare URL is the first tab's, so that Back leads where it led from.
 */
export function useOpeningTab({ isUnnamed, tab, onRemembered }: OpeningTab): PortalTab | null {
  const [remembered, setRemembered] = useState(() => {
    const last = isUnnamed ? portalTabOf(readPortalTab()) : FIRST_TAB;
    return last === FIRST_TAB ? null : last;
  });
  const tellRemembered = useEffectEvent(onRemembered);
  // The URL names a tab by now, the remembered one or one that was tapped meanwhile.
  if (remembered !== null && !isUnnamed) setRemembered(null);

  useEffect(() => {
    if (remembered !== null) tellRemembered(remembered);
  }, [remembered]);

  const shown = isUnnamed && remembered !== null ? remembered : tab;
  // With the drawing: a person who sees the tab and leaves at once finds it again.
  useLayoutEffect(() => {
    if (shown !== null) rememberPortalTab(shown);
  }, [shown]);
  return shown;
}
