import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProviderOption } from 'vitest/node';
import { Browser, type BrowserName } from './driver/browser.ts';

/** Opens the runner's page in one of our browsers; what is tested there presses nothing. */
export const byWebDriver = (): BrowserProviderOption =>
  defineBrowserProvider({
    name: 'webdriver',
    providerFactory(project) {
      const name = project.config.browser.name as BrowserName; // of the instances in the configuration
      let opened: Browser | null = null;
      return {
        name: 'webdriver',
        supportsParallelism: false,
        getCommandsContext: () => ({}),
        async openPage(_session, address) {
          opened ??= await Browser.open(name);
          await (await opened.firstTab()).open(address);
        },
        async close() {
          await opened?.close();
        },
      };
    },
  });
