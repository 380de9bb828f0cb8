import { type Row, toInstant } from '@portal/domain';
import Dexie from 'dexie';
import type { LocalRead } from '#data/live/local-read.ts';
import { newestFirst } from '#data/live/newest-first.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentsOfClient, isFromClient } from './documents.ts';

/** What a first screen is drawn with: the newest documents of a client, or all of them. */
export type FirstDocuments = { rows: Row<'documents'>[]; isAll: boolean };

/** Of the office's files, so many are shown before those that were sent. */
export const MOST_OF_OFFICE = 3;
/** One more than is shown: it tells whether there are others. Of those that were sent, as many as a screen has room for. */
const ENOUGH = { ofOffice: MOST_OF_OFFICE + 1, sent: 6 } as const;
const RECENT_DAYS = 60;

/**
 * The newest documents of a client where they fill a screen, else all: a company of some years has thousands, which take longer to
 * read than all else of a start. Newest first, as in `documentsOfClient`.
 */
export const firstDocumentsOfClient = (clientId: string | null): LocalRead<FirstDocuments> => ({
  name: `first documents of ${clientId}`,
  async read(db) {
    const recent = clientId === null ? [] : await recentOf(db, clientId);
    if (fillsAScreen(recent)) return { rows: recent, isAll: false };
    return { rows: await documentsOfClient(clientId).read(db), isAll: true };
  },
});

async function recentOf(db: PortalDatabase, clientId: string): Promise<Row<'documents'>[]> {
  const since = toInstant(new Date(Date.now() - RECENT_DAYS * 86_400_000));
  const rows = await newestFirst(
    db.documents
      .where('[client_id+created_at]')
      .between([clientId, since], [clientId, Dexie.maxKey])
      .toArray(),
  );
  const ids = new Set(rows.map(({ id }) => id));
  // What was sent in place of an older one is shown in that one's place, further down.
  return rows.filter(({ replaces }) => replaces === undefined || ids.has(replaces));
}

function fillsAScreen(rows: readonly Row<'documents'>[]): boolean {
  const sent = rows.filter(isFromClient).length;
  return sent >= ENOUGH.sent && rows.length - sent >= ENOUGH.ofOffice;
}
