import { findBackend } from '../backend/backend-binary.mjs';
import { buildDemo, buildFunctions, LOCAL_MODE } from '../build/builds.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { portPlan } from '../ports/ports.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { readyText } from './ready-text.mjs';
import { parseStartArguments } from './start-arguments.mjs';
import { Stopping } from '../process/stopping.mjs';
import { requireFreePorts } from '../ports/taken-ports.mjs';

const say = (line) => console.log(line);

/** `npm start` and `npm run dev`: everything up, the app's port last; returns when something has ended. */
export async function startPortal(argv) {
  const { dev, empty, offset } = parseStartArguments(argv);
  const stopping = new Stopping();
  stopping.listen();
  try {
    const reason = await run({ dev, empty, offset, plan: portPlan(offset), stopping });
    throw new PlainFailure(reason);
  } catch (failure) {
    // Parts that end because all of it is being stopped are no failure; the signal sets the exit code.
    if (stopping.hasBegun) return new Promise(() => {});
    await stopping.stopAll();
    throw failure;
  }
}

/** Settles with the one line that says what ended by itself. */
async function run({ dev, empty, offset, plan, stopping }) {
  await requireFreePorts(plan);
  await ensureInstalled(stopping, say);
  // Before minutes go into a build: a missing binary or a wrong PORTAL_BACKEND ends here.
  const { note } = await findBackend();
  if (note !== undefined) say(note);
  await buildFunctions(stopping, say);
  if (!dev) await buildDemo(stopping, say);

  say('Starting the local backend ...');
  const mail = await startMail(plan, stopping);
  const { startLocalBackend } = await import('../backend/local-backend.mjs');
  const backend = await startLocalBackend(plan, offset, stopping);
  const { demoAccounts, seedBackend } = await import('../backend/seed-backend.mjs');
  // A backend that dies under the seed is the reason, not the seed that then fails.
  await Promise.race([seedBackend(plan, offset, stopping, { empty }), backend.ended.then(failWith)]);

  const app = await startApp(plan, dev);
  stopping.add(app.stop);
  say(readyText({ plan, log: backend.log, accounts: await demoAccounts({ empty }) }));
  process.send?.({ kind: 'ready' });
  return Promise.race([
    backend.ended,
    mail.failed.then(() => 'The local mail server ended.'),
    app.failed.then(() => 'The web server ended.'),
  ]);
}

function failWith(reason) {
  throw new PlainFailure(reason);
}

async function startMail(plan, stopping) {
  const { startMailCatcher } = await import('../mail/mail-catcher.mjs');
  try {
    return await startMailCatcher(plan, stopping);
  } catch (error) {
    throw new PlainFailure(
      `The local mail server cannot listen on ${plan.smtp} and ${plan.mail}: ${error.message}`,
    );
  }
}

/** Imported lazily: neither superstatic nor Vite is there before the first installation. */
async function startApp(plan, dev) {
  try {
    if (!dev) return await (await import('./static-server.mjs')).startStaticServer(plan);
    return await (await import('./dev-server.mjs')).startDevServer(plan, LOCAL_MODE);
  } catch (error) {
    throw new PlainFailure(`The web server cannot start on port ${plan.app}: ${error.message}`);
  }
}
