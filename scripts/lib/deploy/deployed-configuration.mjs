import { readFile } from 'node:fs/promises';
import { assetNames, keptWhereThere, withProject } from '../start/hosting.mjs';
import { inRoot } from '../paths.mjs';

/** firebase.json for one project and this very build; `functionsSource` is where the functions to deploy are. */
export async function deployedConfiguration({ project, region, functionsSource }) {
  const { hosting, functions, firestore, storage } = JSON.parse(
    await readFile(inRoot('firebase.json'), 'utf8'),
  );
  const names = await assetNames(hosting.public).catch(() => []);
  const headers = withProject(keptWhereThere(hosting.headers, names), project, region);
  return {
    firestore,
    storage,
    functions: functions.map((codebase) => ({ ...codebase, source: functionsSource ?? codebase.source })),
    // Without what keeps firebase.json itself from being deployed.
    hosting: { ...hosting, predeploy: [], headers },
  };
}
