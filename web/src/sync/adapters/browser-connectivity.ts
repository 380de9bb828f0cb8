import type { Connectivity } from '#sync/ports.ts';
import { followOpenedCompany } from './opened-company-channel.ts';

/** `onLine` is sure only when it says no; that is all it is used for. */
export function createBrowserConnectivity(): Connectivity {
  return {
    isOnline: () => navigator.onLine,
    watch(listener) {
      const controller = new AbortController();
      addEventListener('online', () => listener(true), controller);
      addEventListener('offline', () => listener(false), controller);
      return () => controller.abort();
    },
    watchWake(listener) {
      const controller = new AbortController();
      addEventListener('pageshow', listener, controller);
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') listener();
        },
        controller,
      );
      return () => controller.abort();
    },
    watchOpened: followOpenedCompany(),
  };
}
