import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileIn, readManifest, rowsIn } from './backup-folder.mjs';
import { linesOf } from './read-lines.mjs';
import { RowLedger } from './row-ledger.mjs';

/** Reads the whole backup: `{manifest, rows, files, wrong}`, of which `wrong` has a line for each thing that is. */
export async function checkBackup(folder) {
  const manifest = await readManifest(folder);
  if (manifest === null) {
    return { manifest, rows: 0, files: 0, wrong: ['The backup is not finished: it has no manifest.json.'] };
  }
  const directory = rowsIn(folder, manifest.read_time);
  const { rows, ledger, wrong } = await readRows(directory, manifest, manifest.rows);
  const files = manifest.files === null ? [] : await listOf(directory, manifest.files, wrong);
  for (const file of files) wrong.push(...(await wrongOfFile(folder, file)));
  return { manifest, rows, files: files.length, wrong: [...wrong, ...ledger.disagreements()] };
}

/** Reads the files of rows back and holds them against what was written: `{rows, ledger, wrong}`. */
export async function readRows(directory, { tenant, read_time }, written) {
  const ledger = new RowLedger(tenant, read_time);
  const wrong = [];
  let rows = 0;
  for (const file of written) {
    const problem = await readLines(directory, file, (row) => {
      ledger.add(row);
      rows += 1;
    });
    if (problem !== null) wrong.push(problem);
  }
  return { rows, ledger, wrong };
}

async function listOf(directory, written, wrong) {
  const files = [];
  const problem = await readLines(directory, written, (file) => files.push(file));
  if (problem !== null) wrong.push(problem);
  return files;
}

/** Null, or what is wrong with a file of lines. */
async function readLines(directory, { name, lines, sha256 }, take) {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const line of linesOf(join(directory, name), hash)) {
      take(JSON.parse(line));
      found += 1;
    }
  } catch (error) {
    return error.code === 'ENOENT' ? `${name} is missing` : `${name}, line ${found + 1}: cannot be read`;
  }
  if (found !== lines) return `${name} has ${found} lines instead of ${lines}`;
  return hash.digest('hex') === sha256 ? null : `${name} was changed after it was written`;
}

async function wrongOfFile(folder, { path, size, sha256 }) {
  const bytes = await readFile(fileIn(folder, path)).catch(() => null);
  if (bytes === null) return [`${path} is missing`];
  const isWhole = bytes.length === size && createHash('sha256').update(bytes).digest('hex') === sha256;
  return isWhole ? [] : [`${path} was changed after it was copied`];
}
