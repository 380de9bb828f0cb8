import { readFile } from 'node:fs/promises';
import { bundleScript } from '../build/bundle-script.mjs';
import { PROJECT } from '../project.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { runLogged } from '../process/run-logged.mjs';

/**
 * Writes the demo firms into the backend of this plan; safe to run again on one that has them. `empty`: one firm of no
 * work, as on its first day.
 */
export async function seedBackend(plan, offset, holder, { empty = false } = {}) {
  const bundle = inCache('run', String(offset), 'seed.mjs');
  await bundleScript(inRoot('scripts', 'seed', 'main.ts'), bundle);
  const log = inCache('run', String(offset), 'seed.log');
  const { code, tail } = await runLogged(
    process.execPath,
    [bundle, ...(empty ? ['--empty'] : []), `localhost:${plan.app}`],
    {
      log,
      cwd: ROOT,
      holder,
      env: {
        ...process.env,
        GCLOUD_PROJECT: PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${plan.auth}`,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${plan.firestore}`,
        FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${plan.storage}`,
        STORAGE_EMULATOR_HOST: `http://127.0.0.1:${plan.storage}`,
      },
    },
  );
  if (code !== 0)
    throw new PlainFailure(`The demo data could not be written (all of it in ${log}):\n${tail}`);
}

/** The accounts a person may sign in with, and their common password; of an empty firm its administrator alone. */
export async function demoAccounts({ empty = false } = {}) {
  const { password, accounts } = JSON.parse(
    await readFile(inRoot('scripts', 'seed', 'demo-accounts.json'), 'utf8'),
  );
  return { password, accounts: empty ? accounts.slice(0, 1) : accounts };
}
