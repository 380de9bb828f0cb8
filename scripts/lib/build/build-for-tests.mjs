import { buildCheckedWeb } from './build-production.mjs';
import { inCache } from '../paths.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';

/** A project of nobody: the bundle has the size and the shape of a deployed one. */
const ENVIRONMENT = {
  VITE_FIREBASE_API_KEY: 'example-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'portal.example',
  VITE_FIREBASE_PROJECT_ID: 'portal-example',
  VITE_FIREBASE_STORAGE_BUCKET: 'portal-example.firebasestorage.app',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

const stopping = new Stopping();
stopping.listen(signalExitCode);

// Next to dist/, which holds what is deployed.
await buildCheckedWeb({
  output: inCache('dist-production'),
  env: { ...process.env, ...ENVIRONMENT },
  holder: stopping,
  say: console.log,
}).catch((failure) => {
  console.error(failure.message);
  process.exitCode = 1;
});
