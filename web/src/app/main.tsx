// First: the device reads while the rest starts.
import './startup/first-reads.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { standAside } from '#data/local/database.ts';
import { appUpdate } from '#pwa/app-update.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { isPrerendered } from './prerendered/take-over.ts';
import { routes } from './routes.tsx';
import { AppRouter } from './routing/app-router.tsx';
import { AppSessionProvider } from './session/session-provider.tsx';
import { startWorker } from './startup/start-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <AppSessionProvider>
        <AppRouter routes={routes} />
      </AppSessionProvider>
    </UiProvider>
  </StrictMode>,
);

// The files of this page's version are gone: what it would still write, no version of the app has tested.
appUpdate.subscribe(() => {
  if (appUpdate.read().kind === 'replaced') standAside();
});
if (!isPrerendered()) startWorker();
