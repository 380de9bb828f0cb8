import { inRoot } from '../paths.mjs';
import { EVERY_STORY } from './test-stages.mjs';

const SIMULATOR = inRoot('tests', 'sync', 'simulator', 'cli.mjs');
const CHAOS = inRoot('tests', 'chaos', 'cli.mjs');
const MUTANTS = inRoot('tests', 'rules', 'mutants', 'cli.mjs');
const ON_NODE = inRoot('scripts', 'test-on-node.mjs');
const FUZZ = inRoot('tests', 'fuzz', 'cli.mjs');
const VITEST = inRoot('node_modules', 'vitest', 'vitest.mjs');
const ON_BACKEND = [VITEST, 'run', '--config', 'tests/sync/vitest.config.ts'];
const RUNS = ['--seed', '1', '--runs', '1000', '--devices', '3', '--ops', '60', '--page', '5'];
const MANY = ['--seed', '1', '--runs', '200', '--ops', '40'];
const ALL_FAULTS = ['--storage-faults', '0.02', '--leave', '0.05', '--sleep', '0.05'];
/** Two months of audits and renewed connections take seconds each. */
const FEW = ['--seed', '1', '--runs', '100', '--devices', '3', '--ops', '60', '--page', '5'];

/** What takes too long for every change, each counted as one test: arguments of this Node, and what it is told. */
export const LONG_TESTS = [
  { name: 'sim', args: [SIMULATOR, ...RUNS] },
  { name: 'sim-all-faults', args: [SIMULATOR, ...RUNS, ...ALL_FAULTS] },
  { name: 'sim-away', args: [SIMULATOR, ...FEW, ...ALL_FAULTS, '--away', '60d'] },
  { name: 'sim-late', args: [SIMULATOR, ...RUNS, '--late-commits', '300s', '--drop-acks', '0.3'] },
  { name: 'sim-stamps', args: [SIMULATOR, ...MANY, '--equal-stamps', '120'] },
  { name: 'sim-rights', args: [SIMULATOR, ...MANY, '--revoke', '0.2'] },
  { name: 'sim-accounts', args: [SIMULATOR, ...MANY, '--leave', '0.15'] },
  { name: 'sim-old-tabs', args: [SIMULATOR, ...RUNS, '--old-tabs', '0.2'] },
  { name: 'sim-server-loss', args: [SIMULATOR, ...MANY, '--server-loss', '0.03'] },
  { name: 'sim-restore', args: [SIMULATOR, ...MANY, '--restore', '0.05', '--sleep', '0.1'] },
  { name: 'sim-window', args: [SIMULATOR, ...RUNS, '--window', '4m'] },
  { name: 'sim-portfolio', args: [SIMULATOR, ...RUNS, '--portfolio', '0.1', '--restore', '0.05'] },
  {
    name: 'sim-window-faults',
    args: [SIMULATOR, ...MANY, '--window', '3m', '--restore', '0.05', '--revoke', '0.1', '--sleep', '0.1'],
  },
  { name: 'sim-dexie', args: [SIMULATOR, '--seed', '1', '--runs', '50', '--store', 'dexie'] },
  {
    name: 'old-queue',
    args: [...ON_BACKEND, 'new-version', 'queue-over-release'],
    env: { PORTAL_OLD_ENTRIES: '500' },
  },
  { name: 'node-22', args: [ON_NODE, '22'] },
  { name: 'node-24', args: [ON_NODE, '24'] },
  { name: 'plants', args: [SIMULATOR, '--plants'] },
  { name: 'rules-mutants', args: [MUTANTS] },
  { name: 'fuzz', args: [FUZZ, '--runs', '5000'] },
  {
    name: 'e2e-all',
    args: [inRoot('scripts', 'test.mjs'), '--only', EVERY_STORY.map(({ name }) => name).join(',')],
  },
  { name: 'firefox', args: [inRoot('scripts', 'test.mjs'), '--only', 'firefox-all,firefox-all-engine'] },
  { name: 'webkit', args: [inRoot('scripts', 'test.mjs'), '--only', 'webkit-all,webkit-all-engine'] },
  { name: 'chaos', args: [CHAOS, '--runs', '20'] },
];
