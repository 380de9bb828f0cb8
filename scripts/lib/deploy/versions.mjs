import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const path = (project) => `v1/projects/${project}/databases/(default)/documents/public/app`;

/** The version that hosting serves once this build is released; null for a build that says none. */
export async function readBuiltVersion(dist) {
  const text = await readFile(join(dist, 'version.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { version } = JSON.parse(text);
  return version === undefined ? null : String(version);
}

const CHANGED = '-changed';

/** The commit of this checkout; with `-changed` where files are not as they are in it. */
export function readCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? CHANGED : ''}`;
}

/** Whether both are surely of the same files: what was changed may have been changed again. */
export const isSameBuild = (one, other) => one === other && !one.endsWith(CHANGED);

/** The version below which an app sends nothing; null where none is asked for. */
export async function readMinimumVersion(google, project) {
  const value = (await google.get('firestore', path(project)))?.fields?.minimum_version;
  return value?.stringValue ?? value?.integerValue ?? null;
}

/** As text whatever it was: apps ignore another type. */
export async function writeMinimumVersion(google, project, version) {
  await google.patch('firestore', `${path(project)}?updateMask.fieldPaths=minimum_version`, {
    fields: { minimum_version: { stringValue: version } },
  });
}

const NUMBERS = /^\d+(?:\.\d+)*$/;

/** Negative, 0 or positive, number by number: 1.10.0 comes after 1.9.3. Null where one of them is no version. */
export function compareVersions(one, other) {
  if (!NUMBERS.test(one) || !NUMBERS.test(other)) return null;
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
