import { type AppUser, calendarDateOf, type CalendarFeed, isStaff, withoutLegalForm } from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { appOrigin } from '../params.ts';
import type { FeedContent } from './calendar-text.ts';
import { rowsToShow } from './feed-rows-to-show.ts';

/** What a feed says now; `account` is its person's. */
export async function contentOf(feed: CalendarFeed, account: AppUser): Promise<FeedContent> {
  const { tenant_id, user_id, client_id } = feed;
  const asked = client_id === null ? await lookedAfterBy(tenant_id, user_id) : [client_id];
  const names = await namesOf(tenant_id, asked);
  const rows = await rowsToShow(feed, [...names.keys()], calendarDateOf(new Date()));
  const forStaff = account.role !== null && isStaff(account.role);
  return {
    name: client_id === null ? 'Meus prazos' : `Prazos: ${names.get(client_id) ?? 'empresa'}`,
    rows,
    whoOf: (row) => (forStaff ? (names.get(row.client_id) ?? null) : null),
    link: `${new URL(appOrigin.value()).origin}${forStaff ? '/admin/obligations' : '/client-portal'}`,
  };
}

async function lookedAfterBy(tenantId: string, uid: string): Promise<string[]> {
  const { docs } = await db
    .collection(`tenants/${tenantId}/thread_staff`)
    .where('assigned_to', '==', uid)
    .where('deleted_at', '==', null)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** By id, of those that stand: who looked after a removed client is still written there, and its dates are nobody's any more. */
async function namesOf(tenantId: string, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const refs = clientIds.map((id) => mirroredRef('clients', tenantId, id));
  const rows = await db.getAll(...refs, { fieldMask: ['corporate_name', 'trade_name', 'deleted_at'] });
  return new Map(
    rows.flatMap((row) => {
      const corporate: unknown = row.get('corporate_name');
      const trade: unknown = row.get('trade_name');
      if (row.get('deleted_at') !== null || typeof corporate !== 'string') return [];
      return [[row.id, typeof trade === 'string' ? trade : withoutLegalForm(corporate)]];
    }),
  );
}
