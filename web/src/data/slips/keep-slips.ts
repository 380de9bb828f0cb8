import type { Row } from '@portal/domain';
import { keepFile, readKeptFile } from '#data/files/kept-files.ts';
import { type FetchFile, RemoteFileError } from '#data/files/remote-files.ts';
import { freeSpace } from '#data/files/tidy-files.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/database.ts';
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

/**
 * Brings the files of what is to be paid onto this device, though nobody opened them, and says of each once that it arrived. The
 * first one that does not come ends it: the next chance begins again. Answers whether all are here.
 */
export async function keepSlips(account: LocalAccount, fetchFile: FetchFile): Promise<boolean> {
  const { db } = account;
  for (const { slip, document } of await readSlipsToKeep(db)) {
    try {
      if (!(await isHere(db, document, fetchFile))) return false;
    } catch (error) {
      if (error instanceof RemoteFileError) return false;
      throw error;
    }
    await sayOfSlip(account, slip, 'arrived');
  }
  return true;
}

async function isHere(db: PortalDatabase, row: Row<'documents'>, fetchFile: FetchFile): Promise<boolean> {
  if ((await readKeptFile(db, row.id)) !== null) return true;
  const blob = new Blob([await fetchFile(row.storage_path)], { type: row.mime_type });
  await keepFile(db, row.id, blob);
  if ((await readKeptFile(db, row.id)) !== null) return true;
  // Full: what was opened once and can be fetched again makes room for it.
  await freeSpace(db);
  await keepFile(db, row.id, blob);
  return (await readKeptFile(db, row.id)) !== null;
}
