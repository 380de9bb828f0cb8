import { calendarDateOf } from '@portal/domain';
import { recount } from '#data/counters/recount.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { createPace } from '#data/local/pace.ts';
import { sayMarksAgain } from '#data/outbox/difference-actions.ts';
import { askToKeepStorage } from '#data/storage/ask-to-keep-storage.ts';
import { askToBeWoken, whenWoken } from '#pwa/background-sync.ts';
import { createBrowserConnectivity } from '#sync/adapters/browser-connectivity.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { createLazyServer } from '#sync/adapters/lazy-server.ts';
import { systemClock } from '#sync/adapters/system-clock.ts';
import { createWebLocksLeader } from '#sync/adapters/web-locks-leader.ts';
import { createSyncEngine, type MembershipEvent, type SyncEngine } from '#sync/index.ts';
import { whenLineIsFree } from '#ui/lazy/free-line.ts';
import { followPortfolioScope } from './follow-portfolio-scope.ts';
import { followWaitingWork } from './follow-waiting-work.ts';
import { hostedRelease } from './hosted-release.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The engine with the world it works in. Loaded when the first screen is shown, or after a sign-in; the SDK follows with the first connection.
 * `onFirstQuestion`: rows were asked for.
 */
export function startEngine(
  local: LocalAccount,
  onMembership: (event: MembershipEvent) => void,
  onFirstQuestion: () => void,
): SyncEngine {
  const { db, uid, tenant_id } = local;
  const connectivity = createBrowserConnectivity();
  const loadServer = async () =>
    (await import('./connect-server.ts')).connectServer(tenant_id, onFirstQuestion);
  const engine = createSyncEngine({
    account: { uid, tenant_id },
    ports: {
      store: createDexieStore(db),
      ...createLazyServer(loadServer, connectivity),
      connectivity,
      leader: createWebLocksLeader(),
      release: hostedRelease,
      clock: systemClock,
      random: Math.random,
    },
    onMembership,
  });
  const unhear = followPortfolioScope(db);
  engine.start();
  const tidy = () => {
    // A database that fails is told on the screens.
    void recount(db, calendarDateOf(new Date()), createPace().rest).catch(() => {});
    void sayMarksAgain(local).catch(() => {});
  };
  let leaveTidying = whenIdle(() => (leaveTidying = whenLineIsFree(tidy)));
  const unfollow = followWaitingWork(db, {
    isOnlyHere: () => void askToKeepStorage(),
    waitsForConnection: () => void askToBeWoken(),
  });
  const sleep = whenWoken(() => engine.flush());
  return {
    ...engine,
    stop() {
      leaveTidying();
      unfollow();
      unhear();
      sleep();
      return engine.stop();
    },
  };
}
