import { findBrowser } from '../install/browser.mjs';
import { inCache } from '../paths.mjs';
import { SIDE_OFFSET } from '../ports/ports.mjs';
import { startRunningApp } from '../start/running-app.mjs';
import { reportOf } from './test-stages.mjs';

/** What stages use besides their own command: a browser, had once, and a running app, fresh for each that asks. */
export function provisionsOf(holder, say) {
  const browser = once(() => findBrowser(holder, say));
  const app = freshApp(holder, say);
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

function freshApp(holder, say) {
  let running = null;
  return async () => {
    await running?.stop();
    say('  Starting the app ...');
    const log = inCache('test-logs', 'app.log');
    running = await startRunningApp({ offset: SIDE_OFFSET, log, holder });
    const { plan } = running;
    return {
      PORTAL_URL: `http://localhost:${plan.app}`,
      PORTAL_MAIL_URL: `http://localhost:${plan.mail}/email`,
      PORTAL_OFFSET: String(SIDE_OFFSET),
    };
  };
}
