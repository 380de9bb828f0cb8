import { googleApis } from './google-apis.mjs';
import { servedVersions } from './hosting-releases.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { compareVersions, readMinimumVersion, writeMinimumVersion } from './versions.mjs';

/** `--minimum-version X.Y.Z`: from now on no app below it sends anything. Nothing is built or deployed. */
export async function setMinimumVersion({ project, dryRun, minimum }, { say, env }) {
  const google = googleApis(project, env);
  const { served } = await servedVersions(google, project);
  refuseUnmet(minimum, served, project);

  const from = await readMinimumVersion(google, project);
  if (from === minimum) {
    say(`public/app minimum_version is ${minimum} already, nothing is changed`);
    return 0;
  }
  if (dryRun) say(`Would be written to ${project}, nothing is changed now:`);
  else await writeMinimumVersion(google, project, minimum);
  say(`public/app minimum_version ${from ?? 'none'} -> ${minimum}${effectOf(from, minimum)}`);
  return 0;
}

/** Apps ignore a minimum that hosting itself does not meet, for it would stop everybody. */
function refuseUnmet(minimum, served, project) {
  if (served === null)
    throw new PlainFailure(
      `Hosting of ${project} serves no version of the app: there is none to update to, and apps ignore a minimum.`,
    );
  const order = compareVersions(minimum, served.version);
  if (order === null || order > 0)
    throw new PlainFailure(
      `Hosting of ${project} serves ${served.version}, which does not meet ${minimum}: deploy ${minimum} first.`,
    );
}

function effectOf(from, to) {
  // One that is no version has held nobody back.
  const isLower = from !== null && (compareVersions(to, from) ?? 0) < 0;
  return isLower
    ? `, lowered: apps from ${to} on send again, those below it still do not`
    : `: apps below ${to} send nothing, keep everything, and update themselves as soon as nothing is open`;
}
