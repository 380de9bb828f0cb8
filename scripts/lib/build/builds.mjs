import { rm } from 'node:fs/promises';
import { contentHash } from '../install/content-hash.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { runLogged } from '../process/run-logged.mjs';
import { whenChanged } from '../install/when-changed.mjs';

/** Vite's modes here; they also name the `.env.{mode}` files that it reads, so Vite refuses 'local' as a name. */
export const LOCAL_MODE = 'demo';
export const PRODUCTION_MODE = 'production';

const SHARED_INPUTS = ['domain', 'package.json', 'package-lock.json', 'tsconfig.json'];
const FUNCTIONS_INPUTS = [...SHARED_INPUTS, 'functions'];
const WEB_INPUTS = [...SHARED_INPUTS, 'web', 'vite.config.ts', '.env', '.env.local'];

/** Neither tests nor what a build has written. */
const isInput = (name) => !/\.test\.tsx?$/.test(name) && !name.startsWith('functions/lib/');

/** Bundles the functions to functions/lib unless nothing they are made of has changed. */
export async function buildFunctions(holder, say) {
  await build({
    name: 'functions',
    hash: await contentHash(ROOT, FUNCTIONS_INPUTS, { isInput }),
    output: inRoot('functions', 'lib'),
    args: [inRoot('functions', 'build.mjs')],
    env: process.env,
    holder,
    say,
  });
}

/** Where the demo is served from: never hosting's own folder, which holds what is deployed. */
export const DEMO_FOLDER = '.cache/dist-demo';

/** The build that `npm start` serves. */
export const buildDemo = (holder, say) =>
  buildWeb({ mode: LOCAL_MODE, output: inRoot(DEMO_FOLDER), holder, say });

/** Builds the site and the app into `output` unless nothing they are made of has changed. */
export async function buildWeb({ mode, output, env = process.env, holder, say }) {
  const inputs = [...WEB_INPUTS, `.env.${mode}`, `.env.${mode}.local`];
  const hash = await contentHash(ROOT, inputs, { isInput, extra: `${mode}\n${viteVariables(env)}` });
  await build({
    // One stamp per output: a local and a production build of one folder replace each other.
    name: `web-${output.slice(ROOT.length + 1).replaceAll(/[^\w-]/g, '_')}`,
    hash,
    output,
    args: [
      inRoot('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--mode',
      mode,
      '--outDir',
      output,
      '--emptyOutDir',
    ],
    // A NODE_ENV of the caller (a test runner's) must not leak into the bundle.
    env: { ...env, NODE_ENV: 'production' },
    holder,
    say,
  });
}

const viteVariables = (env) =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

async function build({ name, hash, output, args, env, holder, say }) {
  const log = inCache('logs', `build-${name}.log`);
  await whenChanged({
    hash,
    stamp: inCache('builds', name),
    outputs: [output],
    work: async () => {
      say(`Building ${name.split('-')[0]} ...`);
      const { code, tail } = await runLogged(process.execPath, args, { log, env, cwd: ROOT, holder });
      if (code === 0) return;
      // No half-written output that a later run could take for a whole one.
      await rm(output, { recursive: true, force: true });
      throw new PlainFailure(`The build of ${name.split('-')[0]} failed (all of it in ${log}):\n${tail}`);
    },
  });
}
