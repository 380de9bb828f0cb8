import type { EntityName } from '@portal/domain';
import { isPulled } from '#data/live/first-pull.ts';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { readMeta } from '#data/local/meta.ts';

/** What a firm begins with, by what of it is there. */
export type Begun = Record<'clients' | 'people' | 'services' | 'obligations', boolean>;

export type Beginning = {
  /** Whether the firm has no work yet; null until this device has had everything of it once. */
  isEmpty: boolean | null;
  /** null as isEmpty is. */
  begun: Begun | null;
  /** Somebody put the first steps away on this device. */
  isHidden: boolean;
};

const WORK = ['clients', 'obligations', 'documents', 'tasks'] as const satisfies EntityName[];
const ASKED = [...WORK, 'services', 'people'] as const satisfies EntityName[];

/** How far the firm has begun. One key of each table is looked for, however many rows there are. */
export const beginningRead: LocalRead<Beginning> = { name: 'beginning', read: readBeginning };

async function readBeginning(db: PortalDatabase): Promise<Beginning> {
  const [isHere, hidden, people, services, ...work] = await Promise.all([
    isPulled(db, ASKED),
    readMeta(db, 'first_steps_hidden'),
    // The first one is the person who looks.
    has(db, 'people', 2),
    has(db, 'services'),
    ...WORK.map((entity) => has(db, entity)),
  ]);
  const [clients = false, obligations = false] = work;
  // What is here already is work, whatever else comes.
  const isEmpty = work.some(Boolean) ? false : isHere ? true : null;
  return {
    isEmpty,
    begun: isHere ? { clients, people, services, obligations } : null,
    isHidden: hidden === true,
  };
}

const has = async (db: PortalDatabase, entity: EntityName, least = 1): Promise<boolean> =>
  (await db.table(entity).toCollection().limit(least).primaryKeys()).length === least;

/** On this device, for good. */
export async function hideFirstSteps(db: PortalDatabase): Promise<void> {
  await db.meta.put({ key: 'first_steps_hidden', value: true });
}
