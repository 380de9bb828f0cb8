import { ApiFailure, curlPatch } from '../google-apis.mjs';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
export const appCheckSubject = {
  async read({ google, project }) {
    try {
      return await google.list('firebaseappcheck', `v1/projects/${project}/services`, 'services');
    } catch (error) {
      // Never switched on, so nothing enforces it.
      if (error instanceof ApiFailure && error.reason === 'SERVICE_DISABLED') return [];
      throw error;
    }
  },
  checks: [
    {
      name: 'App Check: nothing enforces it',
      judge: (services) => {
        const enforced = enforcedOf(services);
        return enforced.length === 0
          ? null
          : `${enforced.join(', ')}: the app sends no token, everybody would be locked out`;
      },
      mend: ({ project }, services) =>
        enforcedOf(services)
          .map((id) => {
            const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${id}`;
            return curlPatch(project, `${url}?updateMask=enforcementMode`, { enforcementMode: 'UNENFORCED' });
          })
          .join(' && '),
    },
  ],
};

const enforcedOf = (services) =>
  services
    .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
    .map(({ name }) => name.split('/').at(-1));

/** Where the CLI looks, and by what name; without it a deployment ends with an error after all is deployed. */
const REPOSITORY = 'gcf-artifacts';
const POLICY = 'firebase-functions-cleanup';

/** https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories */
export const artifactSubject = {
  read: ({ google, project, region }) =>
    google.get('artifactregistry', `v1/projects/${project}/locations/${region}/repositories/${REPOSITORY}`),
  checks: [
    {
      name: 'Functions: old images are cleaned up',
      judge: (repository) => {
        if (repository === null) return 'there is no repository yet';
        if (repository.cleanupPolicies?.[POLICY]?.action !== 'DELETE') return 'there is no cleanup policy';
        return repository.cleanupPolicyDryRun === true ? 'the cleanup policy is on trial' : null;
      },
      mend: ({ project, region, firebaseTools }, repository) => {
        const named = `${REPOSITORY} --location=${region} --project=${project}`;
        if (repository?.cleanupPolicyDryRun === true)
          return `gcloud artifacts repositories update ${named} --no-cleanup-policy-dry-run`;
        const create = `gcloud artifacts repositories create ${named} --repository-format=docker && `;
        return `${repository === null ? create : ''}npx ${firebaseTools} functions:artifacts:setpolicy --location ${region} --days 7 --force --project ${project}`;
      },
    },
  ],
};
