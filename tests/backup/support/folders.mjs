import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeBackup } from '#scripts/backup/take-backup.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { apis, BUCKET } from './firm.mjs';

export const manifestOf = async (folder) => JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));

export async function rowsFolder(folder) {
  const { read_time } = await manifestOf(folder);
  return join(folder, 'rows', read_time.replaceAll(':', '-'));
}

/** Every row of a backup by its path. */
export async function rowsOf(folder) {
  const directory = await rowsFolder(folder);
  const { rows } = await manifestOf(folder);
  const texts = await Promise.all(rows.map(({ name }) => readFile(join(directory, name), 'utf8')));
  const lines = texts.flatMap((text) => text.trimEnd().split('\n'));
  return Object.fromEntries(lines.map((line) => [JSON.parse(line).path, JSON.parse(line)]));
}

/** Changes a file of rows as text. */
export async function rewrite(folder, name, change) {
  const path = join(await rowsFolder(folder), name);
  const text = change(await readFile(path, 'utf8'));
  await writeFile(path, text);
}

export const take = (folder, tenant, through = apis()) =>
  takeBackup({
    apis: through,
    project: PROJECT,
    bucket: BUCKET,
    tenant,
    folder,
    version: '0',
    say: () => {},
  });
