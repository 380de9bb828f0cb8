import { readFile } from 'node:fs/promises';
import { URLSearchParams } from 'node:url';
import { aFewAtOnce } from '../backup/a-few-at-once.mjs';
import { fileIn } from '../backup/backup-folder.mjs';
import { fileOf, isOf } from '../backup/bucket-files.mjs';
import { filesOfBackup } from '../backup/read-lines.mjs';
import { ApiFailure } from '../deploy/google-apis.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

const CONDITION_NOT_MET = 412;

/**
 * Sends every file that the bucket, which is never rolled back, has no more, but for those that were erased: `{uploaded, others, held}`. `others` are those
 * that have other bytes there: they stay. `held` is every path that has bytes now.
 */
export async function putBackFiles({ apis, bucket, folder, manifest, listed, isErased }) {
  const live = new Map(listed.map((file) => [file.path, file]));
  const gone = [];
  const others = [];
  for await (const file of filesOfBackup(folder, manifest)) {
    const found = live.get(file.path);
    if (isErased(file.path)) continue;
    if (found === undefined) gone.push(file);
    else if (found.md5 !== file.md5) others.push(file.path);
  }
  await aFewAtOnce(gone, (file) => upload({ apis, bucket, folder, file }));
  return {
    uploaded: gone.length,
    others,
    held: new Set([...live.keys(), ...gone.map(({ path }) => path)]),
  };
}

async function upload({ apis, bucket, folder, file }) {
  const bytes = await readFile(fileIn(folder, file.path));
  // Never over bytes that somebody has sent meanwhile.
  const asked = new URLSearchParams({ uploadType: 'media', name: file.path, ifGenerationMatch: '0' });
  try {
    const type = file.type ?? 'application/octet-stream';
    const stored = fileOf(
      await apis.upload('storage', `upload/storage/v1/b/${bucket}/o?${asked}`, bytes, type),
    );
    if (!isOf(stored, bytes)) throw new PlainFailure(`${file.path} arrived damaged: take it away by hand.`);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== CONDITION_NOT_MET) throw failure;
  }
}
