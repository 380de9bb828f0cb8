import { googleApis } from './google-apis.mjs';
import { hostingRollback, releaseAgain } from './hosting-releases.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { REGION } from '../project.mjs';
import { compareVersions, readMinimumVersion, writeMinimumVersion } from './versions.mjs';

/**
 * Hosting's previous release, and the functions that this machine kept of the previous deployment. Rules and indexes stay:
 * they go on serving every older version. A second rollback takes the first one back.
 */
export async function rollBack({ project, dryRun, concerns }, { say, env, kept, runCli, deployWith }) {
  const google = googleApis(project, env);
  const hosting = concerns('hosting') ? await earlierRelease(google, project) : null;
  const functions = concerns('functions') ? await kept.previous(project) : null;
  const minimum = hosting === null ? null : await loweredMinimum(google, project, hosting.target);

  if (hosting !== null) say(`hosting    ${told(hosting.current)} -> ${told(hosting.target)}`);
  if (minimum !== null) say(`public/app minimum_version ${minimum.from} -> ${minimum.to}`);
  if (concerns('functions'))
    say(`functions  ${functions === null ? NOT_KEPT : `-> ${toldOf(functions.record)}`}`);
  if (dryRun) return 0;

  // An app below the minimum sends nothing: first let the older version work, then serve it.
  if (minimum !== null) await writeMinimumVersion(google, project, minimum.to);
  if (hosting !== null) await releaseAgain(google, hosting);
  if (functions === null) return concerns('functions') ? 1 : 0;
  const target = { project, region: REGION, functionsSource: functions.source };
  const code = await deployWith(target, ['--only', 'functions'], runCli);
  if (code === 0) await kept.swap(project);
  return code;
}

const NOT_KEPT =
  'not changed: this machine kept no earlier package. Check the commit out that the release names, and run ' +
  'npm run deploy with --only functions.';

async function earlierRelease(google, project) {
  const hosting = await hostingRollback(google, project);
  if (hosting === null || hosting.target === null)
    throw new PlainFailure(`Hosting of ${project} has no earlier release to go back to.`);
  return hosting;
}

const toldOf = ({ version, commit, at }) => `${version} ${commit}, deployed ${at}`;
const told = (release) => release?.message || release?.version?.name || 'nothing';

/** What the minimum must become for the release that is gone back to: its message begins with its version. */
async function loweredMinimum(google, project, { message = '' }) {
  const from = await readMinimumVersion(google, project);
  if (from === null) return null;
  const to = /^\S+/.exec(message)?.[0] ?? '';
  const order = compareVersions(from, to);
  if (order === null)
    throw new PlainFailure(
      `public/app asks for version ${from} at least, and the earlier release does not say its own: ` +
        'set minimum_version to the version that it serves, or remove it, and try again.',
    );
  return order > 0 ? { from, to } : null;
}
