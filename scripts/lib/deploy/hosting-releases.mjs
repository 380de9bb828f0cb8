/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases */
export async function hostingRollback(google, project) {
  const sites = await google.list(
    'firebasehosting',
    `v1beta1/projects/${project}/sites?pageSize=50`,
    'sites',
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (site === undefined) return null;
  const name = site.name.split('/').at(-1);
  const page = await google.get('firebasehosting', `v1beta1/sites/${name}/releases?pageSize=100`);
  const [current, ...older] = page?.releases ?? [];
  // A version that was deleted, or that switched the site off, cannot be brought back.
  const target = older.find(
    ({ type, version }) =>
      type !== 'SITE_DISABLE' && version?.status === 'FINALIZED' && version.name !== current.version?.name,
  );
  return {
    site: name,
    address: site.defaultUrl ?? `https://${name}.web.app`,
    current,
    target: target ?? null,
  };
}

export async function releaseAgain(google, { site, target }) {
  const version = encodeURIComponent(target.version.name);
  await google.post('firebasehosting', `v1beta1/sites/${site}/releases?versionName=${version}`, {
    type: 'ROLLBACK',
    message: target.message ?? '',
  });
}
