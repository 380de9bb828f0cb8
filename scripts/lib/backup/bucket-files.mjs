import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { URLSearchParams } from 'node:url';
import { PlainFailure } from '../process/plain-failure.mjs';
import { aFewAtOnce } from './a-few-at-once.mjs';
import { fileIn, ONLY_MINE } from './backup-folder.mjs';

/** The bucket's one root; a test holds it against the domain's. */
export const STORAGE_ROOT = 'client-documents';
/** A segment of a path that means the same in a bucket and on a disk. */
const PLAIN_SEGMENT = /^(?!\.)[A-Za-z0-9_.-]{1,200}$/;

/**
 * What the bucket holds of a firm: `{listed, leftOut}`. Of each listed one `{path, size, md5, type, generation}`; left out
 * are names that no rule lets anybody write, such as the folders that the console makes.
 */
export async function filesOfFirm(apis, bucket, tenant) {
  const objects = await allObjects(apis, bucket, `${STORAGE_ROOT}/${tenant}/`);
  const isPlain = ({ name }) => name.split('/').every((segment) => PLAIN_SEGMENT.test(segment));
  return {
    listed: objects.filter(isPlain).map(fileOf),
    leftOut: objects.filter((object) => !isPlain(object)).map(({ name }) => name),
  };
}

async function allObjects(apis, bucket, prefix) {
  const objects = [];
  let pageToken = '';
  do {
    const asked = new URLSearchParams({ prefix, pageToken });
    const page = await apis.get('storage', `storage/v1/b/${bucket}/o?${asked}`);
    // A bucket without files of this firm answers with an empty list.
    if (page === null)
      throw new PlainFailure(`There is no bucket ${bucket}: set VITE_FIREBASE_STORAGE_BUCKET.`);
    objects.push(...(page.items ?? []));
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
  return objects;
}

export const fileOf = ({ name, size, md5Hash, contentType, generation }) => ({
  path: name,
  size: Number(size),
  md5: md5Hash,
  type: contentType ?? null,
  generation,
});

/**
 * Brings every file into the folder that does not have it. Answers `{files, copied}`: the files that are there now, each
 * with its `sha256`; one that left the bucket since it was listed is not among them.
 */
export async function copyFiles({ apis, bucket, folder, listed }) {
  const files = [];
  let copied = 0;
  await aFewAtOnce(listed, async (file) => {
    const target = fileIn(folder, file.path);
    let bytes = await readFile(target).catch(() => null);
    if (bytes === null || !isOf(file, bytes)) {
      bytes = await download(apis, bucket, file);
      if (bytes === null) return;
      await mkdir(dirname(target), { recursive: true });
      // The name is there with all of its bytes, or not at all.
      await writeFile(`${target}.part`, bytes, { mode: ONLY_MINE, flush: true });
      await rename(`${target}.part`, target);
      copied += 1;
    }
    files.push({ ...file, sha256: createHash('sha256').update(bytes).digest('hex') });
  });
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, copied };
}

async function download(apis, bucket, file) {
  const { path, generation } = file;
  const object = `storage/v1/b/${bucket}/o/${encodeURIComponent(path)}`;
  const bytes = await apis.bytes('storage', `${object}?alt=media&generation=${generation}`);
  if (bytes !== null && !isOf(file, bytes)) throw new PlainFailure(`${path} arrived damaged: run it again.`);
  return bytes;
}

export const isOf = ({ size, md5 }, bytes) =>
  bytes.length === size && md5 === createHash('md5').update(bytes).digest('base64');
