import { calendarDateOf, isStaff, withoutLegalForm } from '@portal/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { appOrigin } from '../params.ts';
import { type FeedWindow, windowOf } from './feed-window.ts';
import type { OpenFeed } from './open-feed.ts';

/** All that the text of a feed is made of besides the obligations. What is added here is in the feed's tag by itself. */
export type FeedFacts = {
  tenantId: string;
  epoch: string | null;
  createdAt: string;
  /** Whose obligations, by the id of the client. */
  names: ReadonlyMap<string, string>;
  isOfOne: boolean;
  forStaff: boolean;
  link: string;
  window: FeedWindow;
};

export async function factsOf({ feed, account, epoch, company }: OpenFeed, now: Date): Promise<FeedFacts> {
  const { tenant_id: tenantId, created_at: createdAt } = feed;
  const forStaff = account.role !== null && isStaff(account.role);
  const rows = company === null ? await lookedAfterBy(tenantId, feed.user_id) : [company];
  return {
    ...{ tenantId, epoch, createdAt, forStaff, names: namesOf(rows), isOfOne: company !== null },
    link: `${new URL(appOrigin.value()).origin}${forStaff ? '/admin/obligations' : '/client-portal'}`,
    window: windowOf(calendarDateOf(now)),
  };
}

async function lookedAfterBy(tenantId: string, uid: string): Promise<DocumentSnapshot[]> {
  const { docs } = await db
    .collection(`tenants/${tenantId}/thread_staff`)
    .where('assigned_to', '==', uid)
    .where('deleted_at', '==', null)
    .select()
    .get();
  if (docs.length === 0) return [];
  const refs = docs.map(({ id }) => mirroredRef('clients', tenantId, id));
  return db.getAll(...refs, { fieldMask: ['corporate_name', 'trade_name', 'deleted_at'] });
}

/** By id, of those that stand: who looked after a removed client is still written there, and its dates are nobody's any more. */
const namesOf = (rows: readonly DocumentSnapshot[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const corporate: unknown = row.get('corporate_name');
      const trade: unknown = row.get('trade_name');
      if (row.get('deleted_at') !== null || typeof corporate !== 'string') return [];
      return [[row.id, typeof trade === 'string' ? trade : withoutLegalForm(corporate)]];
    }),
  );
