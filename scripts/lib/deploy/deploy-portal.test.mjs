import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDeployArguments } from './deploy-arguments.mjs';
import { deployPortal } from './deploy-portal.mjs';
import { KeptDeployments } from './kept-deployments.mjs';
import { inRoot } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import {
  EXAMPLE_MANIFEST,
  EXAMPLE_PARAMETERS,
  exampleRelease,
  exampleWeb,
} from './testing/example-project.mjs';
import { asDeployedFields, startFakeGoogle } from './testing/fake-google.mjs';
import { readCommit } from './versions.mjs';

const PROJECT = 'aurora-staging';
const CONFIGURATION = inRoot('firebase.deploy.json');
let google;
let folder;
let lines;
let runs;
let parts;

beforeEach(async () => {
  google = await startFakeGoogle(PROJECT, 'southamerica-east1');
  const { indexes, fieldOverrides } = JSON.parse(await readFile(inRoot('firestore.indexes.json'), 'utf8'));
  google.state.indexes = indexes.map(({ collectionGroup, ...index }) => ({
    ...index,
    name: `x/collectionGroups/${collectionGroup}/indexes/1`,
    state: 'READY',
  }));
  google.state.fields = asDeployedFields(fieldOverrides);
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  await mkdir(join(folder, 'functions', 'lib'), { recursive: true });
  lines = [];
  runs = [];
  parts = {
    say: (text) => lines.push(...text.split('\n')),
    env: { ...google.env, ...exampleWeb(PROJECT) },
    dist: join(folder, 'dist'),
    buildFunctions: () => writeFile(join(folder, 'functions', 'lib', 'index.cjs'), `run ${runs.length}`),
    async buildWeb(web) {
      await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
      await writeFile(
        join(folder, 'dist', 'assets', 'app.js'),
        JSON.stringify(exampleWeb(web.VITE_FIREBASE_PROJECT_ID)),
      );
      await writeFile(join(folder, 'dist', 'version.json'), '{"version":"1.4.0"}');
    },
    readCommit: () => 'ccc',
    readManifest: async () => EXAMPLE_MANIFEST,
    readParameters: async () => EXAMPLE_PARAMETERS,
    /** As the CLI would find it: its arguments, and firebase.json for this project. */
    async runCli(argv) {
      runs.push({ argv, configuration: JSON.parse(await readFile(CONFIGURATION, 'utf8')) });
      return 0;
    },
    kept: new KeptDeployments(join(folder, 'kept'), join(folder, 'functions')),
  };
});
afterEach(async () => {
  await google.stop();
  await rm(folder, { recursive: true, force: true });
});

const deploy = (...argv) => deployPortal(['--project', PROJECT, ...argv], parts);
const isThere = async (path) => (await stat(path).catch(() => null)) !== null;

describe('npm run deploy', () => {
  it('hands a project with nothing wrong over, without a question, and says what it is', async () => {
    parts.readCommit = readCommit;
    expect(await deploy('--only', 'hosting,functions')).toBe(0);
    expect(lines.at(-1)).toMatch(/^checks \d+ wrong 0$/);
    const [{ argv }] = runs;
    expect(argv.slice(0, 6)).toEqual([
      ...['deploy', '--project', PROJECT],
      ...['--config', 'firebase.deploy.json', '--non-interactive'],
    ]);
    expect(argv[7]).toMatch(/^1\.4\.0 [0-9a-f]{12}(?:-changed)?$/);
    expect(argv.slice(8)).toEqual(['--only', 'hosting,functions']);
    expect(await isThere(CONFIGURATION)).toBe(false);
  });

  it('hands nothing over while something is wrong', async () => {
    google.state.database.locationId = 'nam5';
    expect(await deploy()).toBe(1);
    expect(lines.at(-1)).toMatch(/^checks \d+ wrong 1$/);
    expect(runs).toEqual([]);
    expect(lines.find((line) => line.startsWith('Firestore: region'))).toContain('is in nam5');
  });

  it('checks and shows what would be deployed on a dry run, and changes nothing', async () => {
    expect(await deploy('--dry-run')).toBe(0);
    expect(lines[0]).toContain(`Would be deployed to ${PROJECT} with firebase-tools@`);
    expect(lines.join('\n')).toContain('hosting    version 1.4.0');
    expect(lines.at(-1)).toMatch(/^checks \d+ wrong 0$/);
    expect(runs).toEqual([]);
    const changes = google.requests.filter(({ asked }) => !/^GET |:getIamPolicy$/.test(asked));
    expect(changes).toEqual([]);
    expect(await isThere(join(folder, 'kept'))).toBe(false);
  });

  it('still checks the project where the web cannot be built, and deploys nothing', async () => {
    parts.buildWeb = () => Promise.reject(new PlainFailure('The build of web failed\nno such file'));
    expect(await deploy()).toBe(1);
    expect(lines.find((line) => line.startsWith('Web: production build'))).toContain('no such file');
    expect(lines.find((line) => line.startsWith('Files: CORS'))).toContain('ok');
    expect(runs).toEqual([]);
  });

  it('builds nothing without its variables, and says so', async () => {
    delete parts.env.VITE_FIREBASE_APP_ID;
    parts.buildWeb = () => Promise.reject(new Error('built'));
    expect(await deploy('--dry-run')).toBe(1);
    expect(lines.find((line) => line.startsWith('Web: production build'))).toContain('variables are missing');
  });

  it('hands no second build of a version over to hosting', async () => {
    google.state.releases = [exampleRelease(PROJECT, 'b', '1.4.0 bbb')];
    expect(await deploy()).toBe(1);
    expect(lines.find((line) => line.startsWith('Web: version'))).toContain('another build (bbb)');
    expect(await deploy('--only', 'functions,hosting')).toBe(1);
    expect(runs).toEqual([]);
  });

  it('hands the same build over again', async () => {
    google.state.releases = [exampleRelease(PROJECT, 'c', '1.4.0 ccc')];
    expect(await deploy()).toBe(0);
  });

  it.each([[['--only', 'functions']], [['--except', 'hosting']]])(
    'asks for no version of its own with %j, where the app stays as it is',
    async (argv) => {
      google.state.releases = [exampleRelease(PROJECT, 'b', '1.4.0 bbb')];
      expect(await deploy(...argv)).toBe(0);
      expect(lines.at(-1)).toMatch(/^checks \d+ wrong 0$/);
    },
  );

  it('refuses variables of another project', async () => {
    parts.env = { ...google.env, ...exampleWeb('aurora-live') };
    await expect(deploy()).rejects.toThrow(
      '--project is aurora-staging, but VITE_FIREBASE_PROJECT_ID is aurora-live.',
    );
  });

  it('keeps no package of functions that were not deployed', async () => {
    await deploy('--only', 'hosting');
    expect(await isThere(join(folder, 'kept'))).toBe(false);
    parts.runCli = async () => 1;
    expect(await deploy()).toBe(1);
    expect(await isThere(join(folder, 'kept'))).toBe(false);
  });
});

describe('the configuration of a deployment', () => {
  it('lets the app call the functions of its own project, and reports go there', async () => {
    await deploy();
    const text = JSON.stringify(runs[0].configuration.hosting.headers);
    const host = `https://southamerica-east1-${PROJECT}.cloudfunctions.net`;
    expect(text).toMatch(new RegExp(`connect-src 'self' [^;]* ${host};`));
    expect(text).toContain(`; report-uri ${host}/receivePolicyReport`);
    expect(text).not.toContain('demo-portal');
  });

  it('has no guard, and creates a missing database in no other region', async () => {
    await deploy();
    expect(runs[0].configuration.hosting.predeploy).toEqual([]);
    expect(runs[0].configuration.firestore.location).toBe('southamerica-east1');
  });

  it('is the only one that hosting can be deployed with', async () => {
    const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
    expect(hosting.predeploy.join()).toMatch(/npm run deploy .* process\.exit\(1\)/);
  });
});

describe('npm run deploy -- --rollback', () => {
  const release = (...of) => exampleRelease(PROJECT, ...of);
  beforeEach(() => {
    google.state.releases = [release('c', '1.4.0 ccc'), release('c', '1.4.0 ccc'), release('b', '1.3.0 bbb')];
  });
  const servedNow = () => google.state.releases[0].version.name.at(-1);
  const twoDeployments = async () => {
    await deploy();
    runs.push({ argv: [] });
    await deploy();
    runs.length = 0;
    lines.length = 0;
  };

  it('brings back the release of hosting before this one, and the functions of the deployment before', async () => {
    await twoDeployments();
    expect(await deploy('--rollback')).toBe(0);
    expect(servedNow()).toBe('b');
    expect(google.state.releases[0].type).toBe('ROLLBACK');
    const [{ argv, configuration }] = runs;
    expect(argv.slice(-2)).toEqual(['--only', 'functions']);
    // Back before the swap, so that the package of the first deployment was handed over.
    expect(configuration.functions[0].source).toMatch(/previous\/functions$/);
    const current = join(folder, 'kept', PROJECT, 'current', 'functions', 'lib', 'index.cjs');
    expect(await readFile(current, 'utf8')).toBe('run 0');
  });

  it('is taken back by another', async () => {
    await twoDeployments();
    await deploy('--rollback');
    await deploy('--rollback');
    expect(servedNow()).toBe('c');
    const current = join(folder, 'kept', PROJECT, 'current', 'functions', 'lib', 'index.cjs');
    expect(await readFile(current, 'utf8')).toBe('run 2');
  });

  it('first says what it would do, where that is asked', async () => {
    await twoDeployments();
    expect(await deploy('--rollback', '--dry-run')).toBe(0);
    expect(lines[0]).toBe('hosting    1.4.0 ccc -> 1.3.0 bbb');
    expect([servedNow(), runs]).toEqual(['c', []]);
  });

  it('lowers a minimum version that nobody would meet any more', async () => {
    google.state.app = {
      fields: { minimum_version: { stringValue: '1.4.0' }, other: { booleanValue: true } },
    };
    await deploy('--rollback', '--only', 'hosting');
    expect(google.state.app.fields).toEqual({
      minimum_version: { stringValue: '1.3.0' },
      other: { booleanValue: true },
    });
  });

  it('leaves a minimum version that the earlier one meets', async () => {
    google.state.app = { fields: { minimum_version: { stringValue: '1.2.9' } } };
    await deploy('--rollback', '--only', 'hosting');
    expect(google.requests.some(({ asked }) => asked.startsWith('PATCH'))).toBe(false);
  });

  it('lowers a minimum version that was written as a number, which no API takes 1.3.0 for', async () => {
    google.state.app = { fields: { minimum_version: { integerValue: '2' } } };
    await deploy('--rollback', '--only', 'hosting');
    expect(google.state.app.fields).toEqual({ minimum_version: { stringValue: '1.3.0' } });
  });

  it('stops before anything where the earlier release does not say its version', async () => {
    google.state.app = { fields: { minimum_version: { stringValue: '1.4.0' } } };
    google.state.releases.at(-1).message = 'by hand';
    await expect(deploy('--rollback')).rejects.toThrow('does not say its own');
    expect(servedNow()).toBe('c');
  });

  it('says that this machine kept no functions, and ends as not done', async () => {
    expect(await deploy('--rollback')).toBe(1);
    expect(lines.join('\n')).toContain('this machine kept no earlier package');
    expect(servedNow()).toBe('b');
  });

  it('passes by a version that was deleted', async () => {
    google.state.releases.splice(2, 0, release('x', '1.3.5 xxx'));
    google.state.releases[2].version.status = 'DELETED';
    await deploy('--rollback', '--only', 'hosting');
    expect(servedNow()).toBe('b');
  });

  it('has nothing to go back to after a first deployment', async () => {
    google.state.releases.pop();
    await expect(deploy('--rollback')).rejects.toThrow('no earlier release');
  });
});

describe('the command line of npm run deploy', () => {
  it.each([
    [[], '--project is missing'],
    [['--project', 'demo-portal'], 'local project'],
    [['--project', 'Aurora'], 'no project'],
    [['--project', 'aurora-live', '--dry'], "Unknown option '--dry'"],
    [['--project', 'aurora-live', '--rollback', '--force'], '--rollback knows --only alone'],
    [['--project', 'aurora-live', '--minimum-version', '1.4'], '"1.4" is no version such as 1.4.0'],
    [['--project', 'aurora-live', '--minimum-version', 'v1.4.0'], '"v1.4.0" is no version'],
    [['--project', 'aurora-live', '--minimum-version', '1.4.0-beta.1'], 'is no version'],
    [['--project', 'aurora-live', '--minimum-version', ''], '"" is no version'],
    [['--project', 'aurora-live', '--minimum-version'], 'argument missing'],
    [['--project', 'aurora-live', '--minimum-version', '1.4.0', '--rollback'], 'knows --dry-run alone'],
    [
      ['--project', 'aurora-live', '--minimum-version', '1.4.0', '--only', 'hosting'],
      'knows --dry-run alone',
    ],
    [['--project', 'aurora-live', '--minimum-version', '1.4.0', '--except', 'x'], 'knows --dry-run alone'],
    [['--project', 'aurora-live', '--minimum-version', '1.4.0', '--force'], 'knows --dry-run alone'],
  ])('refuses %j with one line', (argv, line) => {
    expect(() => parseDeployArguments(argv)).toThrow(line);
    expect(() => parseDeployArguments(argv)).toThrow(/^[^\n]*$/);
  });

  it.each([
    [[], true],
    [['--only', 'functions:stampLogin,hosting'], true],
    [['--only', 'hosting'], false],
    [['--except', 'functions'], false],
    [['--except', 'hosting'], true],
  ])('knows from %j whether functions are meant: %s', (argv, isMeant) => {
    expect(parseDeployArguments(['--project', 'aurora-live', ...argv]).concerns('functions')).toBe(isMeant);
  });
});
