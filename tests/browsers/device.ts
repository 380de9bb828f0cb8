import { DEMO_PASSWORD } from '../e2e/support/people.ts';
import { Browser, type BrowserName } from './driver/browser.ts';
import type { Tab } from './driver/tab.ts';
import type { Line } from './line.mjs';

/** What WebDriver takes for the key. */
const ENTER = '\uE007';

/** A person's device: a browser and its line. */
export class Device {
  private readonly browser: Browser;
  private readonly line: Line;
  private lastTab: Tab | null = null;
  private constructor(browser: Browser, line: Line) {
    this.browser = browser;
    this.line = line;
  }

  static async open(name: BrowserName, line: Line): Promise<Device> {
    return new Device(await Browser.open(name), line);
  }

  /** Signs in where a browser begins, on the way to a screen. */
  async signIn(email: string, screen: string): Promise<Tab> {
    const tab = (this.lastTab = await this.browser.firstTab());
    await tab.open(this.address(`/auth?next=${encodeURIComponent(screen)}`));
    // A driver types into one element, and the app's take the place of those that came with the page.
    await tab.seeNoMore({ css: '#prerendered' });
    await tab.type({ css: 'input[type=email]' }, email);
    await tab.type({ css: 'input[type=password]' }, DEMO_PASSWORD + ENTER);
    return tab;
  }

  async newTab(screen: string): Promise<Tab> {
    const tab = (this.lastTab = await this.browser.newTab());
    await tab.open(this.address(screen));
    return tab;
  }

  /** Nobody answers, and a browser that can be told is told. */
  async goOffline(): Promise<void> {
    await this.line.cut();
    await this.browser.tellOffline(true);
  }

  async goOnline(): Promise<void> {
    await this.line.mend();
    await this.browser.tellOffline(false);
  }

  /** What the person saw last. */
  async picture(): Promise<Buffer | null> {
    return (await this.lastTab?.picture().catch(() => null)) ?? null;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.line.mend();
  }

  private address(screen: string): string {
    return new URL(screen, this.line.origin).href;
  }
}
