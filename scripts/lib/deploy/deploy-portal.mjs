import { readdir, rm, writeFile } from 'node:fs/promises';
import { FIREBASE_TOOLS } from '../backend/backend-binary.mjs';
import { buildFunctions } from '../build/builds.mjs';
import { buildProductionWeb } from '../build/build-production.mjs';
import { checkTable, wrongOnes } from './checks/check-table.mjs';
import { DEPLOY_CHECKS } from './checks/deploy-checks.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { deployContext } from './deploy-context.mjs';
import { deployedConfiguration } from './deployed-configuration.mjs';
import { parseDeployArguments } from './deploy-arguments.mjs';
import { functionsManifest } from './functions-manifest.mjs';
import { KeptDeployments } from './kept-deployments.mjs';
import { setMinimumVersion } from './minimum-version.mjs';
import { rollBack } from './roll-back.mjs';
import { readBuiltVersion, readCommit } from './versions.mjs';
import { functionVariables, missingVariables, webVariables, WEB_VARIABLES } from './required-variables.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { npxCommand } from '../install/npm.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { startChild } from '../process/child.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';

/** In the root, because the CLI takes the paths in it from where it is; there while a deployment runs. */
const CONFIGURATION = 'firebase.deploy.json';

/** What leaves this machine, takes minutes or is of this machine alone; tests put their own in its place. */
function realParts() {
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  const say = (line) => console.log(line);
  return {
    say,
    env: process.env,
    dist: inRoot('dist'),
    async buildFunctions() {
      await ensureInstalled(stopping, say);
      await buildFunctions(stopping, say);
    },
    buildWeb: (web) => buildProductionWeb({ env: web, output: inRoot('dist'), holder: stopping }),
    readCommit,
    readManifest: functionsManifest,
    readParameters: functionVariables,
    runCli: runOfficialCli,
    kept: new KeptDeployments(inRoot('.deployed')),
  };
}

/** `npm run deploy -- --project P`: builds, checks the project, and hands over to the official CLI if nothing is wrong. */
export async function deployPortal(argv, parts = realParts()) {
  const { project, dryRun, rollback, minimum, concerns, passed } = parseDeployArguments(argv);
  const web = await webVariables({ project, env: parts.env });
  refuseAnother(project, web);
  if (minimum !== null) return setMinimumVersion({ project, dryRun, minimum }, parts);
  if (rollback) return rollBack({ project, dryRun, concerns }, { ...parts, deployWith });

  await parts.buildFunctions();
  const context = deployContext({
    project,
    web,
    parameters: await parts.readParameters(project),
    manifest: await parts.readManifest(project, web.VITE_FIREBASE_STORAGE_BUCKET ?? ''),
    dist: parts.dist,
    buildProblem: await tryBuild(web, parts.buildWeb),
    commit: parts.readCommit(),
    deploysWeb: concerns('hosting'),
    env: parts.env,
  });
  const record = await recordOf(context);
  if (dryRun) parts.say(await plan(context, record));
  const results = await runChecks(DEPLOY_CHECKS, context);
  parts.say(checkTable(results));
  if (wrongOnes(results).length > 0) return 1;
  if (dryRun) return 0;

  const message = `${record.version} ${record.commit}`;
  const code = await deployWith(context, ['--message', message, ...passed], parts.runCli);
  if (code === 0 && concerns('functions')) await parts.kept.keep(project, record);
  return code;
}

function refuseAnother(project, web) {
  const named = (web.VITE_FIREBASE_PROJECT_ID ?? '').trim();
  if (named !== '' && named !== project)
    throw new PlainFailure(`--project is ${project}, but VITE_FIREBASE_PROJECT_ID is ${named}.`);
}

/** Null, or in one line why there is no build to look at. */
async function tryBuild(web, buildWeb) {
  const missing = missingVariables(WEB_VARIABLES, web, '');
  if (missing.length > 0) return 'not built: variables are missing';
  try {
    await buildWeb(web);
    return null;
  } catch (failure) {
    if (!(failure instanceof PlainFailure)) throw failure;
    return failure.message.split('\n').slice(0, 2).join(' ');
  }
}

/** `{version, commit, at}` of what is deployed. */
async function recordOf({ dist, commit }) {
  return {
    version: (await readBuiltVersion(dist)) ?? process.env.npm_package_version ?? '0',
    commit,
    at: new Date().toISOString(),
  };
}

async function plan({ project, region, manifest, indexes, bucket, origin, dist }, { version, commit }) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return [
    `Would be deployed to ${project} with ${FIREBASE_TOOLS}, nothing is changed now:`,
    `  hosting    version ${version} (${commit}), ${files.length} files, for ${origin || 'no address yet'}`,
    `  functions  ${Object.keys(manifest.endpoints).length} in ${region}, of functions/lib`,
    `  firestore  firestore.rules, ${indexes.length} composite indexes`,
    `  storage    storage.rules, on ${bucket}`,
    '',
  ].join('\n');
}

/** Runs the CLI with firebase.json as it is to be for this project. */
async function deployWith({ project, region, functionsSource }, argv, runCli) {
  const configuration = await deployedConfiguration({ project, region, functionsSource });
  await writeFile(inRoot(CONFIGURATION), JSON.stringify(configuration, null, 2));
  try {
    // Without a terminal: what is not settled by now is a failure, not a question.
    return await runCli([
      'deploy',
      '--project',
      project,
      '--config',
      CONFIGURATION,
      '--non-interactive',
      ...argv,
    ]);
  } finally {
    await rm(inRoot(CONFIGURATION), { force: true });
  }
}

async function runOfficialCli(argv) {
  const { command, args, shell } = npxCommand(['--yes', FIREBASE_TOOLS, ...argv]);
  const running = startChild(command, args, { cwd: ROOT, stdio: 'inherit', shell, detached: false });
  const { code, error } = await running.ended;
  if (error !== null) throw new PlainFailure(`The Firebase CLI cannot be run: ${error.message}`);
  return code ?? 1;
}
