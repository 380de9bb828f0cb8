import type { LocalAccount } from '#data/local/database-context.ts';
import { screenDatabase } from '#data/local/database.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { directWay } from '../leaving/send-directly.ts';
import { wasSignedIn } from './first-reads.ts';
import { type EngineRun, runEngine } from './run-engine.ts';

type Person = Pick<StoredSession, 'uid' | 'tenant_id'>;

/** The account of a signed-in person on this page, as screens and engine have it. */
export const localAccount = ({ uid, tenant_id }: Person): LocalAccount => ({
  db: screenDatabase(uid, tenant_id),
  uid,
  tenant_id,
  sendDirectly: directWay(tenant_id),
});

/** An engine that runs before there is a screen. */
let ahead: { of: LocalAccount; run: EngineRun; ending: ReturnType<typeof setTimeout> | undefined } | null =
  null;

/**
 * Starts the engine of who has just entered, whose screen takes it over: a phone draws that screen for half a second, and the
 * first rows come meanwhile. `leave`: who began it waits for it no more, and unless the screen has it by now it ends.
 */
export function beginEngine(entered: Person): { hasAsked: Promise<void>; leave: () => void } {
  const of = localAccount(entered);
  if (ahead?.of.db !== of.db) {
    void ahead?.run.stop();
    ahead = { of, run: runEngine(of, true), ending: undefined };
  }
  const mine = ahead;
  clearTimeout(mine.ending);
  return {
    hasAsked: mine.run.hasAsked,
    leave() {
      mine.ending = setTimeout(() => {
        if (ahead !== mine) return;
        ahead = null;
        void mine.run.stop();
      });
    },
  };
}

/** The engine of this account: the one that runs already, or a new one. */
export function takeEngine(local: LocalAccount): EngineRun {
  const begun = ahead;
  ahead = null;
  if (begun?.of.db === local.db) {
    clearTimeout(begun.ending);
    return begun.run;
  }
  void begun?.run.stop();
  return runEngine(local, !wasSignedIn);
}
