import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UpdatePrompt } from '#pwa/update-prompt.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export function RootLayout() {
  useDocumentTitle();
  return (
    <>
      <Outlet />
      <UpdatePrompt />
      <ScrollRestoration />
    </>
  );
}
