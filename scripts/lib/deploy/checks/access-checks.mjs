const ALL = ['roles/owner', 'roles/editor'];

/**
 * Which account needs what. A person who may do everything is no account here: these act when nobody is there. Nothing
 * signs: no function makes a signed address or a custom token, so nobody needs `iam.serviceAccounts.signBlob`.
 */
const NEEDS = [
  {
    name: 'IAM: the rules of files read Firestore',
    account: (number) => `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
    roles: ['roles/firebaserules.firestoreServiceAgent'],
  },
  {
    name: 'IAM: files start functions',
    account: (number) => `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
    roles: ['roles/pubsub.publisher'],
  },
  {
    name: 'IAM: events reach functions',
    account: (number) => `${number}-compute@developer.gserviceaccount.com`,
    roles: ['roles/run.invoker', 'roles/eventarc.eventReceiver'],
  },
  {
    name: 'IAM: functions are built, and do their work',
    account: (number) => `${number}-compute@developer.gserviceaccount.com`,
    roles: [
      'roles/cloudbuild.builds.builder',
      'roles/datastore.user',
      'roles/firebaseauth.admin',
      'roles/storage.objectAdmin',
    ],
    // The role that a new project gives this account; an organisation may have taken it away.
    instead: ALL,
  },
];

/** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy */
export const accessSubject = {
  async read({ google, project }) {
    const [found, policy] = await Promise.all([
      google.get('cloudresourcemanager', `v1/projects/${project}`),
      google.post('cloudresourcemanager', `v1/projects/${project}:getIamPolicy`),
    ]);
    return { number: found?.projectNumber ?? '', bindings: policy.bindings ?? [] };
  },
  checks: NEEDS.map((need) => ({
    name: need.name,
    judge: (found) => {
      const missing = missingRoles(need, found);
      return missing.length === 0 ? null : `${need.account(found.number)} lacks ${missing.join(' and ')}`;
    },
    mend: ({ project }, found) =>
      missingRoles(need, found)
        .map(
          (role) =>
            `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${need.account(found.number)} --role=${role} --condition=None`,
        )
        .join(' && '),
  })),
};

function missingRoles({ account, roles, instead = [] }, { number, bindings }) {
  const member = `serviceAccount:${account(number)}`;
  // A role under a condition is one that may not hold when it is needed.
  const held = bindings
    .filter(({ members, condition }) => condition === undefined && members?.includes(member))
    .map(({ role }) => role);
  return held.some((role) => instead.includes(role)) ? [] : roles.filter((role) => !held.includes(role));
}
