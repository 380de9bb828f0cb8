import { buildDemo, buildFunctions } from '../build/builds.mjs';
import { findBrowser } from '../install/browser.mjs';
import { bringBrowsers, browsersIn, OTHER_BROWSERS } from '../install/other-browsers.mjs';
import { inCache } from '../paths.mjs';
import { startRunningApp } from '../start/running-app.mjs';
import { storyTurn } from './story-turn.mjs';
import { reportOf } from './test-stages.mjs';

/** What stages use besides their own command: a browser and a built app, had once, and a running app for each that asks. */
export function provisionsOf(holder, say) {
  const browser = once(() => findBrowser(holder, say));
  // Once for all: two that build at the same time would write the same files.
  const built = once(async () => {
    await buildFunctions(holder, say);
    await buildDemo(holder, say);
  });
  const turn = once(() => storyTurn());
  return {
    /** `{env, release}`: what the stage's commands are told, and the way to give back what is theirs alone. */
    async provide(stage) {
      const env = {
        ...process.env,
        CI: process.env.CI ?? 'true',
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(stage.name),
        // The dist that the production build of this run wrote, for the budgets.
        PORTAL_PRODUCTION_DIST: inCache('dist-production'),
        PORTAL_TURN: await turn(),
        ...stage.env,
      };
      if (stage.uses.includes('browser')) env.PORTAL_CHROMIUM = await browser();
      if (stage.browsers !== undefined) Object.assign(env, await otherBrowsers(stage, holder, say));
      if (stage.uses.includes('dist')) await built();
      if (stage.offset === undefined) return { env, release: () => {} };
      const app = await startApp(stage, holder);
      return { env: { ...env, ...app.env }, release: app.stop };
    },
  };
}

/** By the names under which the tests look for them: those of every day take what is there, the long ones bring all. */
async function otherBrowsers({ browsers, isLong }, holder, say) {
  if (isLong === true) await bringBrowsers(browsers, holder, say);
  const found = browsersIn(browsers);
  return Object.fromEntries(
    OTHER_BROWSERS.map(({ name, variable }) => {
      return [variable, found.find((one) => one.name === name)?.program ?? ''];
    }),
  );
}

function once(make) {
  let made = null;
  return () => (made ??= make());
}

async function startApp({ name, offset }, holder) {
  const log = inCache('test-logs', `${name}-app.log`);
  const { plan, stop } = await startRunningApp({ offset, log, holder });
  return {
    env: {
      PORTAL_URL: `http://localhost:${plan.app}`,
      PORTAL_MAIL_URL: `http://localhost:${plan.mail}/email`,
      PORTAL_OFFSET: String(offset),
    },
    stop,
  };
}
