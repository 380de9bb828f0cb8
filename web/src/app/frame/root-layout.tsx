import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { tabState } from '#data/local/tab-state.ts';
import { useAppUpdate } from '#pwa/use-app-update.ts';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { afterFirstScreen } from '../startup/after-first-screen.ts';
import { useDocumentTitle } from './use-document-title.ts';

export function RootLayout() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <Notices />
      <ScrollRestoration />
    </>
  );
}

const PageNotices = lazyPart(
  () => import('./page-notices.tsx'),
  (module) => module.PageNotices,
);

/** Its code comes after the first screen, before it is needed: of a version that was replaced the files are gone. */
function Notices() {
  const use = useSyncExternalStore(tabState.subscribe, tabState.read);
  const { kind } = useAppUpdate();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsHere(true)), []);
  const isWanted = isHere || use !== 'in_use' || kind !== 'current';
  return isWanted ? <PageNotices use={use} /> : null;
}
