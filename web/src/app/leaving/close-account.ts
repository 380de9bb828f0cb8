import Dexie from 'dexie';
import type { ClosingRequest } from '#data/closing/closing.ts';
import { databaseName, openDatabase } from '#data/local/database.ts';
import { eraseAccount } from '#data/local/erase-account.ts';
import { type AccountClosing, forgetClosing, rememberClosing } from '#session/device/closings.ts';
import { createDexieStore } from '#sync/adapters/dexie-store.ts';
import { closeAccount } from '#sync/index.ts';

export type Closed =
  /** Nothing of the account is left on the device. */
  | 'closed'
  /** What is unsent is safe, and another tab holds on to the rest: the next start goes on. */
  | 'stuck'
  /** Not begun: something is unsent that nobody gave up. */
  | 'unsent_work'
  /** The device's database failed; nothing is lost, and it can be tried again. */
  | 'failed';

type Account = Pick<AccountClosing, 'uid' | 'tenant_id'>;

const underWay = new Map<string, { reason: ClosingRequest['reason']; result: Promise<Closed> }>();

/** Closes an account on this device: once at a time, in this tab and in all. Called again, it goes on. */
export function closeOnDevice(account: Account, request: ClosingRequest): Promise<Closed> {
  const name = databaseName(account.uid, account.tenant_id);
  const running = underWay.get(name);
  if (running !== undefined) {
    if (running.reason === request.reason) return running.result;
    return running.result.then((ended) => (ended === 'closed' ? ended : closeOnDevice(account, request)));
  }
  // First, so that whatever interrupts it is continued by the next start.
  rememberClosing({ ...account, reason: request.reason });
  const result = inOneTab(name, () => close(account, name, request))
    .catch((): Closed => 'failed')
    .then((ended) => {
      underWay.delete(name);
      if (ended === 'closed' || ended === 'unsent_work') forgetClosing(account);
      return ended;
    });
  underWay.set(name, { reason: request.reason, result });
  return result;
}

/** What continues a closing that an earlier visit began: where it had not come to its flag, nobody gives anything up. */
export function requestOf(reason: AccountClosing['reason']): ClosingRequest {
  return reason === 'left' ? { reason, agreed: [] } : { reason };
}

/** Databases of which nothing is to be handed over any more. */
const emptied = new Set<string>();

async function close({ uid, tenant_id }: Account, name: string, request: ClosingRequest): Promise<Closed> {
  // Opening one whose deletion is under way would wait for the person who holds on to it.
  if (!emptied.has(name) && (await Dexie.exists(name))) {
    const db = openDatabase(uid, tenant_id);
    const { kind } = await closeAccount(createDexieStore(db), request).finally(() => db.close());
    if (kind === 'unsent_work') return kind;
    emptied.add(name);
    if (kind === 'closed') return allGone(name);
  }
  return (await eraseWithPatience(name)) ? allGone(name) : 'stuck';
}

/** The person may enter again, in this very tab. */
function allGone(name: string): Closed {
  emptied.delete(name);
  return 'closed';
}

/** A first sync that is being stored, on a slow phone, lets go late; what was asked for once is still under way. */
const ATTEMPTS = 2;

async function eraseWithPatience(name: string): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if ((await eraseAccount(name)).erased) return true;
  }
  return false;
}

/** Tabs take turns; what the one before has done is found done. */
async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(`portal.closing.${name}`, work) : work();
}
