import { readFile } from 'node:fs/promises';
import { FIREBASE_TOOLS } from './backend-binary.mjs';
import { buildProductionCommand } from './build-production.mjs';
import { startChild } from './child.mjs';
import { npxCommand } from './npm.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { PlainFailure } from './plain-failure.mjs';
import { PROJECT as LOCAL_PROJECT } from './project.mjs';
import {
  functionVariables,
  FUNCTION_VARIABLES,
  missingVariables,
  webVariables,
  WEB_VARIABLES,
} from './required-variables.mjs';

const REGION = 'southamerica-east1';

/** `npm run deploy`: builds, checks, and hands over to the official CLI. Arguments go to it as they are. */
export async function deployPortal(argv) {
  const web = await webVariables();
  const project = (web.VITE_FIREBASE_PROJECT_ID ?? '').trim();
  const problems = [
    ...missingVariables(WEB_VARIABLES, web, 'the environment or .env.production'),
    ...(project === '' ? [] : await projectProblems(project)),
  ];
  if (problems.length > 0) throw new PlainFailure(problems.join('\n'));

  const code = await buildProductionCommand();
  if (code !== 0) return code;
  const { command, args, shell } = npxCommand([
    '--yes',
    FIREBASE_TOOLS,
    'deploy',
    '--project',
    project,
    ...argv,
  ]);
  const running = startChild(command, args, { cwd: ROOT, stdio: 'inherit', shell, detached: false });
  const { code: deployed, error } = await running.ended;
  if (error !== null) throw new PlainFailure(`The Firebase CLI cannot be run: ${error.message}`);
  return deployed ?? 1;
}

async function projectProblems(project) {
  const firebase = await readFile(inRoot('firebase.json'), 'utf8');
  return [
    ...deploymentProblems(project, firebase),
    ...missingVariables(FUNCTION_VARIABLES, await functionVariables(project), `functions/.env.${project}`),
  ];
}

/** Why this project cannot be deployed to with this firebase.json, one line each. */
export function deploymentProblems(project, firebaseJson) {
  const host = `https://${REGION}-${project}.cloudfunctions.net`;
  return [
    ...(project === LOCAL_PROJECT
      ? [`VITE_FIREBASE_PROJECT_ID is ${LOCAL_PROJECT}, the local backend's own name: set the real project.`]
      : []),
    ...(firebaseJson.includes(`${host} `) || firebaseJson.includes(`${host};`)
      ? []
      : [`firebase.json: connect-src must name ${host}, or the app cannot call its functions.`]),
  ];
}
