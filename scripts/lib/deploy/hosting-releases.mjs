/** As long as for an API of Google's. */
const TIMEOUT_MS = 20_000;
/** The message that a deployment gives its release: the version, of numbers alone, and the commit. */
const MESSAGE = /^(\d+(?:\.\d+)*) (\S+)$/;

/** The site of the app and what it has served, the newest first; null where the project has no site. */
async function hostingReleases(google, project) {
  const sites = await google.list(
    'firebasehosting',
    `v1beta1/projects/${project}/sites?pageSize=50`,
    'sites',
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (site === undefined) return null;
  const name = site.name.split('/').at(-1);
  const page = await google.get('firebasehosting', `v1beta1/sites/${name}/releases?pageSize=100`);
  return {
    site: name,
    address: site.defaultUrl ?? `https://${name}.web.app`,
    releases: page?.releases ?? [],
  };
}

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases */
export async function hostingRollback(google, project) {
  const hosting = await hostingReleases(google, project);
  if (hosting === null) return null;
  const [current, ...older] = hosting.releases;
  // A version that was deleted, or that switched the site off, cannot be brought back.
  const target = older.find(
    ({ type, version }) =>
      type !== 'SITE_DISABLE' && version?.status === 'FINALIZED' && version.name !== current.version?.name,
  );
  return { site: hosting.site, current, target: target ?? null };
}

export async function releaseAgain(google, { site, target }) {
  const version = encodeURIComponent(target.version.name);
  await google.post('firebasehosting', `v1beta1/sites/${site}/releases?versionName=${version}`, {
    type: 'ROLLBACK',
    message: target.message ?? '',
  });
}

/**
 * `{served, released}`: the `{version, commit}` that hosting serves, null where it serves no version of the app, and those
 * of all releases that say theirs. A commit that nothing says is null.
 */
export async function servedVersions(google, project) {
  const hosting = await hostingReleases(google, project);
  if (hosting === null) return { served: null, released: [] };
  const { address, releases } = hosting;
  const released = releases.map(saidBy).filter((one) => one !== null);
  const [current] = releases;
  if (current === undefined || current.type === 'SITE_DISABLE') return { served: null, released };
  return { served: saidOf(current, releases) ?? (await saidBySite(address)), released };
}

function saidBy({ message = '' }) {
  const [, version, commit] = MESSAGE.exec(message) ?? [];
  return version === undefined ? null : { version, commit };
}

/** A release that was brought back in the console may say nothing; the one that first served its files does. */
function saidOf(release, releases) {
  const name = release.version?.name;
  const same = releases.filter(({ version }) => name !== undefined && version?.name === name);
  return saidBy(release) ?? same.map(saidBy).find((one) => one !== null) ?? null;
}

/** What apps are told, for a release that somebody made by hand. A site without the app has no such file. */
async function saidBySite(address) {
  const response = await fetch(`${address}/version.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}/version.json answers ${response.status}`);
  // It may also answer with a page for whatever is asked.
  const { version } = (await response.json().catch(() => null)) ?? {};
  return typeof version === 'string' ? { version, commit: null } : null;
}
