/** The parameters that the built functions ask for, those with defaults too: without a terminal the CLI stops at each. */
export const parameterSubject = {
  read: async () => null,
  checks: [
    {
      name: 'Functions: parameters',
      judge: (_found, { manifest, parameters }) => {
        const wrong = manifest.params
          .filter(({ type }) => type !== 'secret')
          .flatMap((param) => parameterProblem(param, parameters));
        return wrong.length === 0 ? null : wrong.join(', ');
      },
      mend: ({ manifest, parameters, project }) => {
        const lines = manifest.params
          .filter((param) => param.type !== 'secret' && parameterProblem(param, parameters).length > 0)
          .map(({ name, default: usual }) => `${name}=${usual ?? '...'}`);
        return `put into functions/.env.${project}: ${lines.join(' ')}`;
      },
    },
    {
      name: 'Functions: one region',
      judge: (_found, { regions }) => (regions.length === 1 ? null : `they are in ${regions.join(' and ')}`),
      mend: () => 'give each the region of functions/src/options.ts',
    },
    {
      name: 'Functions: no App Check',
      judge: (_found, { parameters }) =>
        /^(?:true|1|y|yes)$/i.test(parameters.ENFORCE_APP_CHECK ?? '')
          ? 'ENFORCE_APP_CHECK is set: the app sends no token, everybody would be locked out'
          : null,
      mend: ({ project }) => `remove ENFORCE_APP_CHECK from functions/.env.${project}`,
    },
  ],
};

function parameterProblem({ name, type, default: usual }, values) {
  const value = values[name];
  if (value === undefined) return [`${name} is missing`];
  // Empty is a value of its own only where it is the usual one.
  if (value.trim() === '') return usual === '' ? [] : [`${name} is empty`];
  return type === 'int' && !/^-?\d+$/.test(value) ? [`${name} is no whole number`] : [];
}

/** https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions */
export const secretSubject = {
  async read({ google, project, manifest }) {
    const path = (name) => `v1/projects/${project}/secrets/${name}/versions/latest`;
    const read = secretsOf(manifest).map(async (name) => [
      name,
      await google.get('secretmanager', path(name)),
    ]);
    return Object.fromEntries(await Promise.all(read));
  },
  checks: ({ manifest, firebaseTools }) =>
    secretsOf(manifest).map((name) => ({
      name: `Functions: secret ${name}`,
      judge: (versions) => {
        const version = versions[name];
        if (version === null) return 'is missing';
        return version.state === 'ENABLED' ? null : `its latest version is ${version.state}`;
      },
      mend: ({ project }) => `npx ${firebaseTools} functions:secrets:set ${name} --project ${project}`,
    })),
};

const secretsOf = ({ params }) => params.filter(({ type }) => type === 'secret').map(({ name }) => name);
