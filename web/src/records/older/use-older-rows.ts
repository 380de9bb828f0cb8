import type { Instant } from '@portal/domain';
import { useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import {
  beginOlder,
  type DeviceWindow,
  keepOlder,
  type OlderEntity,
  type OlderPage,
  readWindow,
} from '#data/older/older-rows.ts';
import { tryToStore } from '#data/storage/try-to-store.ts';
import { useReadOlder } from './use-read-older.ts';

const PAGE = 50;

type Reading = {
  kind: 'idle' | 'reading' | 'failed' | 'at_end';
  /** Read so far, and where the next page begins. */
  count: number;
  after: OlderPage['after'];
};
const BEGIN: Reading = { kind: 'idle', count: 0, after: null };

/** Where the device's window begins, as the first of its month is written: '11/2024'. */
export const monthOfWindow = (since: Instant): string => `${since.slice(5, 7)}/${since.slice(0, 4)}`;

const NOT_KNOWN: DeviceWindow = { since: null, hasOlder: false };

const useWindow = (entity: OlderEntity): DeviceWindow =>
  valueOr(
    useLocalQuery((db) => readWindow(db, entity), [entity]),
    NOT_KNOWN,
  );

/** null where this device mirrors all, or nobody knows yet. */
export const useWindowStart = (entity: OlderEntity): Instant | null => useWindow(entity).since;

/** What is older than the window of this device, read from the server a page at a time; of one client or of all. */
export function useOlderRows(entity: OlderEntity, clientId: string | null) {
  const readOlder = useReadOlder();
  const { db, tenant_id } = useLocalAccount();
  const isOnline = useConnection().connection.kind === 'online';
  const { since, hasOlder } = useWindow(entity);
  const [latest, setReading] = useState(BEGIN);
  // What was read left after its day: the next reading begins with the first page again.
  const hasLeft = !hasOlder && ['idle', 'at_end'].includes(latest.kind);
  const reading = hasLeft ? BEGIN : latest;

  const readMore = async () => {
    setReading({ ...reading, kind: 'reading' });
    const begun = await tryToStore(db, () => beginOlder(db, entity));
    if (!begun.ok || begun.value === null) return setReading({ ...reading, kind: 'failed' });
    const page = {
      ...{ tenant_id, entity, client_id: clientId },
      ...{ since: begun.value, after: reading.after, limit: PAGE },
    };
    const rows = await readOlder(page);
    const kept = rows === null ? null : await tryToStore(db, () => keepOlder(db, entity, rows));
    if (rows === null || kept?.ok !== true) return setReading({ ...reading, kind: 'failed' });
    setReading({
      kind: rows.length < PAGE ? 'at_end' : 'idle',
      count: reading.count + kept.value,
      after: rows.at(-1) ?? reading.after,
    });
  };
  return { since, isOnline, reading, readMore };
}
