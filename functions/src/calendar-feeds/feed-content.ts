import { type AppUser, calendarDateOf, type CalendarFeed, isStaff, withoutLegalForm } from '@portal/domain';
import { db } from '../firestore/admin.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';
import { appOrigin } from '../params.ts';
import type { FeedContent } from './calendar-text.ts';
import { rowsToShow } from './feed-rows-to-show.ts';

/** What a feed says now; `account` is its person's. */
export async function contentOf(feed: CalendarFeed, account: AppUser): Promise<FeedContent> {
  const { tenant_id, user_id, client_id } = feed;
  const clientIds = client_id === null ? await lookedAfterBy(tenant_id, user_id) : [client_id];
  const [rows, names] = await Promise.all([
    rowsToShow(feed, clientIds, calendarDateOf(new Date())),
    namesOf(tenant_id, clientIds),
  ]);
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

async function namesOf(tenantId: string, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db.getAll(...clientIds.map((id) => mirroredRef('companies', tenantId, id)));
  return new Map(
    rows.flatMap((row) => {
      const corporate: unknown = row.get('corporate_name');
      const trade: unknown = row.get('trade_name');
      if (typeof corporate !== 'string') return [];
      return [[row.id, typeof trade === 'string' ? trade : withoutLegalForm(corporate)]];
    }),
  );
}
