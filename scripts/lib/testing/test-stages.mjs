import { inCache, inRoot } from '../paths.mjs';
import { BROWSERS_OFFSET, SECOND_SIDE_OFFSET, SIDE_OFFSET } from '../ports/ports.mjs';
import { PROJECT } from '../project.mjs';

const bin = (...segments) => inRoot('node_modules', ...segments);
const TSC = bin('typescript', 'bin', 'tsc');
const VITEST = bin('vitest', 'vitest.mjs');
const PLAYWRIGHT = bin('@playwright', 'test', 'cli.js');

/** Where a stage's JSON report is put; only test runners write one. */
export const reportOf = (name) => inCache('test-logs', `${name}.json`);

/** The rules' tests need tokens that only the profile `emulator` accepts; any free ports will do. */
export const BACKEND_EXEC = [
  inRoot('scripts', 'backend.mjs'),
  'exec',
  ...['--config', 'fireemu.emulator.json', '--project', PROJECT, '--only', 'auth,firestore,storage'],
  ...['--log-verbosity', 'quiet', '--firestore-port', '0', '--http-port', '0', '--storage-port', '0'],
  ...['--hub-port', '0', '--logging-port', '0', '--'],
];

/** A file that was found well before, by its content, is well still. */
const UNCHANGED = ['--cache', '--cache-strategy', 'content', '--cache-location', inCache('prettier')];

const ESLINT = [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0'];

/** The compiler remembers what depends on what, and looks again at all that a change reaches. */
function typesOf(name, project) {
  return [TSC, '-p', project, '--incremental', '--tsBuildInfoFile', inCache('types', `${name}.tsbuildinfo`)];
}

/** All stories at both widths. */
export const EVERY_STORY = [
  ...allStories('e2e-phone', 'phone', SIDE_OFFSET),
  ...allStories('e2e-desktop', 'desktop', SECOND_SIDE_OFFSET),
];

/**
 * Every stage of `npm test`; one that `isLong` runs where it is named alone, one with a `turn` for every third commit or
 * where it is named. `commands` are arguments of this Node, run
 * one after the other; `needs` are paths without which the stage has nothing to check; `uses` names what must be had
 * first, `offset` the ports of an app that runs for this stage alone, and `browsers` those of which one must be there. They run side by side, the first that may
 * first: `load` says how many processors a stage keeps busy, `after` which others it waits for. One that `isPatient`
 * loses nothing when the others go first.
 */
export const STAGES = [
  // What takes longest begins first, beside stages that let it go first.
  playwright('e2e-phone', 'phone', SIDE_OFFSET),
  playwright('e2e-desktop', 'desktop', SECOND_SIDE_OFFSET),
  vitest('functions', 'tests/functions/vitest.config.ts', { load: 0.5 }),
  tool('format', [
    bin('prettier', 'bin', 'prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    ...UNCHANGED,
    '.',
  ]),
  tool('lint', [...ESLINT, '.']),
  tool('types', typesOf('app', '.'), typesOf('worker', inRoot('web', 'src', 'pwa', 'worker'))),
  tool('knip', [bin('knip', 'bin', 'knip.js'), '--cache', '--cache-location', inCache('knip')]),
  vitest('unit', 'vitest.config.ts', { load: 0.5, isPatient: true }),
  vitest('rules', 'tests/rules/vitest.config.ts', { inBackend: true }),
  vitest('backup', 'tests/backup/vitest.config.ts', { inBackend: true, load: 0.5 }),
  // Each first runs all tests of the rules to learn what asks for what: not for every change.
  {
    ...tool('rules-mutants', [
      ...[inRoot('tests', 'rules', 'mutants', 'cli.mjs'), '--sample', '4', '--seed', '206', '--parts', '1'],
    ]),
    turn: '1',
  },
  // Half of them the same each time, half from a seed that nobody has seen.
  tool('fuzz', [inRoot('tests', 'fuzz', 'cli.mjs'), '--runs', '200', '--seed', '206', '--fresh']),
  vitest('sync', 'tests/sync/vitest.config.ts'),
  // Like the functions' tests it writes the backend's log; and it looks into the production build.
  vitest('attacks', 'tests/attacks/vitest.config.ts', { load: 0.5, after: ['functions', 'build'] }),
  { ...tool('build', [inRoot('scripts', 'lib', 'build', 'build-for-tests.mjs')]), needs: ['vite.config.ts'] },
  vitest('budgets', 'tests/budgets/vitest.config.ts', { uses: ['browser'], after: ['build'] }),
  ...inBrowsers('browsers', ['firefox', 'webkit']),
  // The same each time: a change is held against what went well before. `test:long` takes fresh ones.
  chaos('1', '206'),
  chaos('2', '207'),
  chaos('3', '208'),
  // While one works: files that have not changed are not read again, although the types they use may have.
  {
    ...tool('lint-changed', [
      ...[...ESLINT, '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', inCache('eslint'), '.'],
    ]),
    isLong: true,
  },
  ...inBrowsers('firefox-all', ['firefox']).map(inFull),
  ...inBrowsers('webkit-all', ['webkit']).map(inFull),
  ...EVERY_STORY,
];

/**
 * Every story at a width, with the ports of the usual ones, a third of them after the other: what stories leave behind makes work
 * for those that follow.
 */
function allStories(usual, project, offset) {
  return [1, 2, 3].map((part) => {
    const stage = playwright(`${usual}-all-${part}`, project, offset, ['--shard', `${part}/3`]);
    return { ...inFull(stage), after: [part === 1 ? usual : `${usual}-all-${part - 1}`] };
  });
}

function inFull(stage) {
  return { ...stage, env: { PORTAL_STORIES: 'all' }, isLong: true };
}

/** Stories in browsers that are not Chromium, and the engine's contract in them: of every day where they are installed. */
function inBrowsers(name, browsers) {
  const stories = 'tests/browsers/playwright.config.ts';
  const engine = vitest(`${name}-engine`, 'tests/browsers/vitest.config.ts', { load: 0.5 });
  return [
    { ...storiesOf(name, stories, []), uses: ['dist'], offset: BROWSERS_OFFSET, browsers },
    { ...engine, browsers },
  ];
}

/** One run of the product in trouble for each turn, so that one of three is in every run. */
function chaos(turn, seed) {
  return {
    ...tool(`chaos-${turn}`, [inRoot('tests', 'chaos', 'cli.mjs'), '--runs', '1', '--seed', seed]),
    uses: ['browser', 'dist'],
    load: 1.5,
    isPatient: false,
    turn,
  };
}

function tool(name, ...commands) {
  return { name, kind: 'tool', needs: [], uses: [], after: [], load: 0.5, isPatient: true, commands };
}

function vitest(name, config, { inBackend = false, ...properties } = {}) {
  const run = [VITEST, 'run', '--config', config, '--reporter=default', '--reporter=json'];
  const command = [...run, `--outputFile.json=${reportOf(name)}`];
  return {
    ...tool(name, inBackend ? [...BACKEND_EXEC, process.execPath, ...command] : command),
    kind: 'vitest',
    load: 1,
    isPatient: false,
    needs: [config],
    ...properties,
  };
}

/** Each width has an app of its own: the local backend keeps some 256 streams of browsers that are long closed. */
function playwright(name, project, offset, choice = []) {
  const stage = storiesOf(name, 'tests/e2e/playwright.config.ts', ['--project', project, ...choice]);
  return { ...stage, uses: ['browser', 'dist'], offset };
}

function storiesOf(name, config, choice) {
  return {
    ...tool(name, [PLAYWRIGHT, 'test', '--config', config, ...choice, '--reporter', 'list,json']),
    kind: 'playwright',
    needs: [config],
    isPatient: false,
    // It waits for a page or a server half of the time.
    load: 0.75,
  };
}
