import { PlainFailure } from '../process/plain-failure.mjs';
import { FORMAT, finish, LineFiles, openFolder, rowsIn } from './backup-folder.mjs';
import { copyFiles, filesOfFirm } from './bucket-files.mjs';
import { readRows } from './check-backup.mjs';
import { rowsAtOneTime } from './rows-at-one-time.mjs';

const FILES = 'files.jsonl';
const SHOWN = 20;

/**
 * Writes a firm into the folder: rows at one time, files that it does not have yet, and last the manifest. What an
 * interrupted run brought of the files is kept; its rows are read anew. Answers `{manifest, rows, files, copied}`.
 */
export async function takeBackup({ apis, project, bucket, tenant, folder, version, say }) {
  await openFolder(folder, { tenant, project });
  const { readTime, rows } = await rowsAtOneTime(apis, project, tenant);
  const directory = rowsIn(folder, readTime);
  const written = await writeRows(directory, rows());
  if (!written.some(({ name }) => name === 'tenants.jsonl'))
    throw new PlainFailure(`${project} has no firm ${tenant}.`);
  const { rows: count, ledger, wrong } = await readRows(directory, { tenant, read_time: readTime }, written);
  refuseTorn([...wrong, ...ledger.disagreements()], readTime);
  say(`${count} rows as of ${readTime}`);

  // After the rows: a file is sent before its row, so what a row names is there by now.
  const { listed, leftOut } = await filesOfFirm(apis, bucket, tenant);
  const { files, copied } = await copyFiles({ apis, bucket, folder, listed });
  say(`${files.length} files, ${copied} of them copied now`);
  const list = new LineFiles(directory);
  for (const file of files) await list.add(FILES, file);
  const [writtenList = null] = await list.close();

  const manifest = {
    format: FORMAT,
    app_version: version,
    tenant,
    project,
    bucket,
    read_time: readTime,
    finished_at: new Date().toISOString(),
    rows: written,
    files: writtenList,
    ...unmatchedOf(ledger.documents, files),
    files_left_out: leftOut,
  };
  await finish(folder, manifest);
  return { manifest, rows: count, files: files.length, copied };
}

async function writeRows(directory, rows) {
  const files = new LineFiles(directory);
  for await (const row of rows) await files.add(`${collectionOf(row.path)}.jsonl`, row);
  return files.close();
}

/** `tenants/aurora/clients/c1` is of `tenants.clients`. */
const collectionOf = (path) =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .map(encodeURIComponent)
    .join('.');

function refuseTorn(wrong, readTime) {
  if (wrong.length === 0) return;
  const shown = wrong.slice(0, SHOWN).map((line) => `  ${line}`);
  if (wrong.length > SHOWN) shown.push(`  and ${wrong.length - SHOWN} more`);
  throw new PlainFailure(
    [`Refused: rows and receipts of ${readTime} do not agree, so this is no backup.`, ...shown].join('\n'),
  );
}

/** Neither is wrong: a row comes after its file, and a file may have been taken away. */
function unmatchedOf(documents, files) {
  const named = new Set(documents.map(({ path }) => path));
  const held = new Set(files.map(({ path }) => path));
  return {
    files_without_row: [...held].filter((path) => !named.has(path)),
    rows_without_file: documents
      .filter(({ path, isExpected }) => isExpected && !held.has(path))
      .map(({ path }) => path),
  };
}
