import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marionette } from './marionette.ts';
import type { Opened } from './opened.ts';
import type { Command, Send } from './send.ts';
import { start, STARTS_WITHIN_MS } from './start.ts';
import { until } from './until.ts';

/** Any free port, and quiet in a closed network; what else a test wants of a profile the browser sets itself. */
const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'pt-BR',
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** The third lets the tests say to the browser itself that it has no connection. */
const ARGUMENTS = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile'];

/** Firefox without a window, on a profile of its own. */
export async function openFirefox(program: string): Promise<Opened> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const stop = start(program, [...ARGUMENTS, profile]);
  const close = async () => {
    await stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const send = await marionette(await portOf(profile));
    await send(own('WebDriver:NewSession'), {});
    return { send, close, tellOffline: (isOffline) => tellOffline(send, isOffline) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** It writes down where it listens. */
const portOf = (profile: string) =>
  until(
    'Firefox to listen',
    async () => {
      const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
      return port === '' ? null : Number(port);
    },
    STARTS_WITHIN_MS,
  );

/** What only Firefox knows has no path. */
const own = (name: string): Command => ({ name, method: 'POST', path: '' });

async function tellOffline(send: Send, isOffline: boolean): Promise<void> {
  const script = `Services.io.offline = ${String(isOffline)}`;
  await send(own('Marionette:SetContext'), { value: 'chrome' });
  await send(own('WebDriver:ExecuteScript'), { script, args: [] });
  await send(own('Marionette:SetContext'), { value: 'content' });
}
