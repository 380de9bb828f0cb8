import { URLSearchParams } from 'node:url';

const NONE = 'there is no database';
const update =
  (flag) =>
  ({ project }) =>
    `gcloud firestore databases update --database="(default)" ${flag} --project=${project}`;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases */
export const databaseSubject = {
  read: ({ google, project }) => google.get('firestore', `v1/projects/${project}/databases/(default)`),
  checks: [
    {
      name: 'Firestore: database',
      judge: (database) =>
        database === null
          ? NONE
          : database.type === 'FIRESTORE_NATIVE'
            ? null
            : `is ${database.type}, not FIRESTORE_NATIVE`,
      mend: ({ project, region }) =>
        `gcloud firestore databases create --location=${region} --type=firestore-native --enable-pitr --delete-protection --project=${project}`,
    },
    {
      name: 'Firestore: region',
      judge: (database, { region }) =>
        database === null
          ? NONE
          : database.locationId === region
            ? null
            : `is in ${database.locationId}, the functions in ${region}`,
      mend: (_context, database) =>
        database === null ? 'as above' : 'none: a database never moves. Take a new project.',
    },
    {
      name: 'Firestore: point-in-time recovery',
      judge: (database) =>
        database === null
          ? NONE
          : database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
            ? null
            : 'is off',
      mend: update('--enable-pitr'),
    },
    {
      name: 'Firestore: delete protection',
      judge: (database) =>
        database === null
          ? NONE
          : database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
            ? null
            : 'is off',
      mend: update('--delete-protection'),
    },
  ],
};

const deployIndexes = ({ project, firebaseTools }) =>
  `npx ${firebaseTools} deploy --only firestore:indexes --project ${project}`;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes */
export const indexSubject = {
  async read({ google, project }) {
    const path = `v1/projects/${project}/databases/(default)/collectionGroups/-/indexes?pageSize=500`;
    return google.list('firestore', path, 'indexes');
  },
  checks: [
    {
      name: 'Firestore: composite indexes',
      judge: (deployed, { indexes }) => {
        const states = new Map(deployed.map((index) => [deployedName(index), index.state]));
        const missing = indexes.filter((index) => !states.has(nameOf(index.collectionGroup, index)));
        const unready = indexes.filter(
          (index) => ![undefined, 'READY'].includes(states.get(nameOf(index.collectionGroup, index))),
        );
        const parts = [
          ...(missing.length > 0 ? [`${missing.length} of ${indexes.length} missing`] : []),
          ...(unready.length > 0 ? [`${unready.length} not ready`] : []),
        ];
        return parts.length === 0 ? null : parts.join(', ');
      },
      mend: (context) => `${deployIndexes(context)}   (then wait until all are ready)`,
    },
  ],
};

/**
 * Fields that are not as all others: a list holds those alone.
 * https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields
 */
export const fieldSubject = {
  async read({ google, project }) {
    const filter = new URLSearchParams({
      filter: 'indexConfig.usesAncestorConfig:false OR ttlConfig:*',
      pageSize: '500',
    });
    const path = `v1/projects/${project}/databases/(default)/collectionGroups/-/fields?${filter}`;
    const fields = await google.list('firestore', path, 'fields');
    return new Map(fields.map((field) => [/collectionGroups\/(.+)$/.exec(field.name)?.[1], field]));
  },
  checks: [
    {
      // Without it what is promised to be forgotten stays: addresses of e-mails, counters of network addresses.
      name: 'Firestore: rows that end by themselves',
      judge: (deployed, { fieldOverrides }) =>
        namedAs(
          fieldOverrides.filter((field) => field.ttl === true),
          // One that is being set up erases as soon as it is.
          (field) => ['ACTIVE', 'CREATING'].includes(deployed.get(pathOf(field))?.ttlConfig?.state),
          'without a time to live',
        ),
      mend: deployIndexes,
    },
    {
      // A long text with an index costs with every write, and above 1,500 bytes its row cannot be written at all.
      name: 'Firestore: fields without an index',
      judge: (deployed, { fieldOverrides }) =>
        namedAs(
          fieldOverrides.filter((field) => field.indexes.length === 0),
          (field) => {
            const config = deployed.get(pathOf(field))?.indexConfig;
            return config !== undefined && config.usesAncestorConfig !== true && !config.indexes?.length;
          },
          'with an index',
        ),
      mend: deployIndexes,
    },
  ],
};

const pathOf = ({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`;

function namedAs(fields, isWell, what) {
  const wrong = fields
    .filter((field) => !isWell(field))
    .map((field) => pathOf(field).replace('/fields/', '.'));
  if (wrong.length === 0) return null;
  const more = wrong.length > 2 ? ` and ${wrong.length - 2} more` : '';
  return `${wrong.slice(0, 2).join(', ')}${more} ${what}`;
}

const deployedName = (index) => nameOf(/collectionGroups\/([^/]+)\//.exec(index.name)?.[1] ?? '', index);

/** The server adds the name of the document at the end of each. */
function nameOf(group, { queryScope, fields }) {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return [queryScope, group, ...named].join('/');
}
