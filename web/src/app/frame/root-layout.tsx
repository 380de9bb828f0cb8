import { useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { tabState } from '#data/local/tab-state.ts';
import { UpdatePrompt } from '#pwa/update-prompt.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export function RootLayout() {
  useDocumentTitle();
  const standing = useSyncExternalStore(tabState.subscribe, tabState.read);
  return (
    <>
      <Outlet />
      <UpdatePrompt standing={standing} />
      <ScrollRestoration />
    </>
  );
}
