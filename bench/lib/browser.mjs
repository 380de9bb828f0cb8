import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PLAYWRIGHT_SWITCHES } from '#scripts/install/browser-switches.mjs';

/** Drawn by this machine's processor: nothing is slowed down. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

const IN_BRAZIL = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };

/** A new browser process on a profile folder: what an earlier process stored there is there again. */
export async function openBrowser({ executable, profile, holder, screen = PHONE }) {
  const context = await chromium.launchPersistentContext(profile, {
    ...screen,
    ...IN_BRAZIL,
    executablePath: executable,
    args: PLAYWRIGHT_SWITCHES,
  });
  const release = holder.add(() => context.close());
  await context.addInitScript(somebodyIsThere);
  const [page] = context.pages();
  await showWhole(context, page, screen);
  return {
    context,
    page,
    async close() {
      await context.close();
      release();
    },
    /** As by a power cut, where the system tells which process it is; else an ordinary end. */
    async kill() {
      const pid = await browserProcess(profile);
      const closed = new Promise((resolve) => context.once('close', resolve));
      if (pid === null) await context.close();
      else process.kill(pid, 'SIGKILL');
      await closed;
      release();
      // A process that was killed leaves it behind, and the next one would look for its owner.
      await rm(join(profile, 'SingletonLock'), { force: true });
    },
  };
}

/**
 * Runs in the page, before any script of its own: somebody uses the device at this moment. A measured page is pressed by
 * scripts, and after a quarter of an hour without a hand the portal hides itself behind its lock.
 */
function somebodyIsThere() {
  if (globalThis.origin === 'null') return;
  const { uid } = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
  if (uid !== undefined) localStorage.setItem('portal.last_use', `${uid} ${Date.now()}`);
}

/** What the browser has above and next to a page: address, tabs, edges. */
const FRAME_PX = { width: 40, height: 160 };

/**
 * The window is given the screen's size, its own bars included: what is at the foot of the page would lie outside of
 * it, and be told as painted only when something else is.
 */
async function showWhole(context, page, { viewport }) {
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: viewport.width + FRAME_PX.width, height: viewport.height + FRAME_PX.height };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  await session.detach();
}

/** Chromium's lock on its profile names its owner: `{host}-{pid}`. Windows has no such link. */
async function browserProcess(profile) {
  const owner = await readlink(join(profile, 'SingletonLock')).catch(() => '');
  const pid = Number(/-(\d+)$/.exec(owner)?.[1]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}
