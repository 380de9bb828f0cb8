import type { Row } from '@portal/domain';
import { keepFile } from '#data/files/kept-files.ts';
import { type FetchFile, RemoteFileError } from '#data/files/remote-files.ts';
import { freeSpace } from '#data/files/tidy-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { sayOfSlip } from './slip-events.ts';
import { slipsToKeep } from './slips-to-keep.ts';

export type SlipToKeep = { slip: Row<'slips'>; document: Row<'documents'> };

/** Those that the server gives out and that are to be there without a connection, whether or not they are already. */
export async function readSlipsToKeep(db: PortalDatabase): Promise<SlipToKeep[]> {
  const slips = await slipsToKeep(db);
  const documents = await rowsById(
    db.documents,
    slips.map(({ document_id }) => document_id),
  );
  return slips.flatMap((slip) => {
    const document = documents.get(slip.document_id);
    return document?.check === 'ok' && document.client_id === slip.client_id ? [{ slip, document }] : [];
  });
}

export type KeptSlips =
  /** All are here that can be: what the server does not give out, or has no room, is looked at again with the next slip or start. */
  | 'done'
  /** The server was out of reach. */
  | 'unreached';

/** Answers that another try does not change. */
const FINAL: readonly RemoteFileError['kind'][] = ['not_found', 'forbidden'];

/**
 * Brings the files of what is to be paid onto this device, though nobody opened them, and says of each once that it arrived. The
 * first one for which the server does not answer ends it, and so does a device without room.
 */
export async function keepSlips(account: LocalAccount, fetchFile: FetchFile): Promise<KeptSlips> {
  const { db } = account;
  for (const { slip, document } of await readSlipsToKeep(db)) {
    try {
      if (!(await isHere(db, document, fetchFile))) return 'done';
    } catch (error) {
      if (!(error instanceof RemoteFileError)) throw error;
      if (FINAL.includes(error.kind)) continue;
      return 'unreached';
    }
    await sayOfSlip(account, slip, 'arrived');
  }
  return 'done';
}

async function isHere(db: PortalDatabase, row: Row<'documents'>, fetchFile: FetchFile): Promise<boolean> {
  if (await isKept(db, row.id)) return true;
  const blob = new Blob([await fetchFile(row.storage_path, 'once')], { type: row.mime_type });
  await keepFile(db, row.id, blob);
  if (await isKept(db, row.id)) return true;
  // Full: what was opened once and can be fetched again makes room for it.
  await freeSpace(db);
  await keepFile(db, row.id, blob);
  return isKept(db, row.id);
}

const isKept = async (db: PortalDatabase, id: string): Promise<boolean> =>
  (await db.files.get(id))?.complete === true;
