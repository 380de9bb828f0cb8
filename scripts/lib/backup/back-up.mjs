import { readFile } from 'node:fs/promises';
import { ApiFailure, googleApis } from '../deploy/google-apis.mjs';
import { webVariables } from '../deploy/required-variables.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { inRoot } from '../paths.mjs';
import { portPlan } from '../ports/ports.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { PROJECT } from '../project.mjs';
import { parseBackupArguments } from './backup-arguments.mjs';
import { checkBackup } from './check-backup.mjs';
import { takeBackup } from './take-backup.mjs';

const say = (line) => console.log(line);

/** `npm run backup`: takes a firm's backup, or checks one. */
export async function backUp(argv) {
  const wanted = parseBackupArguments(argv);
  if (wanted.check !== undefined) return check(wanted.check);
  const { tenant, to: folder } = wanted;
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  const place =
    wanted.project === null ? localPlace(wanted.offset) : await realPlace(wanted.project, stopping);
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const taken = await told(place, () => takeBackup({ ...place, tenant, folder, version, say }));
  tellUnmatched(taken.manifest);
  say(`rows ${taken.rows} files ${taken.files}`);
  return 0;
}

async function check(folder) {
  const { manifest, rows, files, wrong } = await checkBackup(folder);
  if (manifest !== null) {
    say(`${manifest.tenant} of ${manifest.project} as of ${manifest.read_time}`);
    tellUnmatched(manifest);
  }
  for (const line of wrong) say(`wrong: ${line}`);
  say(`rows ${rows} files ${files} wrong ${wrong.length}`);
  return wrong.length === 0 ? 0 : 1;
}

function tellUnmatched({ files_without_row: files, rows_without_file: rows, files_left_out: leftOut }) {
  for (const path of leftOut) say(`left out, since no device could have sent it: ${path}`);
  for (const path of files) say(`file without a row: ${path}`);
  for (const path of rows) say(`row without its file: ${path}`);
}

function localPlace(offset) {
  const ports = portPlan(offset);
  const env = {
    PORTAL_API_FIRESTORE: `http://127.0.0.1:${ports.firestore}`,
    PORTAL_API_STORAGE: `http://127.0.0.1:${ports.storage}`,
    // Those that tests name: their backend is on any free port.
    ...process.env,
  };
  const silence = `No local backend answers on port ${ports.firestore}: npm start, or name a --project.`;
  return { project: PROJECT, bucket: bucketOf(PROJECT), apis: googleApis(PROJECT, env), silence };
}

async function realPlace(project, stopping) {
  await ensureInstalled(stopping, say);
  const { VITE_FIREBASE_STORAGE_BUCKET: named = '' } = await webVariables({ project });
  return {
    project,
    bucket: named.trim() === '' ? bucketOf(project) : named.trim(),
    apis: googleApis(project),
    silence: 'Google does not answer: run it again, what was copied is kept.',
  };
}

const bucketOf = (project) => `${project}.firebasestorage.app`;

/** What whoever runs the command can act on, as one line. */
async function told({ silence }, act) {
  try {
    return await act();
  } catch (failure) {
    if (failure instanceof ApiFailure)
      throw new PlainFailure(`No backup: ${failure.message}`, { cause: failure });
    if (BROKEN_CONNECTION.test(`${failure.name}: ${failure.message}`))
      throw new PlainFailure(silence, { cause: failure });
    throw failure;
  }
}

/** What fetch says of a connection that there is not, that ended too early, or that says nothing more. */
const BROKEN_CONNECTION = /^(?:TypeError: (?:fetch failed|terminated)|TimeoutError: )/;
