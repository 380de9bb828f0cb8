import { createServer } from 'node:http';

/**
 * Google's REST APIs as the checks use them, over loopback: a project that is right in every way, in the shapes of the
 * published reference (each check names its page). Tests change `state` and see what is told of it. It cannot show that
 * a real project answers so; docs/deploy.md says what is left.
 */
export async function startFakeGoogle(project, region) {
  const state = rightProject(project, region);
  const requests = [];
  const servers = await Promise.all(
    Object.entries(answersOf(project, region)).map(([api, answers]) => serve(api, answers, state, requests)),
  );
  state.siteAddress = `http://127.0.0.1:${servers.find(({ api }) => api === 'site').port}`;
  return {
    state,
    requests,
    env: Object.fromEntries(
      servers.map(({ api, port }) => [`PORTAL_API_${api.toUpperCase()}`, `http://127.0.0.1:${port}`]),
    ),
    stop: () => Promise.all(servers.map(({ close }) => close())),
  };
}

const NUMBER = '123456789';
const COMPUTE = `serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`;

function rightProject(project, region) {
  const binding = (role, member) => ({ role, members: [member] });
  return {
    database: {
      name: `projects/${project}/databases/(default)`,
      locationId: region,
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    indexes: [],
    fields: [],
    app: null,
    bucket: {
      location: region.toUpperCase(),
      versioning: { enabled: true },
      lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 60 } }] },
      cors: [{ origin: ['https://portal.example.com'], method: ['GET'], maxAgeSeconds: 3600 }],
    },
    auth: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      authorizedDomains: [`${project}.firebaseapp.com`, 'portal.example.com'],
      mfa: {
        state: 'ENABLED',
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    secrets: { SMTP_PASSWORD: { state: 'ENABLED' } },
    bindings: [
      binding(
        'roles/firebaserules.firestoreServiceAgent',
        `serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
      ),
      binding(
        'roles/pubsub.publisher',
        `serviceAccount:service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`,
      ),
      ...['run.invoker', 'eventarc.eventReceiver', 'cloudbuild.builds.builder', 'datastore.user'].map(
        (role) => binding(`roles/${role}`, COMPUTE),
      ),
      ...['firebaseauth.admin', 'storage.objectAdmin'].map((role) => binding(`roles/${role}`, COMPUTE)),
    ],
    appCheck: [{ name: `projects/${NUMBER}/services/firestore.googleapis.com`, enforcementMode: 'OFF' }],
    repository: {
      cleanupPolicies: {
        'firebase-functions-cleanup': {
          id: 'firebase-functions-cleanup',
          action: 'DELETE',
          condition: { tagState: 'ANY', olderThan: '604800s' },
        },
      },
    },
    releases: [],
    /** What the deployed site answers for `/version.json`. */
    versionFile: null,
    alerts: [
      'a function fails',
      'e-mails wait too long',
      'documents wait too long',
      'the watch is silent',
    ].map((title, index) => ({
      name: `projects/${project}/alertPolicies/${index}`,
      displayName: `Portal: ${title}`,
      enabled: true,
      notificationChannels: [`projects/${project}/notificationChannels/1`],
    })),
    /** `{api: {status, reason, message}}`: an API that refuses. */
    refusals: {},
  };
}

/** What each API answers to `METHOD path`; undefined is for what is not there. */
function answersOf(project, region) {
  const of = `projects/${project}`;
  return {
    firestore: {
      [`GET v1/${of}/databases/(default)`]: ({ database }) => database ?? undefined,
      [`GET v1/${of}/databases/(default)/collectionGroups/-/indexes`]: (state, query) =>
        halved('indexes', state, query),
      [`GET v1/${of}/databases/(default)/collectionGroups/-/fields`]: (state, query) =>
        // Without this filter the real one refuses.
        query.get('filter') === 'indexConfig.usesAncestorConfig:false OR ttlConfig:*'
          ? halved('fields', state, query)
          : undefined,
      [`GET v1/${of}/databases/(default)/documents/public/app`]: ({ app }) => app ?? undefined,
      [`PATCH v1/${of}/databases/(default)/documents/public/app`]: (state, _query, body) =>
        (state.app = { fields: { ...state.app?.fields, ...body.fields } }),
    },
    storage: { [`GET storage/v1/b/${project}.firebasestorage.app`]: ({ bucket }) => bucket ?? undefined },
    identitytoolkit: { [`GET admin/v2/${of}/config`]: ({ auth }) => auth ?? undefined },
    secretmanager: {
      [`GET v1/${of}/secrets/SMTP_PASSWORD/versions/latest`]: ({ secrets }) => secrets.SMTP_PASSWORD,
    },
    cloudresourcemanager: {
      [`GET v1/${of}`]: () => ({ projectId: project, projectNumber: NUMBER }),
      [`POST v1/${of}:getIamPolicy`]: ({ bindings }) => ({ version: 1, bindings }),
    },
    firebaseappcheck: { [`GET v1/${of}/services`]: ({ appCheck }) => ({ services: appCheck }) },
    monitoring: { [`GET v3/${of}/alertPolicies`]: ({ alerts }) => ({ alertPolicies: alerts }) },
    artifactregistry: {
      [`GET v1/${of}/locations/${region}/repositories/gcf-artifacts`]: ({ repository }) =>
        repository ?? undefined,
    },
    firebasehosting: {
      [`GET v1beta1/${of}/sites`]: ({ siteAddress }) => ({
        sites: [{ name: `${of}/sites/${project}`, type: 'DEFAULT_SITE', defaultUrl: siteAddress }],
      }),
      [`GET v1beta1/sites/${project}/releases`]: ({ releases }) => ({ releases }),
      [`POST v1beta1/sites/${project}/releases`]: (state, query, body) => {
        const name = query.get('versionName');
        const { version } = state.releases.find((release) => release.version.name === name);
        state.releases = [{ ...body, version }, ...state.releases];
        return state.releases[0];
      },
    },
    site: { 'GET version.json': ({ versionFile }) => versionFile ?? undefined },
  };
}

/** A list on two pages: what reads only the first misses half. */
function halved(name, { [name]: all }, query) {
  const half = Math.ceil(all.length / 2);
  return query.get('pageToken') === 'second'
    ? { [name]: all.slice(half) }
    : { [name]: all.slice(0, half), nextPageToken: 'second' };
}

/** As the server lists what `firestore.indexes.json` names of single fields, once that is deployed. */
export const asDeployedFields = (fieldOverrides) =>
  fieldOverrides.map(({ collectionGroup, fieldPath, indexes, ttl }) => ({
    name: `projects/p/databases/(default)/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    // An empty list is left out, as in every answer of this API.
    indexConfig: { ...(indexes.length > 0 && { indexes }), usesAncestorConfig: false },
    ...(ttl === true && { ttlConfig: { state: 'ACTIVE' } }),
  }));

async function serve(api, answers, state, requests) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const asked = `${request.method} ${decodeURIComponent(pathname.slice(1))}`;
    requests.push({ api, asked, authorization: request.headers.authorization });
    const refusal = state.refusals[api];
    const body =
      refusal === undefined
        ? answers[asked]?.(state, searchParams, text === '' ? {} : JSON.parse(text))
        : undefined;
    const status = refusal?.status ?? (body === undefined ? 404 : 200);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? errorOf(status, refusal)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    api,
    port: server.address().port,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const errorOf = (status, { reason = 'NOT_FOUND', message = 'Not found.' } = {}) => ({
  error: { code: status, message, status: reason, details: [{ reason }] },
});
