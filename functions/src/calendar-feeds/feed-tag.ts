import { createHash } from 'node:crypto';
import { AggregateField } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import type { FeedFacts } from './feed-facts.ts';
import { portionsOf } from './portions-of.ts';
import { ownRelease } from './release.ts';

/** As many as one question may name. */
const CLIENTS_A_SUM = 30;

/**
 * The tag of what a feed says, for one read in a thousand rows and without any of them: each write of an obligation raises its
 * revision by one and none is ever deleted, so that the sum of all revisions of a company, removed rows too, was never the
 * same before. After a restore it may be: the epoch is in the tag as well. So is everything else that the text is made of.
 */
export async function feedTag({ tenantId, names, ...others }: FeedFacts): Promise<string> {
  const sums = await Promise.all(
    portionsOf([...names.keys()], CLIENTS_A_SUM).map((ids) => revisionsOf(tenantId, ids)),
  );
  const all = JSON.stringify([others, [...names], sums]);
  return `"${ownRelease()}.${createHash('sha256').update(all).digest('base64url')}"`;
}

async function revisionsOf(tenantId: string, clientIds: readonly string[]): Promise<[number, number]> {
  const rows = db.collection(`tenants/${tenantId}/obligations`).where('client_id', 'in', clientIds);
  const sums = { count: AggregateField.count(), revisions: AggregateField.sum('rev') };
  const { count, revisions } = (await rows.aggregate(sums).get()).data();
  return [count, revisions];
}
