import { inCache, inRoot } from '../paths.mjs';
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

/**
 * Every stage of `npm test` in order; one that `isLong` runs where it is named alone. `commands` are arguments of this Node, run one after the other; `needs`
 * are paths without which the stage has nothing to check; `uses` names what must be up for it.
 */
export const STAGES = [
  tool('format', [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  tool('lint', [bin('eslint', 'bin', 'eslint.js'), '--max-warnings', '0', '.']),
  tool('types', [TSC, '-p', '.'], [TSC, '-p', inRoot('web', 'src', 'pwa', 'worker')]),
  tool('knip', [bin('knip', 'bin', 'knip.js')]),
  vitest('unit', 'vitest.config.ts'),
  vitest('rules', 'tests/rules/vitest.config.ts', { inBackend: true }),
  {
    ...tool('rules-mutants', [
      inRoot('tests', 'rules', 'mutants', 'cli.mjs'),
      '--sample',
      '20',
      '--seed',
      '206',
    ]),
    uses: ['backend'],
  },
  // Half of them the same each time, half from a seed that nobody has seen.
  {
    ...tool('fuzz', [inRoot('tests', 'fuzz', 'cli.mjs'), '--runs', '200', '--seed', '206', '--fresh']),
    uses: ['backend'],
  },
  vitest('functions', 'tests/functions/vitest.config.ts'),
  vitest('sync', 'tests/sync/vitest.config.ts'),
  { ...tool('build', [inRoot('scripts', 'lib', 'build', 'build-for-tests.mjs')]), needs: ['vite.config.ts'] },
  vitest('budgets', 'tests/budgets/vitest.config.ts', { uses: ['browser'] }),
  vitest('attacks', 'tests/attacks/vitest.config.ts'),
  playwright('e2e-phone', 'phone'),
  playwright('e2e-desktop', 'desktop'),
  { ...playwright('e2e-phone-rest', 'phone-rest'), isLong: true },
  { ...playwright('e2e-desktop-rest', 'desktop-rest'), isLong: true },
  // The same five each time: a change is held against what went well before. `test:long` takes fresh ones.
  {
    ...tool('chaos', [inRoot('tests', 'chaos', 'cli.mjs'), '--runs', '5', '--seed', '206']),
    uses: ['browser'],
  },
];

/** Need neither a backend nor a browser and count as one check each: they run side by side. */
export const isStatic = ({ kind, uses }) => kind === 'tool' && uses.length === 0;

function tool(name, ...commands) {
  return { name, kind: 'tool', needs: [], uses: [], commands };
}

function vitest(name, config, { inBackend = false, uses = [] } = {}) {
  const run = [VITEST, 'run', '--config', config, '--reporter=default', '--reporter=json'];
  const command = [...run, `--outputFile.json=${reportOf(name)}`];
  return {
    name,
    kind: 'vitest',
    needs: [config],
    uses,
    commands: [inBackend ? [...BACKEND_EXEC, process.execPath, ...command] : command],
  };
}

/** Each width has an app of its own: the local backend keeps some 256 streams of browsers that are long closed. */
function playwright(name, project) {
  const config = 'tests/e2e/playwright.config.ts';
  return {
    name,
    kind: 'playwright',
    needs: [config],
    uses: ['browser', 'app'],
    commands: [[PLAYWRIGHT, 'test', '--config', config, '--project', project, '--reporter', 'list,json']],
  };
}
