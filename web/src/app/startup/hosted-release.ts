import { APP_VERSION } from '#config/app-version.ts';
import type { Release } from '#sync/ports.ts';

/** `version.json` is written by the build; no cache may answer for it. */
export const hostedRelease: Release = {
  version: APP_VERSION,
  async served() {
    try {
      const response = await fetch('/version.json', { cache: 'no-store' });
      const { version } = (await response.json()) as { version?: unknown };
      return typeof version === 'string' ? version : null;
    } catch {
      return null;
    }
  },
};
