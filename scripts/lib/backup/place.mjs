import { ApiFailure, googleApis } from '../deploy/google-apis.mjs';
import { webVariables } from '../deploy/required-variables.mjs';
import { ensureInstalled } from '../install/install.mjs';
import { portPlan } from '../ports/ports.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { PROJECT } from '../project.mjs';

/**
 * A function runs for a minute at most: what it was doing as a firm was closed is over by then. And a device that heard
 * nothing for a minute and a half asks which epoch it is: none can miss one that is closed for longer.
 */
const CLOSED_AT_LEAST_MS = 120_000;

/** Where a firm lives: the real project, or the local backend where it is null. */
export const placeOf = ({ project, offset }, stopping, say) =>
  project === null ? localPlace(offset) : realPlace(project, stopping, say);

function localPlace(offset) {
  const ports = portPlan(offset);
  const env = {
    PORTAL_API_FIRESTORE: `http://127.0.0.1:${ports.firestore}`,
    PORTAL_API_STORAGE: `http://127.0.0.1:${ports.storage}`,
    PORTAL_API_IDENTITYTOOLKIT: `http://127.0.0.1:${ports.auth}`,
    // Those that tests name: their backend is on any free port.
    ...process.env,
  };
  return {
    project: PROJECT,
    bucket: bucketOf(PROJECT),
    apis: googleApis(PROJECT, env),
    // The local backend has all of Google's APIs for accounts behind one address.
    accounts: `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`,
    closedAtLeastMs: 0,
    silence: `No local backend answers on port ${ports.firestore}: npm start, or name a --project.`,
  };
}

async function realPlace(project, stopping, say) {
  await ensureInstalled(stopping, say);
  const { VITE_FIREBASE_STORAGE_BUCKET: named = '' } = await webVariables({ project });
  return {
    project,
    bucket: named.trim() === '' ? bucketOf(project) : named.trim(),
    apis: googleApis(project),
    accounts: `v1/projects/${project}/accounts`,
    closedAtLeastMs: CLOSED_AT_LEAST_MS,
    silence: 'Google does not answer: run it again, it goes on with what is left.',
  };
}

const bucketOf = (project) => `${project}.firebasestorage.app`;

/** What who runs the command can act on, as one line; `lost` says what there is not. */
export async function told({ silence }, lost, act) {
  try {
    return await act();
  } catch (failure) {
    if (failure instanceof ApiFailure)
      throw new PlainFailure(`${lost}: ${failure.message}`, { cause: failure });
    if (BROKEN_CONNECTION.test(`${failure.name}: ${failure.message}`))
      throw new PlainFailure(silence, { cause: failure });
    throw failure;
  }
}

/** What fetch says of a connection that there is not, that ended too early, or that says nothing more. */
const BROKEN_CONNECTION = /^(?:TypeError: (?:fetch failed|terminated)|TimeoutError: )/;
