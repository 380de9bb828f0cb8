import { existsSync } from 'node:fs';
import { buildFunctions, buildWeb, PRODUCTION_MODE } from './builds.mjs';
import { bundleBreaches } from './bundle-law.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { missingVariables, webVariables, WEB_VARIABLES } from '../deploy/required-variables.mjs';
import { runLogged } from '../process/run-logged.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';

const say = (line) => console.log(line);
const BUDGETS = 'tests/budgets/vitest.config.ts';

/** `npm run build`: what will be deployed, in dist/ and functions/lib, checked. */
export async function buildProductionCommand() {
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  await ensureInstalled(stopping, say);
  const missing = missingVariables(WEB_VARIABLES, await webVariables(), 'the environment or .env.production');
  if (missing.length > 0) throw new PlainFailure(missing.join('\n'));
  await buildFunctions(stopping, say);
  await buildProductionWeb({ env: process.env, output: inRoot('dist'), holder: stopping });
  say('dist/ is ready.');
  return 0;
}

/** The web app as it is deployed, within its budgets. */
export async function buildProductionWeb({ env, output, holder }) {
  await buildCheckedWeb({ output, env, holder, say });
  await checkBudgets(output, holder);
}

/** The production build of the web app, without anything that must not leave this machine. */
export async function buildCheckedWeb({ output, env, holder, say: tell }) {
  await buildWeb({ mode: PRODUCTION_MODE, output, env, holder, say: tell });
  const breaches = await bundleBreaches(output);
  if (breaches.length > 0) throw new PlainFailure(`The bundle must not be deployed:\n${breaches.join('\n')}`);
}

async function checkBudgets(output, holder) {
  if (!existsSync(inRoot(BUDGETS))) return;
  say('Checking the budgets ...');
  const { code, tail } = await runLogged(
    process.execPath,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', BUDGETS],
    {
      log: inRoot('.cache', 'logs', 'budgets.log'),
      cwd: ROOT,
      env: { ...process.env, PORTAL_PRODUCTION_DIST: output },
      holder,
    },
  );
  if (code !== 0) throw new PlainFailure(`The budgets are not kept:\n${tail}`);
}
