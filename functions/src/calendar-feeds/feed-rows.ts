import { createHash } from 'node:crypto';
import { calendarFeedSchema, type CalendarFeed, type ListedFeed } from '@portal/domain';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { withInstants } from '../firestore/instants.ts';

const feeds = () => db.collection('calendar_feeds');

/** By the hash of its secret: a copy of the database opens no feed. */
export const feedRef = (id: string): DocumentReference => feeds().doc(id);

export const feedIdOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A newer release may have added fields. */
const rowSchema = calendarFeedSchema.strip();

export const feedOf = (snapshot: DocumentSnapshot): CalendarFeed | null =>
  snapshot.exists ? rowSchema.parse(withInstants(snapshot.data() ?? {})) : null;

/** All of a person's, those taken back too. */
export const feedsOf = (uid: string): Query => feeds().where('user_id', '==', uid);

export const standingFeedsOf = (uid: string): Query => feedsOf(uid).where('revoked_at', '==', null);

/** Everybody's of one company. */
export const feedsOfClient = (tenantId: string, clientId: string): Query =>
  feeds().where('tenant_id', '==', tenantId).where('client_id', '==', clientId);

export const asListed = (id: string, { client_id, created_at, fetched_at }: CalendarFeed): ListedFeed => ({
  id,
  client_id,
  created_at,
  fetched_at,
});
