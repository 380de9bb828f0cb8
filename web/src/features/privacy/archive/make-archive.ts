import { COLLECTIONS, formatInstantMinute, type EntityName, type Row } from '@portal/domain';
import { makeZip } from 'client-zip';
import type { FetchFile } from '#data/files/remote-files.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { type StoredRow, withoutMark } from '#data/local/stored-row.ts';
import { csvBlob } from '#records/csv/csv.ts';
import { archivedFile } from './archive-files.ts';
import { archiveIndex, MISSING } from './archive-index.ts';
import { archivePage, archiveTable, type Cell, link } from './archive-page.ts';
import type {
  ArchiveContents,
  ArchivedFile,
  ArchivedTable,
  ArchiveResult,
  ArchiveEntry,
  ArchiveWords,
  MissingReason,
} from './archive.ts';
import { withManifest } from './archive-manifest.ts';

type Archiving = {
  db: PortalDatabase;
  fetchFile: FetchFile;
  words: ArchiveWords;
  now: Date;
  onProgress?: (done: number, total: number) => void;
};
/** What lies with the connection or the account, and not with the file. */
const PASSING: readonly MissingReason[] = ['offline', 'no_access', 'unknown'];

/** One zip that opens without a network: pages to read, JSON and CSV to go on with, and the files. */
export async function makeArchive(contents: ArchiveContents, archiving: Archiving): Promise<ArchiveResult> {
  const files = new Map<string, ArchivedFile>();
  // The browser keeps the parts of a Blob where it has room, on disk too: here is one entry at a time.
  const all = withManifest(entries(contents, archiving, files), contents.title, archiving.now);
  const blob = await new Response(makeZip(all)).blob();
  const missing = [...files.values()].flatMap((file) => (file.kind === 'missing' ? [file.reason] : []));
  return {
    blob: blob.slice(0, blob.size, 'application/zip'),
    included: files.size - missing.length,
    missing: missing.length,
    unfetched: missing.filter((reason) => PASSING.includes(reason)).length,
  };
}

async function* entries(
  contents: ArchiveContents,
  archiving: Archiving,
  files: Map<string, ArchivedFile>,
): AsyncGenerator<ArchiveEntry> {
  const lastModified = archiving.now;
  const counts = new Map<string, number>();
  for (const table of contents.tables) {
    const rows = (await table.read()).map((row) => shown(table, row));
    if (table.entity === 'documents') yield* documentFiles(rows, archiving, files);
    counts.set(table.slug, rows.length);
    yield { name: `dados/${table.slug}.json`, input: JSON.stringify(rows, null, 2), lastModified };
    const { header, cells } = await readable(table, rows, archiving, files);
    const csv = csvBlob([header, ...cells.map((row) => row.map(({ text }) => text))]);
    yield { name: `dados/${table.slug}.csv`, input: csv, lastModified };
    const body = `<p>${link({ text: 'Voltar', href: '../index.html' })}</p>${archiveTable(header, cells)}`;
    yield { name: `dados/${table.slug}.html`, input: archivePage(table.title, body), lastModified };
  }
  yield {
    name: 'index.html',
    input: archiveIndex(contents, counts, [...files.values()], lastModified),
    lastModified,
  };
}

async function* documentFiles(
  rows: readonly StoredRow[],
  { db, fetchFile, now, onProgress }: Archiving,
  files: Map<string, ArchivedFile>,
): AsyncGenerator<ArchiveEntry> {
  for (const [at, row] of rows.entries()) {
    onProgress?.(at, rows.length);
    // Rows of the table of documents.
    const { file, bytes } = await archivedFile(db, fetchFile, row as unknown as Row<'documents'>, at + 1);
    files.set(row.id, file);
    if (file.kind === 'included' && bytes !== null)
      yield { name: file.path, input: bytes, lastModified: now };
  }
}

/** Without what is not this reader's. */
function shown({ without = [] }: ArchivedTable, row: StoredRow): StoredRow {
  const left = Object.entries(withoutMark(row)).filter(([field]) => !without.includes(field));
  return Object.fromEntries(left) as StoredRow; // its stamps are never left out
}

async function readable(
  { entity, without = [] }: ArchivedTable,
  rows: readonly StoredRow[],
  { db, words }: Archiving,
  files: ReadonlyMap<string, ArchivedFile>,
): Promise<{ header: string[]; cells: Cell[][] }> {
  const fields = Object.keys(COLLECTIONS[entity].shape).filter((field) => !without.includes(field));
  const names = await words.readNames(
    db,
    rows.map((values) => ({ entity, values })),
  );
  const isDocuments = entity === 'documents';
  const header = [
    'Criado em',
    ...fields.map((field) => words.fieldLabel(entity, field)),
    ...(isDocuments ? ['Arquivo'] : []),
  ];
  const cells = rows.map((row) => [
    { text: formatInstantMinute(row.created_at) },
    ...fields.map((field) => ({ text: textOf(entity, field, row, words, names) })),
    ...(isDocuments ? [fileCell(files.get(row.id))] : []),
  ]);
  return { header, cells };
}

function textOf(
  entity: EntityName,
  field: string,
  row: StoredRow,
  words: ArchiveWords,
  names: ReadonlyMap<string, string>,
): string {
  const value = row[field];
  return value === null || value === undefined ? '' : words.fieldText(entity, field, value, names);
}

function fileCell(file: ArchivedFile | undefined): Cell {
  if (file === undefined) return { text: '' };
  return file.kind === 'included'
    ? { text: file.path, href: `../${file.path}` }
    : { text: `Não incluído: ${MISSING[file.reason]}` };
}
