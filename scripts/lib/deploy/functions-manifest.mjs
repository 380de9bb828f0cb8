import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inCache, inRoot } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';

/**
 * What the built functions say of themselves, `{endpoints, params, requiredAPIs}`: read as the official CLI reads it, so
 * that a parameter or a region cannot be forgotten here.
 */
export async function functionsManifest(project, bucket, directory = inRoot('functions')) {
  const output = inCache('deploy', project, 'functions-manifest.json');
  await mkdir(dirname(output), { recursive: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js')],
    {
      cwd: directory,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        GCLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({
          projectId: project,
          storageBucket: bucket || `${project}.firebasestorage.app`,
        }),
        FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
      },
    },
  );
  if (status !== 0) throw new PlainFailure(`The built functions cannot be read: ${stderr.split('\n')[0]}`);
  return JSON.parse(await readFile(output, 'utf8'));
}

export const regionsOf = ({ endpoints }) => [
  ...new Set(Object.values(endpoints).flatMap(({ region }) => region ?? [])),
];
