const NONE = 'there is no such bucket';
/** How long bytes that were replaced or removed can be brought back; then they are gone for good. */
const KEPT_DAYS = 60;

/** https://cloud.google.com/storage/docs/json_api/v1/buckets */
export const bucketSubject = {
  read: ({ google, bucket }) => google.get('storage', `storage/v1/b/${encodeURIComponent(bucket)}`),
  checks: [
    {
      name: 'Files: bucket',
      judge: (found) => (found === null ? NONE : null),
      mend: ({ project, region, bucket }) =>
        `gcloud storage buckets create gs://${bucket} --location=${region} --uniform-bucket-level-access --project=${project}, then add it under Storage in the Firebase console`,
    },
    {
      name: 'Files: region',
      judge: (found, { region }) =>
        found === null
          ? NONE
          : found.location.toLowerCase() === region
            ? null
            : `is in ${found.location.toLowerCase()}, the functions in ${region}`,
      mend: (_context, found) =>
        found === null
          ? 'as above'
          : 'none: a bucket never moves. Create another and name it in VITE_FIREBASE_STORAGE_BUCKET.',
    },
    {
      name: 'Files: CORS',
      judge: (found, { origin }) =>
        found === null
          ? NONE
          : letsIn(found.cors ?? [], origin)
            ? null
            : `does not let ${origin || 'the app'} read`,
      mend: ({ bucket, origin, settingsFile }) =>
        `gcloud storage buckets update gs://${bucket} --cors-file=${settingsFile('cors.json', corsOf(origin))}`,
    },
    {
      name: 'Files: old versions are kept',
      judge: (found) => (found === null ? NONE : versionProblem(found)),
      mend: ({ bucket, settingsFile }) =>
        `gcloud storage buckets update gs://${bucket} --versioning --lifecycle-file=${settingsFile('lifecycle.json', LIFECYCLE)}`,
    },
  ],
};

const letsIn = (rules, origin) =>
  rules.some((rule) => rule.origin?.includes(origin) && rule.method?.includes('GET'));

const corsOf = (origin) => [
  {
    origin: [origin],
    method: ['GET'],
    responseHeader: ['Content-Type', 'Content-Length'],
    maxAgeSeconds: 3600,
  },
];

const LIFECYCLE = {
  rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: KEPT_DAYS, isLive: false } }],
};

function versionProblem({ versioning, lifecycle }) {
  if (versioning?.enabled !== true) return 'they are not';
  const erasers = (lifecycle?.rule ?? []).filter(({ action }) => action.type === 'Delete');
  if (erasers.some((rule) => !takesOldVersionsAlone(rule))) return 'a lifecycle rule erases what is in use';
  const days = erasers.map(({ condition }) => condition.daysSinceNoncurrentTime ?? 0);
  if (days.length === 0) return 'they are never erased';
  const soonest = Math.min(...days);
  return soonest === KEPT_DAYS ? null : `they are erased after ${soonest} days, not ${KEPT_DAYS}`;
}

const takesOldVersionsAlone = ({ condition }) =>
  condition.isLive === false || condition.daysSinceNoncurrentTime !== undefined;
