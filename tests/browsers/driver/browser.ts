import { openFirefox } from './firefox.ts';
import type { Opened } from './opened.ts';
import { COMMANDS } from './send.ts';
import { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

export type BrowserName = 'firefox' | 'webkit';

const OPEN = { firefox: openFirefox, webkit: openWebKit };

/** Where each is, as the command that starts the tests found them. */
const PROGRAMS = { firefox: process.env['PORTAL_FIREFOX'], webkit: process.env['PORTAL_WEBKIT'] };

/** Those that are installed. */
export const BROWSERS = (['firefox', 'webkit'] as const).filter((name) => (PROGRAMS[name] ?? '') !== '');

/** A browser of its own for each: nothing of another one is in it. */
export class Browser {
  private readonly opened: Opened;
  private constructor(opened: Opened) {
    this.opened = opened;
  }

  static async open(name: BrowserName): Promise<Browser> {
    const program = PROGRAMS[name] ?? '';
    if (program === '') throw new Error(`no ${name} is named: PORTAL_FIREFOX, PORTAL_WEBKIT`);
    return new Browser(await OPEN[name](program));
  }

  /** What a browser begins with. */
  async firstTab(): Promise<Tab> {
    return new Tab(this.opened.send, String(await this.opened.send(COMMANDS.window, {})));
  }

  /** In a window of its own: WebKit's driver presses nothing in a tab behind another one. */
  async newTab(): Promise<Tab> {
    const { handle } = (await this.opened.send(COMMANDS.newWindow, { type: 'window' })) as { handle: string }; // the protocol's documented answer
    return new Tab(this.opened.send, handle);
  }

  tellOffline(isOffline: boolean): Promise<void> {
    return this.opened.tellOffline(isOffline);
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}
