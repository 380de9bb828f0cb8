import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FIREBASE_TOOLS } from '../backend/backend-binary.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { REGION } from '../project.mjs';
import { regionsOf } from './functions-manifest.mjs';
import { googleApis } from './google-apis.mjs';

/** All that the checks look at besides the project itself; `deploysWeb`: whether hosting is among what is meant. */
export function deployContext({
  project,
  web,
  parameters,
  manifest,
  dist,
  buildProblem,
  commit,
  deploysWeb = true,
  env = process.env,
}) {
  const regions = regionsOf(manifest);
  return {
    project,
    web,
    parameters,
    manifest,
    dist,
    buildProblem,
    commit,
    deploysWeb,
    regions,
    region: regions[0] ?? REGION,
    bucket: (web.VITE_FIREBASE_STORAGE_BUCKET ?? '').trim() || `${project}.firebasestorage.app`,
    origin: (parameters.APP_ORIGIN ?? '').trim(),
    ...JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')),
    firebaseTools: FIREBASE_TOOLS,
    google: googleApis(project, env),
    /** Writes what a command of the table reads, and answers with where it is. */
    settingsFile(name, content) {
      const directory = inCache('deploy', project);
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, name), `${JSON.stringify(content, null, 2)}\n`);
      return relative(ROOT, join(directory, name));
    },
  };
}
