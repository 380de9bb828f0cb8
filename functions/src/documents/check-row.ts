import { createHash } from 'node:crypto';
import { type DocumentFields, extensionOfPath, storageFolder } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { mirroredRef, patchMirrored, readMirrored } from '../firestore/write-mirrored.ts';
import { clamdAddress } from '../params.ts';
import { beginAttempt } from './check-attempts.ts';
import { CHECK_REASONS, type CheckProblem } from './check-reasons.ts';
import { clamdAt, type Scan } from './scanner/clamd.ts';
import { moveToQuarantine, readStored } from './stored-files.ts';
import { type StoredFile, storedProblem } from './stored-problem.ts';
import { logger } from '../logs/logger.ts';

/** The row comes after its bytes; a listing that lags behind has long caught up by then. */
export const MISSING_AFTER_MS = 10 * 60 * 1000;

const pendingSchema = z.object({
  client_id: z.string().nullable(),
  filename: z.string(),
  storage_path: z.string(),
  mime_type: z.string(),
  created_at: z.instanceof(Timestamp),
});
type PendingRow = z.infer<typeof pendingSchema>;
type Place = Parameters<typeof extensionOfPath>[1];

/**
 * Holds the bytes of one document against what its row says. The row is read again and changed only while its
 * check is pending, so that an event that comes twice or late finds nothing to do.
 */
export async function checkRow(tenantId: string, documentId: string): Promise<void> {
  const snapshot = await mirroredRef('documents', tenantId, documentId).get();
  if (snapshot.get('check') !== 'pending') return;
  const parsed = pendingSchema.safeParse(snapshot.data());
  // Rules let none pass; should one be there, it must not wait forever.
  if (!parsed.success) return settle(tenantId, documentId, 'unverifiable', null);
  const row = parsed.data;
  const place = { tenant_id: tenantId, client_id: row.client_id, document_id: documentId };
  const scan = clamdAt(clamdAddress.value());
  const { problem, sha256 } = await findProblem(row, place, scan);
  // Before the row says so: a run that dies in between comes again, and finds the bytes where they are now.
  await moveToQuarantine(storageFolder(place), problem === null ? row.storage_path : null);
  if (problem !== null) logger.warn('document refused', { tenant_id: tenantId, doc_id: documentId, problem });
  await settle(tenantId, documentId, problem, scan, sha256);
}

/** `sha256`: of the bytes that were read; null where none were. */
type Finding = { problem: CheckProblem | null; sha256: string | null };
const unread = (problem: CheckProblem): Finding => ({ problem, sha256: null });

/** The path is rebuilt from where the row is: one that names another document's bytes opens nothing. */
async function findProblem(row: PendingRow, place: Place, scan: Scan | null): Promise<Finding> {
  const extension = extensionOfPath(row.storage_path, place);
  if (extension === null) return unread('foreign_path');
  const stored = await readStored(row.storage_path);
  if (stored !== null) {
    const mayOpen = await beginAttempt(place.tenant_id, place.document_id);
    if (!mayOpen) return unread('unverifiable');
    const read = hashed(stored);
    const problem = await storedProblem(extension, row, read.file, scan);
    return { problem, sha256: read.sha256() };
  }
  if (Date.now() - row.created_at.toMillis() > MISSING_AFTER_MS) return unread('missing');
  // Thrown, not returned: this event must come again.
  throw new Error(`The bytes of document ${place.document_id} are not there yet`);
}

/** The same file, and the SHA-256 of its bytes once they were read. */
function hashed(file: StoredFile): { file: StoredFile; sha256: () => string | null } {
  let sha256: string | null = null;
  const read = async () => {
    const bytes = await file.read();
    sha256 = createHash('sha256').update(bytes).digest('hex');
    return bytes;
  };
  return { file: { ...file, read }, sha256: () => sha256 };
}

async function settle(
  tenantId: string,
  documentId: string,
  problem: CheckProblem | null,
  scan: Scan | null,
  sha256: string | null = null,
): Promise<void> {
  const found = problem === null ? passed(scan, sha256) : refused(problem);
  await db.runTransaction(async (transaction) => {
    const row = await readMirrored(transaction, 'documents', tenantId, documentId);
    if (row.snapshot.get('check') === 'pending') patchMirrored(transaction, row, found);
  });
}

type Found = Pick<DocumentFields, 'check' | 'check_reason' | 'checked_by' | 'sha256'>;

/** What the device said of its bytes was a hint: from here on it is so. */
const passed = (scan: Scan | null, sha256: string | null): Found => ({
  check: 'ok',
  check_reason: null,
  checked_by: scan === null ? 'content' : 'content+scanner',
  ...(sha256 === null ? {} : { sha256 }),
});

const refused = (problem: CheckProblem): Found => ({
  check: 'refused',
  check_reason: CHECK_REASONS[problem],
});
