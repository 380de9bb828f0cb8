import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { tabState } from '#data/local/tab-state.ts';
import { useAppUpdate } from '#pwa/use-app-update.ts';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { afterFirstScreen } from '../startup/after-first-screen.ts';
import { type ScreenName, useDocumentTitle } from './use-document-title.ts';

type RootLayoutProps = { readonly named: ScreenName | undefined; readonly children: ReactNode };

export function RootLayout({ named, children }: RootLayoutProps) {
  useDocumentTitle(named);
  return (
    <>
      {children}
      <Notices />
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
