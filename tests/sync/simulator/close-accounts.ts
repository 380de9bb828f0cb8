import type { Closing } from '#data/closing/closing-flag.ts';
import type { ClosingRequest } from '#data/closing/closing.ts';
import { closeAccount } from '#sync/membership/closing.ts';
import { StoreError } from '#sync/failure/store-error.ts';
import type { DeviceWorld } from './device-world.ts';
import type { Account, Tab } from './stay.ts';

// The app around the engine, as far as it closes accounts: when it does, and that it does not give up.

/** Of a device, what its closings need. */
type ClosingDevice = {
  readonly world: DeviceWorld;
  account: Account | null;
  readonly errors: unknown[];
  forget(account: Account): void;
};

/** Between two tries of a closing that another tab or the database holds up. */
const AGAIN_MS = 5_000;

/**
 * Closes the account that is signed in, with the production code, for as long as it takes. False where something is
 * unsent that nobody gave up; never ends where the tab dies.
 */
export async function closeHere(device: ClosingDevice, tab: Tab, request: ClosingRequest): Promise<boolean> {
  const { account } = device;
  for (;;) {
    if (account === null || device.account !== account) return true;
    try {
      const result = await closeAccount(tab.store, request);
      if (result.kind === 'unsent_work') return false;
      if (result.kind === 'closed') {
        device.forget(account);
        return true;
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
    await tab.link.wait(AGAIN_MS);
  }
}

/** The server's word: nobody is asked. */
export function beginClosing(device: ClosingDevice, tab: Tab, request: ClosingRequest): void {
  closeHere(device, tab, request).catch((error: unknown) => device.errors.push(error));
}

/** A closing that was interrupted goes on when a tab opens. */
export async function continueClosing(device: ClosingDevice, tab: Tab): Promise<boolean> {
  const closing = await readClosing(device, tab);
  if (closing === null) return false;
  beginClosing(device, tab, requestOf(closing.reason));
  return true;
}

async function readClosing(device: ClosingDevice, { store, link }: Tab): Promise<Closing | null> {
  const { account } = device;
  for (;;) {
    if (device.account !== account) return null;
    try {
      return await store.transaction([], (tx) => tx.meta('closing'));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      await link.wait(AGAIN_MS);
    }
  }
}

/** The one that was begun is continued, whatever is asked for. */
const requestOf = (reason: ClosingRequest['reason']): ClosingRequest =>
  reason === 'left' ? { reason, agreed: [] } : { reason };

/**
 * Signing out: the person is shown what would be lost, decides a moment later, and is shown more should something have
 * been written meanwhile.
 */
export async function signOut(device: ClosingDevice, tab: Tab): Promise<boolean> {
  for (let looks = 0; looks < 3; looks += 1) {
    const { account } = device;
    if (account === null) return true;
    await account.storage.look();
    account.agreed = account.storage.disk.entries();
    const agreed = account.storage.disk.unsentMarks();
    await tab.link.wait(tab.link.random.next() * 20_000);
    if (await closeHere(device, tab, { reason: 'left', agreed })) return true;
  }
  return false;
}

/** The identity provider may refuse an account: the app is told with the next token it asks for. */
export function watchAuth(device: ClosingDevice, tab: Tab): () => void {
  const { server } = device.world;
  const { account } = device;
  let isAsking = false;
  async function ask(): Promise<void> {
    if (isAsking || account === null || !server.disabled.has(account.uid)) return;
    isAsking = true;
    for (let isKnown = false; !isKnown && device.account === account;) {
      isKnown = await tab.link
        .ask(() => server.disabled.has(account.uid))
        .then(
          () => true,
          () => false,
        );
      if (!isKnown) await tab.link.wait(AGAIN_MS);
    }
    if (server.disabled.has(account.uid) && device.account === account)
      beginClosing(device, tab, { reason: 'disabled' });
    isAsking = false;
  }
  const look = () => void ask();
  server.watchers.add(look);
  look();
  return () => server.watchers.delete(look);
}
