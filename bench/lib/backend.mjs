import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';

const environmentOf = (plan) => ({
  GCLOUD_PROJECT: PROJECT,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${plan.auth}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${plan.firestore}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${plan.storage}`,
  STORAGE_EMULATOR_HOST: `http://127.0.0.1:${plan.storage}`,
});

/** Rows and files as they are in the backend, whatever the app says of them. */
export function openBackend(plan) {
  // The admin SDK finds its backend by these alone.
  Object.assign(process.env, environmentOf(plan), { METADATA_SERVER_DETECTION: 'none' });
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${PROJECT}.firebasestorage.app` });
  return { db: getFirestore(app), bucket: getStorage(app).bucket() };
}

/** Adds that many documents to the measured client, with rows of the form the product writes. */
export const addDocuments = (plan, count, holder) => addRows('many-documents.ts', plan, count, holder);

/** The same of messages between the client and the accountant. */
export const addMessages = (plan, count, holder) => addRows('many-messages.ts', plan, count, holder);

async function addRows(script, plan, count, holder) {
  const bundle = inCache('bench', 'seed.mjs');
  await bundleScript(inRoot('scripts', 'seed', script), bundle);
  const log = inCache('bench', 'seed.log');
  const { code, tail } = await runLogged(process.execPath, [bundle, String(count), `localhost:${plan.app}`], {
    log,
    cwd: ROOT,
    holder,
    env: { ...process.env, ...environmentOf(plan) },
  });
  if (code !== 0) throw new PlainFailure(`The rows could not be written (all of it in ${log}):\n${tail}`);
}
