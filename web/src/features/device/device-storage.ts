import type { EntityName } from '@portal/domain';
import { freeSpace, listFreeable } from '#data/files/tidy-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowTable } from '#data/local/document-state-table.ts';
import { countUnsent } from '#data/outbox/outbox-actions.ts';
import { documentsToKeep } from '#data/slips/slips-to-keep.ts';

export { freeSpace };

/** Of what kinds people think in; the small rows around a conversation are not told. */
export const STORED_KINDS = [
  'documents',
  'messages',
  'obligations',
  'service_requests',
  'clients',
  'companies',
  'services',
  'tasks',
  'notes',
  'canned_answers',
  'notifications',
  'people',
] as const satisfies EntityName[];
export type StoredKind = (typeof STORED_KINDS)[number];

export type DeviceStorage = {
  /** Kinds of which something is here. */
  rows: { kind: StoredKind; count: number }[];
  files: FileSum;
  /** 'Manter neste aparelho'. */
  pinned: FileSum;
  /** Of slips to pay, which came by themselves and stay. */
  slips: FileSum;
  /** What 'Liberar espaço' would give back. */
  freeable: FileSum;
  /** Work that the server has not taken, what was refused included. */
  unsent: number;
};

export type FileSum = { count: number; size_bytes: number };

/** What this account keeps on this device. Rows are counted, never read. */
export async function readDeviceStorage(db: PortalDatabase): Promise<DeviceStorage> {
  const [counts, files, slips, freeable, unsent] = await Promise.all([
    Promise.all(STORED_KINDS.map((kind) => rowTable(db, kind).count())),
    db.files.toArray(),
    documentsToKeep(db),
    listFreeable(db),
    countUnsent(db),
  ]);
  const complete = files.filter((file) => file.complete);
  return {
    rows: STORED_KINDS.map((kind, i) => ({ kind, count: counts[i] ?? 0 })).filter(({ count }) => count > 0),
    files: sumOf(complete),
    pinned: sumOf(complete.filter((file) => file.pinned)),
    slips: sumOf(complete.filter((file) => slips.has(file.file_id))),
    freeable: sumOf(freeable),
    unsent,
  };
}

function sumOf(files: readonly { size_bytes: number }[]): FileSum {
  return { count: files.length, size_bytes: files.reduce((sum, file) => sum + file.size_bytes, 0) };
}
