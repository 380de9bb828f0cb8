import { mkdir, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PLAIN_SWITCHES } from '#scripts/install/browser-switches.mjs';
import { startChild } from '#scripts/process/child.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';

const ADDRESS = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Chromium as a person starts it, with a port for Lighthouse. Not by Playwright, which switches parts of the
 * browser off that decide when something is painted.
 */
export async function openDebuggedBrowser({ executable, profile, holder }) {
  await rm(profile, { recursive: true, force: true });
  await mkdir(profile, { recursive: true });
  const running = startChild(
    executable,
    [
      ...PLAIN_SWITCHES,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const release = holder.add(running.stop);
  const port = await Promise.race([portSaidBy(running.child), running.ended.then(() => null)]);
  if (port === null) throw new PlainFailure(`The browser ended before it could be asked: ${executable}`);
  return {
    port,
    async close() {
      await running.stop();
      release();
    },
  };
}

function portSaidBy(child) {
  return new Promise((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const port = ADDRESS.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
