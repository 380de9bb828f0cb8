import { test as base, expect, type Page } from '@playwright/test';

/** After a stream error the Firestore SDK probes the network with this image, which the page's policy blocks. */
const SDK_PROBE = 'https://www.google.com/images/cleardot.gif';

/** Without a connection the browser itself logs each request that fails. */
const NETWORK_NOISE = /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)/;

/** A refused password or code is an answer 400, and the browser logs such an answer whatever the app does. */
const REFUSED_CREDENTIALS = /\/accounts:(signInWithPassword|resetPassword)\?/;

type Fixtures = {
  /** Complaints of every page of the context; the story fails when there are any at its end. */
  console_stays_clean: string[];
};

export const test = base.extend<Fixtures>({
  console_stays_clean: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          if (NETWORK_NOISE.test(message.text())) return;
          if (message.text().includes(SDK_PROBE)) return;
          if (REFUSED_CREDENTIALS.test(message.location().url)) return;
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use(complaints);
      expect(complaints, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
