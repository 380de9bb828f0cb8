import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { findBackend } from '#scripts/backend/backend-binary.mjs';
import { buildDemo, buildFunctions, DEMO_FOLDER } from '#scripts/build/builds.mjs';
import { localHosting } from '#scripts/start/hosting.mjs';
import { startLocalBackend } from '#scripts/backend/local-backend.mjs';
import { serveOnLoopback } from '#scripts/ports/loopback.mjs';
import { startMailCatcher } from '#scripts/mail/mail-catcher.mjs';
import { CACHE, inCache, inRoot } from '#scripts/paths.mjs';
import { portPlan } from '#scripts/ports/ports.mjs';
import { seedBackend } from '#scripts/backend/seed-backend.mjs';
import { hostingHandler } from '#scripts/start/static-server.mjs';
import { requireFreePorts } from '#scripts/ports/taken-ports.mjs';
import { DESKTOP, openBrowser, PHONE } from '#bench/browser.mjs';
import { makeNextVersion } from './next-version.mjs';

const SCREENS = { phone: PHONE, desktop: DESKTOP };
const DATA = inCache('chaos', 'data');

/** The product of all runs: one backend that can be stopped and started, one built app in two versions. */
export async function startProduct({ offset, executable, hands, holder, say }) {
  const plan = portPlan(offset);
  await requireFreePorts(plan);
  await findBackend();
  await buildFunctions(holder, say);
  await buildDemo(holder, say);
  await startMailCatcher(plan, holder);
  say('Starting the local backend ...');
  const backend = await startKeptBackend(plan, offset, holder, say);
  const app = await serveVersions(plan, holder);
  return {
    origin: `http://localhost:${plan.app}`,
    hands,
    openBrowser: (profile, screen) => openBrowser({ executable, profile, holder, screen: SCREENS[screen] }),
    restartBackend: backend.restart,
    deployNext: app.deployNext,
    async newProfile() {
      const profile = inCache('chaos', 'profile');
      await rm(profile, { recursive: true, force: true });
      return profile;
    },
  };
}

/** A backend that writes its data down when it is stopped. Where it cannot, it is never stopped. */
async function startKeptBackend(plan, offset, holder, say) {
  await rm(DATA, { recursive: true, force: true });
  await mkdir(inCache('chaos'), { recursive: true });
  const start = (...args) => startLocalBackend(plan, offset, holder, [...args, '--export-on-exit', DATA]);
  let running = await start();
  await seedBackend(plan, offset, holder);
  await running.stop();
  const canRestart = (await stat(DATA).catch(() => null)) !== null;
  if (canRestart) running = await start('--import', DATA);
  else {
    say(`This machine's backend does not keep its data below ${CACHE}: it will not be restarted.`);
    running = await start();
    await seedBackend(plan, offset, holder);
  }
  return {
    async restart() {
      if (!canRestart) return;
      await running.stop();
      running = await start('--import', DATA);
    },
  };
}

/** The built app and the same under other names, of which one is served at a time. */
async function serveVersions(plan, holder) {
  const [first, second] = ['first', 'second'].map((name) => inCache('chaos', 'versions', name));
  await rm(inCache('chaos', 'versions'), { recursive: true, force: true });
  await cp(inRoot(DEMO_FOLDER), first, { recursive: true });
  await makeNextVersion(first, second);
  const handlers = await Promise.all(
    ['first', 'second'].map(async (name) =>
      hostingHandler(await localHosting(plan, `.cache/chaos/versions/${name}`)),
    ),
  );
  let current = 0;
  const server = await serveOnLoopback(plan.app, (request, response) => handlers[current](request, response));
  holder.add(server.stop);
  return { deployNext: () => void (current = 1 - current) };
}
