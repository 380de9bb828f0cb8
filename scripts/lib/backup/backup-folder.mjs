import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainFailure } from '../process/plain-failure.mjs';

/*
 * DIR/files/client-documents/...   bytes, under their paths in the bucket
 * DIR/rows/<read time>/*.jsonl     one file per collection, and files.jsonl: what of DIR/files belongs to it
 * DIR/manifest.json                written last: what is not named there is not part of a backup
 */
const MANIFEST = 'manifest.json';
const ENTRIES = [MANIFEST, `${MANIFEST}.part`, 'files', 'rows'];
export const FORMAT = 1;
/** A firm's data: nobody else on this machine reads them. */
export const ONLY_MINE = 0o600;
const ONLY_MY_FOLDER = 0o700;
/** Lines are collected up to about this many characters. */
const FLUSHED_AT = 1 << 20;

export const fileIn = (folder, path) => join(folder, 'files', ...path.split('/'));
/** A colon is no letter of a name on Windows. */
export const rowsIn = (folder, readTime) => join(folder, 'rows', readTime.replaceAll(':', '-'));

/** Makes the folder; refuses one that holds something else, or the backup of another firm. */
export async function openFolder(folder, { tenant, project }) {
  await mkdir(folder, { recursive: true, mode: ONLY_MY_FOLDER });
  const strange = (await readdir(folder)).find((name) => !ENTRIES.includes(name));
  if (strange !== undefined)
    throw new PlainFailure(`${folder} holds something else (${strange}): name a folder of its own.`);
  const manifest = await readManifest(folder);
  if (manifest !== null && (manifest.tenant !== tenant || manifest.project !== project))
    throw new PlainFailure(`${folder} is the backup of ${manifest.tenant} in ${manifest.project}.`);
}

/** Null where no backup was finished. */
export async function readManifest(folder) {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const manifest = JSON.parse(text);
    if (manifest.format === FORMAT) return manifest;
  } catch {
    // Told below, as any other that cannot be read.
  }
  throw new PlainFailure(`${join(folder, MANIFEST)} cannot be read by this version.`);
}

/** The moment from which the folder holds this backup, and no other any more. */
export async function finish(folder, manifest) {
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: ONLY_MINE, flush: true });
  await rename(`${path}.part`, path);
  const current = rowsIn(folder, manifest.read_time);
  for (const name of await readdir(join(folder, 'rows'))) {
    const other = join(folder, 'rows', name);
    if (other !== current) await rm(other, { recursive: true });
  }
}

/** Lines of JSON for several files at once, each counted and summed up. */
export class LineFiles {
  #directory;
  #files = new Map();

  constructor(directory) {
    this.#directory = directory;
  }

  async add(name, value) {
    const file = this.#files.get(name) ?? (await this.#open(name));
    const line = `${JSON.stringify(value)}\n`;
    file.waiting.push(line);
    file.size += line.length;
    file.lines += 1;
    if (file.size > FLUSHED_AT) await flush(file);
  }

  /** `[{name, lines, sha256}]`, when all of it is on the disk. */
  async close() {
    const closed = [];
    for (const [name, file] of this.#files) {
      await flush(file);
      await file.handle.sync();
      await file.handle.close();
      closed.push({ name, lines: file.lines, sha256: file.hash.digest('hex') });
    }
    return closed;
  }

  async #open(name) {
    await mkdir(this.#directory, { recursive: true, mode: ONLY_MY_FOLDER });
    const handle = await open(join(this.#directory, name), 'w', ONLY_MINE);
    const file = { handle, hash: createHash('sha256'), waiting: [], size: 0, lines: 0 };
    this.#files.set(name, file);
    return file;
  }
}

async function flush(file) {
  const text = file.waiting.join('');
  Object.assign(file, { waiting: [], size: 0 });
  file.hash.update(text);
  await file.handle.appendFile(text);
}
