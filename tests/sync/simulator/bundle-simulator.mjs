import { build } from 'esbuild';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { planting } from './mutants.mjs';

/** The simulator and the engine's own source as one module, with a plant in it if one is named. */
export async function loadSimulator(plant = null) {
  const name = plant === null ? 'simulator' : plant.replaceAll(' ', '-');
  const outfile = path.resolve('.cache/sim', `${name}.mjs`);
  await build({
    entryPoints: ['tests/sync/simulator/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['dexie', 'fake-indexeddb'],
    plugins: plant === null ? [] : [planting(plant)],
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}
