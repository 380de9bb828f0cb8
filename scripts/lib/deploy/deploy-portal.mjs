import { readFile, rm, writeFile } from 'node:fs/promises';
import { authSettingProblems } from './auth-settings.mjs';
import { FIREBASE_TOOLS } from '../backend/backend-binary.mjs';
import { buildProductionCommand } from '../build/build-production.mjs';
import { startChild } from '../process/child.mjs';
import { assetNames, keptWhereThere } from '../start/hosting.mjs';
import { npxCommand } from '../install/npm.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { PROJECT as LOCAL_PROJECT } from '../project.mjs';
import {
  functionVariables,
  FUNCTION_VARIABLES,
  missingVariables,
  webVariables,
  WEB_VARIABLES,
} from './required-variables.mjs';

const REGION = 'southamerica-east1';
/** In the root, because the CLI takes the paths in it from where it is; there while a deployment runs. */
const CONFIGURATION = 'firebase.deploy.json';

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
  await writeFile(inRoot(CONFIGURATION), await deployedConfiguration());
  try {
    return await runOfficialCli(['deploy', '--project', project, '--config', CONFIGURATION, ...argv]);
  } finally {
    await rm(inRoot(CONFIGURATION), { force: true });
  }
}

/** firebase.json for this very build. */
async function deployedConfiguration() {
  const { hosting, ...others } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  const headers = keptWhereThere(hosting.headers, await assetNames(hosting.public));
  return JSON.stringify({ ...others, hosting: { ...hosting, headers } }, null, 2);
}

async function runOfficialCli(argv) {
  const { command, args, shell } = npxCommand(['--yes', FIREBASE_TOOLS, ...argv]);
  const running = startChild(command, args, { cwd: ROOT, stdio: 'inherit', shell, detached: false });
  const { code, error } = await running.ended;
  if (error !== null) throw new PlainFailure(`The Firebase CLI cannot be run: ${error.message}`);
  return code ?? 1;
}

async function projectProblems(project) {
  const firebase = await readFile(inRoot('firebase.json'), 'utf8');
  return [
    ...deploymentProblems(project, firebase),
    ...missingVariables(FUNCTION_VARIABLES, await functionVariables(project), `functions/.env.${project}`),
    ...(project === LOCAL_PROJECT ? [] : await authSettingProblems(project)),
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
    ...(firebaseJson.includes(`report-uri ${host}/`)
      ? []
      : [`firebase.json: report-uri must name ${host}, or another project is told what the policy stopped.`]),
  ];
}
