import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { tellDocumentsOfLine, isBackendCut } from './offline.ts';
import { signInAs } from './people.ts';
import { endStreams, noteStreams } from './streams.ts';

/** After a stream error the Firestore SDK probes the network with this image, which the page's policy blocks. */
const SDK_PROBE = 'https://www.google.com/images/cleardot.gif';

/**
 * When the connection goes, the browser itself logs each request that was under way: the database's streams, which
 * also knock once more, a transaction, the look for who is signed in, the word that they are, an upload, a
 * report of what the page's policy held back. A page that starts without a connection asks nobody.
 */
const NETWORK_NOISE = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)/;
const UNDER_WAY =
  /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel\?|\/documents:(batchGet|commit)\?|:runAggregationQuery\?|\/(receivePolicyReport|listCalendarFeeds|listInvitations|stampLogin|registerDevice)$|\/accounts:lookup\?|\/v0\/b\/[^/]+\/o\?/;

/** So is a slip's file that comes by itself; one that is asked for on a connection that carries nothing ends otherwise. */
const CUT_OFF = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/;
const FILE_UNDER_WAY = /\/v0\/b\/[^/]+\/o\/[^?]+\?alt=media$/;

const isCutOff = (page: Page, text: string) =>
  CUT_OFF.test(text) || (isBackendCut(page) && NETWORK_NOISE.test(text));

/** With the first one comes the reader: cut off, its code is answered by the worker. */
const READER = /\/assets\/(file-preview|pdf-document|pdf-pages|pdf\.worker\.min)-[\w-]+\.m?js$/;

/** A refused password, code or session is an answer 400, and the browser logs such an answer whatever the app does. */
const REFUSED_CREDENTIALS =
  /\/(accounts:(signInWithPassword|resetPassword|lookup)|accounts\/mfa(SignIn|Enrollment):finalize|token)\?/;

/** So is whatever lost a race, a right or its session. */
const REFUSAL = /status of (401|403)/;

/** A file that is sent again is looked for first: where the refused attempt left none, the browser logs that too. */
const NOT_ARRIVED = /status of 404/;
const FILE = /\/v0\/b\/[^/]+\/o\//;

/** A stream that the local backend gave up answers 400 to its next question, and the SDK opens another. */
const GIVEN_UP = /status of 400/;
const STREAM = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\?.*&RID=rpc&/;

type Fixtures = {
  /** Whether the server refuses something in this story; elsewhere that is a complaint like any other. */
  hasRefusals: boolean;
  /** Whether the pages may keep themselves on the device. A story that stays online is over sooner without. */
  keepsPages: boolean;
  /** Complaints of every page of every device; the story fails when there are any at its end. */
  console_stays_clean: (context: BrowserContext) => void;
  /** Somebody else's device: a browser of its own, signed in. */
  openDevice: (email: string, screen: string) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  hasRefusals: [false, { option: true }],
  keepsPages: [true, { option: true }],
  console_stays_clean: [
    async ({ context, hasRefusals, keepsPages }, use) => {
      // Those of the story before, whose browser is closed.
      await endStreams();
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          if (NETWORK_NOISE.test(message.text()) && UNDER_WAY.test(message.location().url)) return;
          if (isCutOff(page, message.text()) && FILE_UNDER_WAY.test(message.location().url)) return;
          if (NETWORK_NOISE.test(message.text()) && READER.test(message.location().url)) return;
          if (message.text().includes(SDK_PROBE)) return;
          if (GIVEN_UP.test(message.text()) && STREAM.test(message.location().url)) return;
          if (REFUSED_CREDENTIALS.test(message.location().url)) return;
          if (hasRefusals && REFUSAL.test(message.text())) return;
          if (hasRefusals && NOT_ARRIVED.test(message.text()) && FILE.test(message.location().url)) return;
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      };
      const watch = (device: BrowserContext) => {
        noteStreams(device);
        device.pages().forEach(listen);
        device.on('page', listen);
      };
      watch(context);
      tellDocumentsOfLine(context);
      if (!keepsPages) await context.addInitScript(refuseWorkers);
      await use(watch);
      expect(complaints, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
  openDevice: async ({ browser, console_stays_clean }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (email, screen) => {
      const device = await browser.newContext();
      devices.push(device);
      tellDocumentsOfLine(device);
      console_stays_clean(device);
      const page = await device.newPage();
      await signInAs(page, email, screen);
      return page;
    });
    await Promise.all(devices.map((device) => device.close()));
  },
});

/** In the page, as a browser does that may store nothing. A blank page has no workers at all. */
function refuseWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
}

export { expect };
