import type { EntityName } from '@portal/domain';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readMeta } from '#data/local/meta.ts';
import type { PortfolioChoice } from './portfolio-choice.ts';

/**
 * The clients whose rows this device mirrors: those its person looks after, and those opened lately. `unknown`: who looks
 * after whom has not arrived yet.
 */
export type Portfolio = 'unknown' | 'whole' | readonly string[];

/** Each thirty take a listener per collection: with so many a device stays under 60. Who looks after more mirrors all. */
export const MOST_CLIENTS = 120;

/** What somebody opened of another's clients stays for so long. */
export const GUEST_STAYS_MS = 24 * 60 * 60_000;

/** `assigned`: the clients that the person looks after; null as long as not all of that has arrived. */
export function portfolioOf(
  choice: PortfolioChoice | null,
  assigned: readonly string[] | null,
  now: number,
): Portfolio {
  if (choice?.is_on !== true || choice.is_whole === true) return 'whole';
  if (assigned === null) return 'unknown';
  const guests = Object.entries(choice.guests ?? {}).filter(([, at]) => Math.abs(now - at) < GUEST_STAYS_MS);
  const clients = [...new Set([...assigned, ...guests.map(([id]) => id)])].toSorted();
  return clients.length > MOST_CLIENTS ? 'whole' : clients;
}

/** As it is on the device now; `uid` is whose device it is. */
export async function readPortfolio(db: PortalDatabase, uid: string, now: number): Promise<Portfolio> {
  const [choice, cursor, assigned] = await Promise.all([
    readMeta(db, 'portfolio'),
    db.cursors.get('thread_staff'),
    db.thread_staff.where('assigned_to').equals(uid).primaryKeys(),
  ]);
  return portfolioOf(choice, cursor?.bootstrapped === true ? assigned : null, now);
}

/** The firm's word; what the person chose on this device stays. */
export const hearPortfolioScope = (db: PortalDatabase, is_on: boolean): Promise<void> =>
  change(db, (choice) => (choice.is_on === is_on ? null : { ...choice, is_on }));

export const chooseWholeFirm = (db: PortalDatabase, is_whole: boolean): Promise<void> =>
  change(db, (choice) => ({ ...choice, is_whole }));

/** Has this device mirror a client of somebody else's for a day. */
export const bringClient = (db: PortalDatabase, clientId: string, now = Date.now()): Promise<void> =>
  change(db, (choice) => ({ ...choice, guests: { ...choice.guests, [clientId]: now } }));

function change(
  db: PortalDatabase,
  next: (choice: PortfolioChoice) => PortfolioChoice | null,
): Promise<void> {
  return db.transaction('rw', db.meta, async () => {
    const value = next((await readMeta(db, 'portfolio')) ?? { is_on: false });
    if (value !== null) await db.meta.put({ key: 'portfolio', value });
  });
}

/** What is on this device of an entity: of all clients, of one's own, or of others that were brought for a day. */
export type Coverage = { isPortfolio: boolean; of: 'all' | 'own' | 'guest' | 'other' };

/** `clientId` null: of the entity as a whole. */
export async function readCoverage(
  db: PortalDatabase,
  entity: EntityName,
  clientId: string | null,
  uid: string,
): Promise<Coverage> {
  const [cursor, staff] = await Promise.all([
    db.cursors.get(entity),
    clientId === null ? undefined : db.thread_staff.get(clientId),
  ]);
  const clients = cursor?.clients;
  if (clients === undefined) return { isPortfolio: false, of: 'all' };
  const isHere = clientId === null || clients.includes(clientId);
  const isOwn = clientId === null || staff?.assigned_to === uid;
  return { isPortfolio: true, of: isOwn ? 'own' : isHere ? 'guest' : 'other' };
}
