import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { addMessages } from '#bench/backend.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { CLIENT, signInOnDevice, waitForRows } from '#bench/people.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';
import { scrollThrough } from './scroll-through.mjs';

/** A hard fling on a phone. */
const PX_PER_SECOND = 6_000;
const MIRROR_TIMEOUT_MS = 120_000;
/** What follows the first screen has come by then. */
const REST_MS = 3_000;

/** A long conversation without a connection, scrolled from its end to its start and back: the longest frame. */
export async function measureThread({ messages, limit_ms, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-thread');
  await rm(profile, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  say(`Adding messages up to ${messages} to one conversation ...`);
  await addMessages(app.plan, messages, holder);
  const { context, page, close } = await openBrowser({ executable, profile, holder });
  await signInOnDevice(page, origin, CLIENT, '/client-portal');
  await waitForRows(page, 'messages', messages, MIRROR_TIMEOUT_MS);
  await context.setOffline(true);
  await app.stop();

  say('Scrolling through it without a connection ...');
  await page.goto(`${origin}/client-portal?aba=chat`);
  await page.locator('[role=log] article').first().waitFor();
  await delay(REST_MS);
  const { gaps, long, rows } = await page.evaluate(scrollThrough, {
    selector: '[role=log]',
    px_per_second: PX_PER_SECOND,
  });
  await close();
  await rm(profile, { recursive: true, force: true });

  const frames = summaryOf(gaps);
  say(
    table(
      [`${rows} messages, to the start and back`, 'frames', 'p50', 'p95', 'longest'],
      [
        ['between two frames', `${frames.count}`, ...[frames.p50, frames.p95, frames.max].map(milliseconds)],
        ['long frames by the browser', `${long.length}`, '', '', milliseconds(Math.max(0, ...long))],
      ],
    ),
  );
  if (rows < messages) say(`FAILED: only ${rows} of ${messages} messages were scrolled through.`);
  const value = Math.max(frames.max, ...long);
  const isSmooth = keeps({
    what: 'longest frame of the scroll',
    value,
    limit: limit_ms,
    shown: milliseconds,
    say,
  });
  return isSmooth && rows >= messages;
}
