import { ENTITY_NAMES } from '@portal/domain';
import { readKeptFile } from '#data/files/kept-files.ts';
import { forgetFile } from '#data/files/forget-file.ts';
import { freeSpace } from '#data/files/tidy-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { documentTables } from '#data/local/document-state-table.ts';
import { readMeta } from '#data/local/meta.ts';
import { isWork } from '#data/outbox/is-work.ts';
import type { Closing } from './closing-flag.ts';
import { type Handover, handoverDatabase, type HandoverFile } from './handover-database.ts';
import { readDrafts } from './unsent.ts';

/** As the account's own store keeps them: a phone holds one of these in memory at a time. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Moves what is unsent out of the account; called by one tab at a time. Whatever interrupts it, it can be called again,
 * by any tab: the list is written first, each file is copied whole before its original goes, and only then is it complete.
 */
export async function handOver(db: PortalDatabase, closing: Closing): Promise<void> {
  await emptyMirror(db);
  if (!closing.hands_over) return;
  const handover = (await handoverDatabase().handovers.get(closing.id)) ?? (await listUnsent(db, closing));
  for (const file of handover.files)
    if (file.state === 'to_copy') await moveFile(db, closing.id, file.file_id);
  await handoverDatabase().handovers.update(closing.id, { is_complete: true });
}

/**
 * What the server has too goes first: it must not stay on the device, and makes room for the copies. The outbox, its
 * files and the drafts stay until they are copied.
 */
async function emptyMirror(db: PortalDatabase): Promise<void> {
  const mirrored = [
    ...ENTITY_NAMES.map((entity) => db.table(entity)),
    ...[db.bases, db.tombstones, db.cursors, db.differences, db.quarantine],
  ];
  await db.transaction(
    'rw',
    [...documentTables(db, ENTITY_NAMES), db.cursors, db.differences, db.quarantine],
    () => Promise.all(mirrored.map((table) => table.clear())),
  );
  await freeSpace(db);
}

async function listUnsent(db: PortalDatabase, { id, reason, at }: Closing): Promise<Handover> {
  const [entries, conflicts, uploads, drafts, ownRow] = await Promise.all([
    db.outbox.orderBy('seq').toArray(),
    db.conflicts.toArray(),
    db.uploads.orderBy('seq').toArray(),
    readDrafts(db),
    readMeta(db, 'own_row'),
  ]);
  const operations = entries.filter(isWork);
  const [, tenant_id = '', uid = ''] = db.name.split('.');
  const sent = uploads.map(({ document_id, mime_type, md5, size_bytes }): HandoverFile => {
    return { file_id: document_id, mime_type, md5, size_bytes, state: 'to_copy' };
  });
  const drafted = drafts.flatMap(({ files }) =>
    files.map(({ file_id, size_bytes }): HandoverFile => {
      return { file_id, mime_type: 'application/octet-stream', md5: null, size_bytes, state: 'to_copy' };
    }),
  );
  const handover: Handover = {
    id,
    uid,
    tenant_id,
    full_name: ownRow?.full_name ?? '',
    email: ownRow?.email ?? '',
    reason,
    at,
    operations: operations.length,
    drafts: drafts.length,
    content: JSON.stringify({ exported_at: at, operations, conflicts, drafts }, null, 2),
    files: [...sent, ...drafted],
    is_complete: false,
  };
  await handoverDatabase().handovers.put(handover);
  return handover;
}

/** Copied in one transaction with its mark; only then does the original go. */
async function moveFile(db: PortalDatabase, id: string, fileId: string): Promise<void> {
  const target = handoverDatabase();
  const blob = await readKeptFile(db, fileId);
  const bytes = blob === null ? null : await blob.arrayBuffer();
  await target.transaction('rw', [target.handovers, target.chunks], async () => {
    const handover = await target.handovers.get(id);
    if (handover === undefined) return;
    const state = bytes === null ? 'missing' : 'copied';
    const files = handover.files.map((file): HandoverFile =>
      file.file_id === fileId ? { ...file, state } : file,
    );
    await target.handovers.put({ ...handover, files });
    for (let at = 0; bytes !== null && at < bytes.byteLength; at += CHUNK_BYTES) {
      const chunk = bytes.slice(at, at + CHUNK_BYTES);
      await target.chunks.put({ handover_id: id, file_id: fileId, index: at / CHUNK_BYTES, bytes: chunk });
    }
  });
  if (bytes !== null) await forgetFile(db, fileId);
}
