// First: the device reads while the rest starts.
import './startup/first-reads.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerWorker } from '#pwa/register-worker.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { tellFallenScreen } from './faults/tell-fallen-screen.ts';
import { router } from './router.tsx';
import { AppSessionProvider } from './session/session-provider.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <AppSessionProvider>
        <RouterProvider router={router} onError={tellFallenScreen} />
      </AppSessionProvider>
    </UiProvider>
  </StrictMode>,
);

void registerWorker();
