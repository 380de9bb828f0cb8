import { appUpdate } from '#pwa/app-update.ts';
import type { SendDirectly } from '#data/local/database-context.ts';

/** The way past an outbox that cannot store: its code, the engine's and the SDK's, comes when it is first needed. */
export const directWay =
  (tenantId: string): SendDirectly =>
  async (entry) => {
    if (!navigator.onLine || appUpdate.read().isDemanded) return 'not_sent';
    let parts;
    try {
      parts = await Promise.all([
        import('#sync/push/send-directly.ts'),
        import('#sync/adapters/system-clock.ts'),
        import('#app/startup/connect-server.ts'),
      ]);
    } catch {
      // Not on the device, and no connection to fetch it by.
      return 'not_sent';
    }
    const [{ sendDirectly }, { systemClock }, { connectServer }] = parts;
    return sendDirectly({ database: connectServer(tenantId).database, clock: systemClock }, entry);
  };
