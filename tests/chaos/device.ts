import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { isBackend } from '../e2e/support/local-backend.ts';
import { fillDevice, freeDevice, tellDocumentsOfLine } from '../e2e/support/offline.ts';
import { isLocked, unlock, untilUnlocked } from '../e2e/support/locked.ts';
import { enterCredentials } from '../e2e/support/people.ts';
import { noteStreams } from '../e2e/support/streams.ts';

export type OpenedBrowser = {
  context: BrowserContext;
  page: Page;
  close(): Promise<void>;
  /** As by a power cut. */
  kill(): Promise<void>;
};

/** What is true of the device and its connection until it is taken back, also over the death of the browser. */
export type Condition = 'offline' | 'unreachable' | 'answers_lost' | 'full';

/** What was sent before it is answered by then. */
const ANSWERED_WITHIN_MS = 500;
const ACTION_WITHIN_MS = 15_000;
const SIGN_IN_WITHIN_MS = 60_000;
const NEEDED_TO_SIGN_IN: readonly Condition[] = ['offline', 'unreachable'];

/** Sends something whose answer says what became of it. */
const isSending = (url: URL) =>
  url.pathname.endsWith('/documents:commit') || /^\/v0\/b\/[^/]+\/o/.test(url.pathname);

export type DeviceOptions = {
  open: () => Promise<OpenedBrowser>;
  origin: string;
  /** A script that runs in each page before its own. */
  hands: string;
  email: string;
  home: '/admin' | '/client-portal';
  beforeSignIn: () => Promise<void>;
};

/** One person's device: a profile on the disk, and the browser that runs on it at the moment. */
export class Device {
  readonly #options: DeviceOptions;
  readonly #conditions = new Set<Condition>();
  #browser: OpenedBrowser | null = null;
  #tabs: Page[] = [];
  /** What the pages complained about, for the trace. */
  readonly complaints: string[] = [];

  constructor(options: DeviceOptions) {
    this.#options = options;
  }

  get tabs(): readonly Page[] {
    return this.#tabs;
  }

  get first(): Page {
    const [page] = this.#tabs;
    if (page === undefined) throw new Error('no page is open');
    return page;
  }

  has(condition: Condition): boolean {
    return this.#conditions.has(condition);
  }

  /** A new browser on the profile, with the first tab at the person's home. */
  async start(): Promise<void> {
    const browser = await this.#options.open();
    this.#browser = browser;
    const { context } = browser;
    await context.addInitScript({ content: this.#options.hands });
    context.setDefaultTimeout(ACTION_WITHIN_MS);
    context.setDefaultNavigationTimeout(SIGN_IN_WITHIN_MS);
    tellDocumentsOfLine(context);
    noteStreams(context);
    context.on('page', (page) => this.#listen(page));
    // The one that the browser opened itself was there before anybody listened.
    this.#tabs = [await context.newPage()];
    await browser.page.close();
    await this.#applyAll();
    await this.first.goto(`${this.#options.origin}${this.#options.home}`);
    await this.#applyQuota();
    await this.signInWhereAsked();
  }

  /**
   * What a killed process had not yet put on the disk may be the session itself, or when it was used last: then the screen is
   * locked. Without a server nobody can sign in, and not everybody can unlock.
   */
  async signInWhereAsked(): Promise<void> {
    if (!(await this.isSignedIn())) return this.#withServer(() => this.#signIn());
    await this.first.locator('h1').first().waitFor();
    if (!(await isLocked(this.first))) return;
    await this.#withServer(async () => {
      await unlock(this.first);
      await untilUnlocked(this.first);
    });
  }

  async #withServer(act: () => Promise<void>): Promise<void> {
    const lifted = NEEDED_TO_SIGN_IN.filter((condition) => this.#conditions.has(condition));
    for (const condition of lifted) await this.set(condition, false);
    await act();
    for (const condition of lifted) await this.set(condition, true);
  }

  async #signIn(): Promise<void> {
    const { origin, email, home } = this.#options;
    const page = this.first;
    await this.#options.beforeSignIn();
    await page.goto(`${origin}/auth`);
    // The SDK may still know who was here, and the form goes away under the hand.
    const atHome = page.waitForURL((url) => url.pathname.startsWith(home), { timeout: SIGN_IN_WITHIN_MS });
    // One hand at a time: what was left half typed would go on in the next form.
    await enterCredentials(page, email).catch(() => undefined);
    await atHome;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  isSignedIn(): Promise<boolean> {
    return this.first.evaluate(() => globalThis.chaosHands.isSignedIn());
  }

  async openTab(): Promise<void> {
    const page = await this.#context().newPage();
    this.#tabs.push(page);
    await page.goto(`${this.#options.origin}${this.#options.home}`);
  }

  /** The oldest goes: it is the one that leads. */
  async closeTab(): Promise<void> {
    if (this.#tabs.length < 2) return;
    const oldest = this.#tabs.shift();
    await oldest?.close();
  }

  /** For the person who looks into a failure; where there is no page any more there is nothing to see. */
  async photograph(path: string): Promise<void> {
    await this.#tabs[0]?.screenshot({ path }).catch(() => undefined);
  }

  async kill(): Promise<void> {
    this.#tabs = [];
    await this.#browser?.kill();
    this.#browser = null;
  }

  async close(): Promise<void> {
    this.#tabs = [];
    await this.#browser?.close();
    this.#browser = null;
  }

  async set(condition: Condition, isOn: boolean): Promise<void> {
    if (isOn) this.#conditions.add(condition);
    else this.#conditions.delete(condition);
    const context = this.#context();
    switch (condition) {
      case 'offline':
        return context.setOffline(isOn);
      case 'unreachable':
        return this.#setReachable(context, !isOn);
      case 'answers_lost':
        if (isOn) return void (await context.route(isSending, loseAnswer));
        return context.unroute(isSending, loseAnswer);
      case 'full':
        return isOn ? fillDevice(this.first) : freeDevice(this.first);
    }
  }

  /** Nothing is sent meanwhile: a server that is stopped in the middle of an answer may forget what it has confirmed. */
  async withoutSending(work: () => Promise<void>): Promise<void> {
    const context = this.#context();
    await context.route(isSending, refuse);
    await delay(ANSWERED_WITHIN_MS);
    await work();
    await context.unroute(isSending, refuse);
  }

  async #setReachable(context: BrowserContext, isReachable: boolean): Promise<void> {
    if (isReachable) return context.unroute(isBackend, refuse);
    // Streams that are open end with the connection.
    await context.setOffline(true);
    await context.route(isBackend, refuse);
    await context.setOffline(this.#conditions.has('offline'));
  }

  async #applyAll(): Promise<void> {
    for (const condition of this.#conditions) if (condition !== 'full') await this.set(condition, true);
  }

  /** It is set for an origin, which a page has only once it is there. */
  async #applyQuota(): Promise<void> {
    if (this.#conditions.has('full')) await this.set('full', true);
  }

  #context(): BrowserContext {
    if (this.#browser === null) throw new Error('the browser is not running');
    return this.#browser.context;
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(`exception: ${error.message}`));
  }
}

type Route = Parameters<Parameters<BrowserContext['route']>[1]>[0];

/** Whatever the page is doing may have ended meanwhile. */
const refuse = (route: Route) => route.abort().catch(() => undefined);

async function loseAnswer(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback().catch(() => undefined);
  await route.fetch().catch(() => undefined);
  await route.abort().catch(() => undefined);
}
