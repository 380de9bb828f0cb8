import { STORAGE_ROOT } from '@portal/domain';
import { createHash } from 'node:crypto';
import { db } from '../firestore/admin.ts';

/** Where a file of the portal is; `client_id` is `general` for the firm's own. */
export type FilePlace = { tenant_id: string; client_id: string; document_id: string };

const PATH = new RegExp(`^${STORAGE_ROOT}/([^/]+)/([^/]+)/([^/]+)/[^/]+$`);

export function placeOf(path: string): FilePlace | null {
  const [, tenant_id, client_id, document_id] = PATH.exec(path) ?? [];
  if (tenant_id === undefined || client_id === undefined || document_id === undefined) return null;
  return { tenant_id, client_id, document_id };
}

/** One entry per file in the bucket: what is counted and, where no row follows, looked at again. */
export const storedFileRef = (path: string) =>
  db.doc(`stored_files/${createHash('sha256').update(path).digest('hex')}`);

export const usageRef = ({ tenant_id, client_id }: FilePlace) => db.doc(`usage/${tenant_id}_${client_id}`);
