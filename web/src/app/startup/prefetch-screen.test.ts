import { afterEach, expect, test, vi } from 'vitest';
import { documentsOfClient } from '#data/documents/documents.ts';
import { firstDocumentsOfClient } from '#data/documents/first-documents.ts';
import { prefetchedAnswer } from '#data/live/prefetch.ts';
import { screenDatabase } from '#data/local/database.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { prefetchScreen } from './prefetch-screen.ts';

afterEach(() => vi.restoreAllMocks());

/** Which documents a client's start has asked for ahead, by how the page was opened. */
async function askedBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { uid, tenant_id } = openTestAccount();
  const session: StoredSession = { uid, tenant_id, role: 'client', client_ids: ['bakery'] };
  await prefetchScreen(session, new URL('https://portal.example/client-portal') as unknown as Location);
  const db = screenDatabase(uid, tenant_id);
  return {
    first: prefetchedAnswer(db, firstDocumentsOfClient('bakery')) !== undefined,
    all: prefetchedAnswer(db, documentsOfClient('bakery')) !== undefined,
  };
}

test('a start asks for the newest documents ahead', async () => {
  expect(await askedBy('navigate')).toEqual({ first: true, all: false });
});

test.each(['reload', 'back_forward'] as const)(
  'a page that is opened again, which may be scrolled far down, asks for all of them (%s)',
  async (type) => {
    expect(await askedBy(type)).toEqual({ first: false, all: true });
  },
);
