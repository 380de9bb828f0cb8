import type { AuditEntry } from '@portal/domain';
import { useEffect, useState } from 'react';
import { type AuditFilter, keepAuditEntries, listKeptEntries } from '#data/audit/audit-entries.ts';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { useActiveAccount } from '#session/session-context.ts';

export const PAGE = 50;
/** Without a connection: what a person scrolls through at most. */
const MOST_SHOWN = 500;

/** Pages of one filter, read one after the other. */
type Pages = { key: string; entries: readonly AuditEntry[]; isEnd: boolean; hasFailed: boolean };

type Trail =
  | { kind: 'loading' }
  | { kind: 'error'; retry: () => void }
  | { kind: 'ready'; value: readonly AuditEntry[] };

/**
 * The audit page by page from the server, and without a connection what was read of it before. Only a stretch without
 * gaps is shown as the trail: what this device happens to hold beside it is not.
 */
export function useAuditTrail(filter: AuditFilter) {
  const isOnline = useConnection().connection.kind === 'online';
  const readPage = useReadPage(filter);
  const key = JSON.stringify(filter);
  const [pages, setPages] = useState<Pages | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const kept = useLocalQuery((db) => listKeptEntries(db, filter, MOST_SHOWN), [key]);
  const shown = pages?.key === key ? pages : null;

  const read = async (before: readonly AuditEntry[]): Promise<Pages> => {
    const page = await readPage(before.at(-1) ?? null, PAGE);
    const entries = [...before, ...(page ?? [])];
    return { key, entries, isEnd: page !== null && page.length < PAGE, hasFailed: page === null };
  };
  useEffect(() => {
    if (!isOnline) return;
    let isOver = false;
    void read([]).then((first) => {
      if (!isOver) setPages(first);
    });
    return () => {
      isOver = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the filter is told by its text, `key`
  }, [key, isOnline, attempt]);

  const retry = () => {
    setPages(null);
    setAttempt(attempt + 1);
  };
  const trail: Trail = !isOnline ? kept : trailOf(shown, retry);
  const readMore = (entries: readonly AuditEntry[]) => {
    setBusy(true);
    void read(entries)
      // Of another filter by now: not asked for any more.
      .then((next) => setPages((now) => (now?.key === next.key ? next : now)))
      .finally(() => setBusy(false));
  };
  const more = isOnline && shown !== null && !shown.isEnd ? () => readMore(shown.entries) : null;
  return { trail, isOnline, isBusy, more, readPage };
}

function trailOf(pages: Pages | null, retry: () => void): Trail {
  if (pages === null) return { kind: 'loading' };
  if (pages.hasFailed && pages.entries.length === 0) return { kind: 'error', retry };
  return { kind: 'ready', value: pages.entries };
}

/** Reads one page and keeps it; null where the server did not answer. */
function useReadPage(filter: AuditFilter) {
  const load = useAccountService();
  const { db } = useLocalAccount();
  const { tenant_id } = useActiveAccount();
  return async (after: AuditEntry | null, limit: number): Promise<AuditEntry[] | null> => {
    try {
      const result = await (await load()).readAudit({ tenant_id, filter, after, limit });
      if (!result.ok) return null;
      await tryToStore(db, () => keepAuditEntries(db, result.value));
      return result.value;
    } catch {
      return null;
    }
  };
}
