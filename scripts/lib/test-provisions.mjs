import { findBrowser } from './browser.mjs';
import { startChild } from './child.mjs';
import { inCache, inRoot, ROOT } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { portPlan, SIDE_OFFSET } from './ports.mjs';
import { openLog } from './run-logged.mjs';
import { reportOf } from './test-stages.mjs';

/** What stages use besides their own command: a browser, the running app. Each is had once, when first asked for. */
export function provisionsOf(holder, say) {
  const browser = once(() => findBrowser(holder, say));
  const app = once(() => startApp(holder, say));
  return {
    async environmentFor(stage) {
      const env = {
        ...process.env,
        CI: process.env.CI ?? 'true',
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(stage.name),
      };
      if (stage.uses.includes('browser')) env.PORTAL_CHROMIUM = await browser();
      if (stage.uses.includes('app')) Object.assign(env, await app());
      // The dist that the production build of this run wrote, for the budgets.
      env.PORTAL_PRODUCTION_DIST = inCache('dist-production');
      return env;
    },
  };
}

function once(make) {
  let made = null;
  return () => (made ??= make());
}

/** `npm start` on side ports, so that one that a person runs is not in the way. */
async function startApp(holder, say) {
  say('  Starting the app ...');
  const plan = portPlan(SIDE_OFFSET);
  const log = inCache('test-logs', 'app.log');
  const output = await openLog(log);
  const running = startChild(
    process.execPath,
    [inRoot('scripts', 'start.mjs'), '--offset', String(SIDE_OFFSET)],
    {
      cwd: ROOT,
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  holder.add(running.stop);
  const isReady = await Promise.race([
    new Promise((resolve) => running.child.once('message', () => resolve(true))),
    running.ended.then(() => false),
  ]);
  if (!isReady) throw new PlainFailure(`The app did not start; see ${log}.`);
  return {
    PORTAL_URL: `http://localhost:${plan.app}`,
    PORTAL_MAIL_URL: `http://localhost:${plan.mail}/email`,
    PORTAL_OFFSET: String(SIDE_OFFSET),
  };
}
