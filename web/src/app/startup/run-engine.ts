import { untilFirstPull } from '#data/live/first-pull.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { tabState } from '#data/local/tab-state.ts';
import type { MembershipEvent, SyncEngine } from '#sync/index.ts';
import { afterFirstScreen } from './after-first-screen.ts';
import { loadEngine } from './engine-code.ts';
import { startAtOnce } from './start-at-once.ts';

export type EngineRun = {
  /** Who hears what the server's word about the own row means for this device; what was said before is told at once. */
  tell(listener: (event: MembershipEvent) => void): void;
  /** Once the first rows were asked for. */
  hasAsked: Promise<void>;
  stop(): Promise<void>;
};

/** `isNew`: nothing of this person is on the device yet, so all they wait for is with the server. Else their first screen comes first. */
export function runEngine(local: LocalAccount, isNew: boolean): EngineRun {
  const ended = new AbortController();
  const heard: MembershipEvent[] = [];
  let listener: ((event: MembershipEvent) => void) | null = null;
  let engine: SyncEngine | null = null;
  let noteAsked = () => {};
  const hasAsked = new Promise<void>((resolve) => (noteAsked = resolve));
  const onMembership = (event: MembershipEvent) => {
    if (listener === null) heard.push(event);
    else listener(event);
  };
  // A page whose files were replaced has no database any more.
  if (tabState.read() === 'replaced') ended.abort();
  const start = () => {
    if (ended.signal.aborted) return;
    loadEngine(
      isNew ? { untilRows: () => untilFirstPull(local.db, ended.signal), ended: ended.signal } : null,
    ).then(
      ({ startEngine }) => {
        if (!ended.signal.aborted) engine = startEngine(local, onMembership, noteAsked);
      },
      // Its code is not on the device and there is no connection: the screens work, and it is fetched later.
      () => addEventListener('online', start, { once: true, signal: ended.signal }),
    );
  };
  const cancel = isNew ? startAtOnce(start) : afterFirstScreen(start);
  const stop = async () => {
    ended.abort();
    cancel();
    await engine?.stop();
  };
  const unwatch = tabState.subscribe(() => {
    if (tabState.read() === 'replaced') void stop();
  });
  return {
    tell(next) {
      listener = next;
      for (const event of heard.splice(0)) next(event);
    },
    hasAsked,
    stop() {
      unwatch();
      return stop();
    },
  };
}
