import { build } from 'esbuild';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withMutant } from './mutants.mjs';

/** The simulator and the engine's own source as one module, with a mutant in it if one is named. */
export async function loadSimulator(mutant = null) {
  return import(await bundleSimulator(mutant));
}

/** As `loadSimulator`, for who loads it elsewhere: its address. */
export async function bundleSimulator(mutant = null) {
  const name = mutant === null ? 'simulator' : mutant.replaceAll(' ', '-');
  const outfile = path.resolve('.cache/sim', `${name}.mjs`);
  await build({
    entryPoints: ['tests/sync/simulator/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['dexie', 'fake-indexeddb'],
    plugins: mutant === null ? [] : [withMutant(mutant)],
    logLevel: 'silent',
  });
  return pathToFileURL(outfile).href;
}
