import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkTable } from './check-table.mjs';
import { DEPLOY_CHECKS } from './deploy-checks.mjs';
import { deployContext } from '../deploy-context.mjs';
import { runChecks } from './run-checks.mjs';
import { asDeployedFields, startFakeGoogle } from '../testing/fake-google.mjs';
import {
  EXAMPLE_MANIFEST,
  EXAMPLE_PARAMETERS,
  exampleRelease,
  exampleWeb,
} from '../testing/example-project.mjs';

const PROJECT = 'aurora-staging';
const REGION = 'southamerica-east1';
let google;
let dist;
let context;

beforeEach(async () => {
  google = await startFakeGoogle(PROJECT, REGION);
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  const web = exampleWeb(PROJECT);
  await writeFile(join(dist, 'assets', 'app.js'), JSON.stringify(web));
  await writeFile(join(dist, 'version.json'), '{"version":"1.4.0"}');
  context = deployContext({
    project: PROJECT,
    web,
    parameters: { ...EXAMPLE_PARAMETERS },
    manifest: EXAMPLE_MANIFEST,
    dist,
    buildProblem: null,
    commit: 'ccc',
    env: google.env,
  });
  google.state.indexes = context.indexes.map(asDeployed);
  google.state.fields = asDeployedFields(context.fieldOverrides);
});
afterEach(async () => {
  await google.stop();
  await rm(dist, { recursive: true, force: true });
});

/** As the server lists what was deployed: with the name of the document at the end. */
const asDeployed = ({ collectionGroup, queryScope, fields }, index) => ({
  name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${index}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
  state: 'READY',
});

/** `{name: [wrong, mend]}` of what is wrong. */
async function wrong() {
  const results = await runChecks(DEPLOY_CHECKS, context);
  return Object.fromEntries(
    results
      .filter(({ wrong: what }) => what !== null)
      .map(({ name, wrong: what, mend }) => [name, [what, mend]]),
  );
}

it('find nothing wrong with a project that is as it must be, and say so in the last line', async () => {
  const results = await runChecks(DEPLOY_CHECKS, context);
  expect(results.filter(({ wrong: what }) => what !== null)).toEqual([]);
  expect(checkTable(results).split('\n').at(-1)).toBe(`checks ${results.length} wrong 0`);
  expect(new Set(results.map(({ name }) => name)).size).toBe(results.length);
});

it('never send the own token of a person to an address that a variable names', async () => {
  await wrong();
  expect(new Set(google.requests.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer owner']),
  );
});

it('ask the site itself without a token at all', async () => {
  google.state.releases = [releaseOf('b')];
  await wrong();
  const asked = google.requests.filter(({ api }) => api === 'site');
  expect(asked).toEqual([{ api: 'site', asked: 'GET version.json', authorization: undefined }]);
});

it('refuse an address of an API that is not on this machine', async () => {
  context = deployContext({
    ...context,
    env: { ...google.env, PORTAL_API_FIRESTORE: 'http://evil.example:80' },
  });
  expect((await wrong())['Firestore: database'][0]).toContain('on this machine alone');
});

/** `[what, change(state, context), name of the check, what is wrong, what mends it]` */
const CASES = [
  [
    'a web variable is empty',
    (_, c) => (c.web.VITE_FIREBASE_APP_ID = ' '),
    'Web: variables',
    'VITE_FIREBASE_APP_ID missing',
    '.env.aurora-staging',
  ],
  [
    'the database is in Datastore mode',
    ({ database }) => (database.type = 'DATASTORE_MODE'),
    'Firestore: database',
    'DATASTORE_MODE',
    'databases create --location=southamerica-east1',
  ],
  [
    'the database is in another region',
    ({ database }) => (database.locationId = 'nam5'),
    'Firestore: region',
    'is in nam5, the functions in southamerica-east1',
    'new project',
  ],
  [
    'nothing can be recovered',
    ({ database }) => (database.pointInTimeRecoveryEnablement = 'POINT_IN_TIME_RECOVERY_DISABLED'),
    'Firestore: point-in-time recovery',
    'is off',
    '--enable-pitr --project=aurora-staging',
  ],
  [
    'the database can be deleted',
    ({ database }) => (database.deleteProtectionState = 'DELETE_PROTECTION_DISABLED'),
    'Firestore: delete protection',
    'is off',
    '--delete-protection --project=aurora-staging',
  ],
  [
    'an index is missing on the second page',
    (state) => state.indexes.pop(),
    'Firestore: composite indexes',
    '1 of',
    'deploy --only firestore:indexes --project aurora-staging',
  ],
  [
    'an index is being built',
    ({ indexes }) => (indexes[0].state = 'CREATING'),
    'Firestore: composite indexes',
    '1 not ready',
    'wait until all are ready',
  ],
  [
    'what must be forgotten has no time to live',
    ({ fields }) => delete fields.find(({ name }) => name.endsWith('/mail/fields/expires_at')).ttlConfig,
    'Firestore: rows that end by themselves',
    'mail.expires_at without a time to live',
    'deploy --only firestore:indexes --project aurora-staging',
  ],
  [
    'a long text has an index, told on the second page',
    ({ fields }) =>
      fields.splice(
        fields.findIndex(({ name }) => name.endsWith('/request_templates/fields/items')),
        1,
      ),
    'Firestore: fields without an index',
    'request_templates.items with an index',
    'deploy --only firestore:indexes --project aurora-staging',
  ],
  [
    'many have one',
    (state) =>
      (state.fields = state.fields.map((field) => ({ ...field, indexConfig: { usesAncestorConfig: true } }))),
    'Firestore: fields without an index',
    ' more with an index',
    'deploy --only firestore:indexes --project aurora-staging',
  ],
  [
    'the bucket is in another region',
    ({ bucket }) => (bucket.location = 'US'),
    'Files: region',
    'is in us, the functions in southamerica-east1',
    'VITE_FIREBASE_STORAGE_BUCKET',
  ],
  [
    'the bucket lets another site read',
    ({ bucket }) => (bucket.cors[0].origin = ['https://other.example']),
    'Files: CORS',
    'https://portal.example.com',
    '--cors-file=',
  ],
  [
    'the bucket lets nobody read',
    ({ bucket }) => delete bucket.cors,
    'Files: CORS',
    'does not let',
    '--cors-file=',
  ],
  [
    'old versions are not kept',
    ({ bucket }) => (bucket.versioning.enabled = false),
    'Files: old versions are kept',
    'they are not',
    '--versioning --lifecycle-file=',
  ],
  [
    'old versions are erased too soon',
    ({ bucket }) => (bucket.lifecycle.rule[0].condition.daysSinceNoncurrentTime = 7),
    'Files: old versions are kept',
    'after 7 days, not 60',
    '--lifecycle-file=',
  ],
  [
    'old versions are never erased',
    ({ bucket }) => delete bucket.lifecycle,
    'Files: old versions are kept',
    'never erased',
    '--lifecycle-file=',
  ],
  [
    'files in use are erased by age',
    ({ bucket }) => bucket.lifecycle.rule.push({ action: { type: 'Delete' }, condition: { age: 365 } }),
    'Files: old versions are kept',
    'erases what is in use',
    '--lifecycle-file=',
  ],
  [
    'nobody can sign in',
    ({ auth }) => (auth.signIn.email.enabled = false),
    'Authentication: e-mail and password',
    'is off',
    'updateMask=signIn.email"',
  ],
  [
    'a link alone signs in',
    ({ auth }) => (auth.signIn.email.passwordRequired = false),
    'Authentication: e-mail and password',
    'is off',
    'passwordRequired',
  ],
  [
    'anybody can sign in without a name',
    ({ auth }) => (auth.signIn.anonymous = { enabled: true }),
    'Authentication: no other way in',
    'anonymous is on',
    'updateMask=signIn.anonymous,signIn.phoneNumber"',
  ],
  [
    'there is no password policy',
    ({ auth }) => delete auth.passwordPolicyConfig,
    'Authentication: password policy',
    'is not enforced',
    'ENFORCE',
  ],
  [
    'six characters are a password',
    ({ auth }) =>
      (auth.passwordPolicyConfig.passwordPolicyVersions[0].customStrengthOptions.minPasswordLength = 6),
    'Authentication: password policy',
    'asks for 6',
    'minPasswordLength',
  ],
  [
    'addresses can be tried',
    ({ auth }) => (auth.emailPrivacyConfig = {}),
    'Authentication: addresses cannot be tried',
    'enumeration',
    'enableImprovedEmailPrivacy',
  ],
  [
    'there is no second factor',
    ({ auth }) => (auth.mfa = { state: 'DISABLED' }),
    'Authentication: second factor',
    'TOTP is off',
    'totpProviderConfig',
  ],
  [
    'TOTP is disabled',
    ({ auth }) => (auth.mfa.providerConfigs[0].state = 'DISABLED'),
    'Authentication: second factor',
    'TOTP is off',
    'totpProviderConfig',
  ],
  [
    'the app is no authorised domain',
    ({ auth }) => auth.authorizedDomains.pop(),
    'Authentication: authorised domains',
    'portal.example.com is missing',
    '"aurora-staging.firebaseapp.com","portal.example.com"',
  ],
  [
    'a local page is an authorised domain',
    ({ auth }) => auth.authorizedDomains.push('localhost'),
    'Authentication: authorised domains',
    'a local name',
    '"aurora-staging.firebaseapp.com","portal.example.com"]',
  ],
  [
    'a secret is missing',
    ({ secrets }) => delete secrets.SMTP_PASSWORD,
    'Functions: secret SMTP_PASSWORD',
    'is missing',
    'functions:secrets:set SMTP_PASSWORD --project aurora-staging',
  ],
  [
    'a secret was switched off',
    ({ secrets }) => (secrets.SMTP_PASSWORD.state = 'DISABLED'),
    'Functions: secret SMTP_PASSWORD',
    'DISABLED',
    'secrets:set',
  ],
  [
    'a parameter with a default is not written down',
    (_, c) => delete c.parameters.SMTP_PORT,
    'Functions: parameters',
    'SMTP_PORT is missing',
    'SMTP_PORT=587',
  ],
  [
    'a parameter is empty',
    (_, c) => (c.parameters.SMTP_HOST = ''),
    'Functions: parameters',
    'SMTP_HOST is empty',
    'functions/.env.aurora-staging: SMTP_HOST=...',
  ],
  [
    'a number is none',
    (_, c) => (c.parameters.SMTP_PORT = '587a'),
    'Functions: parameters',
    'no whole number',
    'SMTP_PORT=587',
  ],
  [
    'App Check is set to be enforced',
    (_, c) => (c.parameters.ENFORCE_APP_CHECK = 'true'),
    'Functions: no App Check',
    'locked out',
    'remove ENFORCE_APP_CHECK',
  ],
  [
    'functions are in two regions',
    (_, c) => c.regions.push('us-central1'),
    'Functions: one region',
    'southamerica-east1 and us-central1',
    'options.ts',
  ],
  [
    'the rules of files cannot read Firestore',
    ({ bindings }) => bindings.shift(),
    'IAM: the rules of files read Firestore',
    'gcp-sa-firebasestorage.iam.gserviceaccount.com lacks roles/firebaserules.firestoreServiceAgent',
    'add-iam-policy-binding aurora-staging --member=serviceAccount:service-123456789@gcp-sa-firebasestorage',
  ],
  [
    'a role holds under a condition alone',
    ({ bindings }) => (bindings[1].condition = { expression: 'false' }),
    'IAM: files start functions',
    'lacks roles/pubsub.publisher',
    '--condition=None',
  ],
  [
    'events do not reach functions',
    ({ bindings }) => without(bindings, 'roles/run.invoker'),
    'IAM: events reach functions',
    'lacks roles/run.invoker',
    '--role=roles/run.invoker',
  ],
  [
    'functions may not write',
    ({ bindings }) => without(bindings, 'roles/datastore.user'),
    'IAM: functions are built, and do their work',
    'lacks roles/datastore.user',
    '--role=roles/datastore.user',
  ],
  [
    'App Check is enforced on a service',
    ({ appCheck }) => (appCheck[0].enforcementMode = 'ENFORCED'),
    'App Check: nothing enforces it',
    'firestore.googleapis.com: the app sends no token',
    '"enforcementMode":"UNENFORCED"',
  ],
  [
    'no repository of images is there yet',
    (state) => (state.repository = null),
    'Functions: old images are cleaned up',
    'no repository',
    'artifacts repositories create gcf-artifacts',
  ],
  [
    'images are kept for ever',
    ({ repository }) => (repository.cleanupPolicies = {}),
    'Functions: old images are cleaned up',
    'no cleanup policy',
    'functions:artifacts:setpolicy --location southamerica-east1',
  ],
  [
    'the cleanup is on trial',
    ({ repository }) => (repository.cleanupPolicyDryRun = true),
    'Functions: old images are cleaned up',
    'on trial',
    '--no-cleanup-policy-dry-run',
  ],
  [
    'the minimum version is above the build',
    (state) => (state.app = appOf({ stringValue: '1.10.0' })),
    'Web: minimum version',
    "is 1.10.0, above the build's 1.4.0",
    'minimum_version of the document public/app to 1.4.0',
  ],
  [
    'the minimum version is no version',
    (state) => (state.app = appOf({ stringValue: 'new' })),
    'Web: minimum version',
    'cannot be compared',
    'public/app',
  ],
  [
    'another build of the version is served',
    (state) => (state.releases = [releaseOf('b', '1.4.0 bbb')]),
    'Web: version',
    'is 1.4.0, taken by another build (bbb)',
    'npm version patch --no-git-tag-version',
  ],
  [
    'another build of the version was served until a rollback, and is still on devices',
    (state) =>
      (state.releases = [
        releaseOf('a', '1.3.0 aaa', { type: 'ROLLBACK' }),
        releaseOf('b', '1.4.0 bbb'),
        releaseOf('a', '1.3.0 aaa'),
      ]),
    'Web: version',
    'is 1.4.0, taken by another build (bbb)',
    'npm version patch --no-git-tag-version',
  ],
  [
    'changed files are built, which no commit tells from what was changed before',
    (state, c) => {
      c.commit = 'ccc-changed';
      state.releases = [releaseOf('c', '1.4.0 ccc-changed')];
    },
    'Web: version',
    'is 1.4.0, taken by another build (ccc-changed)',
    'npm version patch --no-git-tag-version',
  ],
  [
    'the version is served by a release that does not say of which build',
    (state) => {
      state.releases = [releaseOf('b', 'by hand')];
      state.versionFile = { version: '1.4.0' };
    },
    'Web: version',
    'is 1.4.0, taken by another build (of an unknown commit)',
    'npm version patch --no-git-tag-version',
  ],
  [
    'a newer version is served',
    (state) => (state.releases = [releaseOf('b', '1.10.0 bbb')]),
    'Web: version',
    'is 1.4.0, below 1.10.0, which hosting serves',
    'npm version 1.10.1 --no-git-tag-version   (or, to go back: npm run deploy -- --project aurora-staging --rollback)',
  ],
  [
    'a newer version is served by a release that does not say so',
    (state) => {
      state.releases = [releaseOf('b')];
      state.versionFile = { version: '1.5.0' };
    },
    'Web: version',
    'is 1.4.0, below 1.5.0, which hosting serves',
    'npm version 1.5.1 --no-git-tag-version',
  ],
  [
    'the minimum version is above what hosting goes on serving beside new functions',
    (state, c) => {
      c.deploysWeb = false;
      state.releases = [releaseOf('b', '1.3.0 bbb')];
      state.app = appOf({ stringValue: '1.4.0' });
    },
    'Web: minimum version',
    "is 1.4.0, above hosting's 1.3.0",
    'minimum_version of the document public/app to 1.3.0',
  ],
  [
    'there is a minimum version, and no app, beside new functions',
    (state, c) => {
      c.deploysWeb = false;
      state.app = appOf({ stringValue: '1.4.0' });
    },
    'Web: minimum version',
    'is 1.4.0, and hosting has no version.json',
    'npm run deploy -- --project aurora-staging',
  ],
  [
    'an alert is not set up',
    ({ alerts }) => alerts.shift(),
    'Alert: a function fails',
    'is not set up',
    'policies create --policy-from-file=scripts/lib/deploy/alerts/functions-errors.json',
  ],
  [
    'an alert is switched off',
    ({ alerts }) => (alerts[1].enabled = false),
    'Alert: e-mails wait too long',
    'switched off',
    'policies update projects/aurora-staging/alertPolicies/1 --enabled',
  ],
  [
    'an alert tells nobody',
    ({ alerts }) => (alerts[2].notificationChannels = []),
    'Alert: documents wait too long',
    'tells nobody',
    '--add-notification-channels=',
  ],
  [
    'nobody watches the watch',
    ({ alerts }) => alerts.pop(),
    'Alert: the watch is silent',
    'is not set up',
    'watch-silent.json',
  ],
];

const releaseOf = (...of) => exampleRelease(PROJECT, ...of);
const appOf = (value) => ({ fields: { minimum_version: value } });
const without = (bindings, role) =>
  bindings.splice(
    bindings.findIndex((one) => one.role === role),
    1,
  );

describe('one thing is wrong, and the table names it and what mends it:', () => {
  it.each(CASES)('%s', async (_what, change, name, what, mend) => {
    change(google.state, context);
    const found = await wrong();
    // The build was made with the variables as they were.
    delete found[name === 'Web: variables' ? 'Web: built for this project' : ''];
    expect(Object.keys(found)).toEqual([name]);
    expect(found[name][0]).toContain(what);
    expect(found[name][1]).toContain(mend);
  });

  it('every check has been wrong in one of these, or below', async () => {
    const elsewhere = ['Web: production build', 'Web: built for this project', 'Files: bucket'];
    const names = (await runChecks(DEPLOY_CHECKS, context)).map(({ name }) => name);
    const shown = new Set([...CASES.map(([, , name]) => name), ...elsewhere]);
    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('what else is right:', () => {
  it.each([
    ['a minimum version that the build has', (state) => (state.app = appOf({ stringValue: '1.4.0' }))],
    ['a minimum version as a number', (state) => (state.app = appOf({ integerValue: '1' }))],
    [
      'a minimum version below hosting, with functions of an older checkout',
      (state, c) => {
        c.deploysWeb = false;
        state.releases = [releaseOf('b', '1.5.0 bbb')];
        state.app = appOf({ stringValue: '1.5.0' });
      },
    ],
    ['a version above the served one', ({ releases }) => releases.push(releaseOf('b', '1.3.9 bbb'))],
    ['the same build once more', ({ releases }) => releases.push(releaseOf('c', '1.4.0 ccc'))],
    [
      'the build that is served, although others had its version before',
      ({ releases }) => releases.push(releaseOf('c', '1.4.0 ccc'), releaseOf('b', '1.4.0 bbb')),
    ],
    [
      'functions alone, whatever version hosting serves',
      ({ releases }, c) => {
        c.deploysWeb = false;
        releases.push(releaseOf('b', '1.10.0 bbb'));
      },
    ],
    [
      'a version above one that was brought back without a word',
      ({ releases }) =>
        releases.push(
          releaseOf('a', undefined, { type: 'ROLLBACK' }),
          releaseOf('b', '1.5.0 bbb'),
          releaseOf('a', '1.3.0 aaa'),
        ),
    ],
    ['a site that serves no app yet', ({ releases }) => releases.push(releaseOf('a'))],
    [
      'a site that answers with a page for whatever is asked',
      (state) => {
        state.releases = [releaseOf('a')];
        state.versionFile = '<!doctype html>';
      },
    ],
    [
      'a site that was switched off',
      ({ releases }) => releases.push({ type: 'SITE_DISABLE' }, releaseOf('b', '1.5.0 bbb')),
    ],
    ['an empty parameter whose usual value is empty', (_, c) => (c.parameters.SMTP_USER = '')],
    [
      'App Check that was never switched on',
      (state) => (state.refusals.firebaseappcheck = { status: 403, reason: 'SERVICE_DISABLED' }),
    ],
    [
      'an account that may do all that a new project lets it',
      ({ bindings }) => {
        for (const role of [
          'cloudbuild.builds.builder',
          'datastore.user',
          'firebaseauth.admin',
          'storage.objectAdmin',
        ])
          without(bindings, `roles/${role}`);
        bindings.push({
          role: 'roles/editor',
          members: ['serviceAccount:123456789-compute@developer.gserviceaccount.com'],
        });
      },
    ],
    [
      'a time to live that is being set up',
      ({ fields }) => (fields.find(({ ttlConfig }) => ttlConfig !== undefined).ttlConfig.state = 'CREATING'),
    ],
    [
      'an index more than the file names',
      ({ indexes }) => indexes.push({ ...indexes[0], name: 'x/collectionGroups/other/indexes/1' }),
    ],
  ])('%s', async (_what, change) => {
    change(google.state, context);
    expect(await wrong()).toEqual({});
  });
});

describe('what is not there is wrong in each check that asks about it:', () => {
  it('a database', async () => {
    google.state.database = null;
    expect(Object.keys(await wrong())).toEqual(
      ['database', 'region', 'point-in-time recovery', 'delete protection'].map(
        (name) => `Firestore: ${name}`,
      ),
    );
  });

  it('a bucket', async () => {
    google.state.bucket = null;
    expect(Object.keys(await wrong())).toEqual(
      ['bucket', 'region', 'CORS', 'old versions are kept'].map((name) => `Files: ${name}`),
    );
  });

  it('Authentication', async () => {
    google.state.auth = null;
    const found = await wrong();
    expect(Object.keys(found)).toHaveLength(6);
    expect(found['Authentication: second factor'][1]).toContain('console.firebase.google.com');
  });
});

describe('what cannot be read is wrong, never taken for right:', () => {
  it.each([
    [
      'an API that is switched off',
      { status: 403, reason: 'SERVICE_DISABLED' },
      'gcloud services enable secretmanager.googleapis.com',
    ],
    ['a person who may not look', { status: 403, reason: 'PERMISSION_DENIED' }, 'roles/viewer'],
    [
      'a session that ended',
      { status: 401, reason: 'UNAUTHENTICATED' },
      'gcloud auth application-default login',
    ],
    ['a server that fails', { status: 500, reason: 'INTERNAL' }, 'run it again'],
  ])('%s', async (_what, refusal, mend) => {
    google.state.refusals.secretmanager = refusal;
    const found = await wrong();
    expect(found['Functions: secret SMTP_PASSWORD'][0]).toContain(`answers ${refusal.status}`);
    expect(found['Functions: secret SMTP_PASSWORD'][1]).toContain(mend);
  });

  it('the releases of hosting', async () => {
    google.state.refusals.firebasehosting = { status: 403, reason: 'PERMISSION_DENIED' };
    const found = await wrong();
    expect(Object.keys(found)).toEqual(['Web: version']);
    expect(found['Web: version'][1]).toContain('roles/viewer');
  });

  it('the site, where its release does not say its version', async () => {
    google.state.releases = [releaseOf('b')];
    google.state.refusals.site = { status: 500 };
    expect((await wrong())['Web: version'][0]).toContain('/version.json answers 500');
  });

  it('the number of checks is the same as when all is right', async () => {
    const right = await runChecks(DEPLOY_CHECKS, context);
    await google.stop();
    const unread = await runChecks(DEPLOY_CHECKS, context);
    expect(unread.map(({ name }) => name)).toEqual(right.map(({ name }) => name));
    const local = unread.filter(({ wrong: what }) => what === null).map(({ name }) => name);
    expect(local.every((name) => /^(?:Web|Functions): /.test(name))).toBe(true);
  });
});

describe('the build in hosting’s folder', () => {
  it('is not the demo', async () => {
    await writeFile(join(dist, 'assets', 'app.js'), 'const project = "demo-portal";');
    expect((await wrong())['Web: production build'][0]).toContain('the local project');
  });

  it('is of this project', async () => {
    await writeFile(join(dist, 'assets', 'app.js'), JSON.stringify(exampleWeb('aurora-live')));
    expect((await wrong())['Web: built for this project'][0]).toContain('VITE_FIREBASE_PROJECT_ID');
  });

  it('is there at all', async () => {
    await rm(dist, { recursive: true });
    expect(Object.keys(await wrong())).toEqual(['Web: production build', 'Web: built for this project']);
  });

  it('says its version where a minimum is asked for', async () => {
    await rm(join(dist, 'version.json'));
    expect(await wrong()).toEqual({});
    google.state.app = appOf({ stringValue: '1.0.0' });
    expect((await wrong())['Web: minimum version'][0]).toContain('no version.json');
  });

  it('says its version where something is served', async () => {
    google.state.releases = [releaseOf('b', '1.3.0 bbb')];
    await rm(join(dist, 'version.json'));
    expect(await wrong()).toEqual({ 'Web: version': ['the build has no version.json', 'npm run build'] });
  });

  it('has a version that a minimum can be compared with, from the first deployment on', async () => {
    await writeFile(join(dist, 'version.json'), '{"version":"1.4.0-beta.1"}');
    const [what, mend] = (await wrong())['Web: version'];
    expect(what).toBe('is 1.4.0-beta.1, more than numbers: no minimum can be compared with it');
    expect(mend).toContain('npm version patch --no-git-tag-version');
  });
});
