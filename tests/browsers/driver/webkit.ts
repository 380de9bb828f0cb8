import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Opened } from './opened.ts';
import { start, STARTS_WITHIN_MS } from './start.ts';
import { until } from './until.ts';
import { webdriver } from './webdriver.ts';

/** WebKit's own small browser, on a screen that nobody sees; its session keeps nothing beyond its end. */
export async function openWebKit(program: string): Promise<Opened> {
  const port = await freePort();
  const driver = ['WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`];
  const stop = start('xvfb-run', ['--auto-servernum', ...driver]);
  const server = `http://127.0.0.1:${port}`;
  const options = { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } };
  try {
    await until(
      'WebKitWebDriver to listen',
      async () => ((await fetch(`${server}/status`)).ok ? true : null),
      STARTS_WITHIN_MS,
    );
    const send = await webdriver(server, options);
    // It asks nobody whether there is a connection.
    return { send, close: stop, tellOffline: () => Promise.resolve() };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  server.close();
  await once(server, 'close');
  return port;
}
