import { servedVersions } from '../hosting-releases.mjs';
import { compareVersions, isSameBuild, readBuiltVersion, readMinimumVersion } from '../versions.mjs';

/** A minimum version leaves older apps behind only where no two builds that reached a device share a number. */
export const versionSubject = {
  async read({ google, project, dist, deploysWeb }) {
    // Functions alone leave the app as it is.
    if (!deploysWeb) return null;
    return { ...(await servedVersions(google, project)), built: await readBuiltVersion(dist) };
  },
  checks: [
    {
      name: 'Web: version',
      judge: (found, { commit }) => (found === null ? null : versionProblem(found, commit)),
      mend: ({ project }, { built, served }) => {
        if (built === null) return 'npm run build';
        if (isOlder(built, served?.version))
          return (
            `npm version ${versionAfter(served.version)} --no-git-tag-version   ` +
            `(or, to go back: npm run deploy -- --project ${project} --rollback)`
          );
        return 'npm version patch --no-git-tag-version   (or minor; and commit it)';
      },
    },
  ],
};

function versionProblem({ built, served, released }, commit) {
  if (built === null) return served === null ? null : 'the build has no version.json';
  if (compareVersions(built, built) === null)
    return `is ${built}, more than numbers: no minimum can be compared with it`;
  if (isOlder(built, served?.version)) return `is ${built}, below ${served.version}, which hosting serves`;
  const others = [...(served === null ? [] : [served]), ...released];
  const sharing = others.filter(({ version }) => compareVersions(version, built) === 0);
  // What is served once more adds no second build, even where its number was shared before.
  if (sharing[0] === served && isSameBuild(commit, served?.commit)) return null;
  const other = sharing.find((one) => !isSameBuild(commit, one.commit));
  return other === undefined
    ? null
    : `is ${built}, taken by another build (${other.commit ?? 'of an unknown commit'})`;
}

const isOlder = (version, other) => other !== undefined && (compareVersions(version, other) ?? 0) < 0;

/** 1.10.1 of 1.10.0: npm takes three numbers. */
function versionAfter(version) {
  const [major, minor = 0, patch = 0] = version.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}

/** `public/app` says below which version an app sends nothing any more; above the served one it would mean everybody. */
export const minimumVersionSubject = {
  async read({ google, project, dist, deploysWeb }) {
    const minimum = await readMinimumVersion(google, project);
    if (minimum === null) return { minimum, served: null };
    const served = deploysWeb
      ? await readBuiltVersion(dist)
      : ((await servedVersions(google, project)).served?.version ?? null);
    return { minimum, served };
  },
  checks: [
    {
      name: 'Web: minimum version',
      judge: ({ minimum, served }, { deploysWeb }) => {
        const [who, whose] = deploysWeb ? ['the build', "the build's"] : ['hosting', "hosting's"];
        if (minimum === null) return null;
        if (served === null) return `is ${minimum}, and ${who} has no version.json`;
        const order = compareVersions(minimum, served);
        if (order === null) return `is ${minimum}, which cannot be compared with ${whose} ${served}`;
        return order > 0 ? `is ${minimum}, above ${whose} ${served}` : null;
      },
      mend: ({ project, deploysWeb }, { served }) => {
        if (served !== null)
          return `set minimum_version of the document public/app to ${served} or lower, in the Firebase console`;
        return deploysWeb ? 'npm run build' : `npm run deploy -- --project ${project}   (with hosting)`;
      },
    },
  ],
};
