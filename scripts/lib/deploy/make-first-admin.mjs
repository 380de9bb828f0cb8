import { spawnSync } from 'node:child_process';
import { bundleScript } from '../build/bundle-script.mjs';
import { inCache, inRoot } from '../paths.mjs';

/** Runs the script with this terminal, so that its one line reaches the person. */
export async function makeFirstAdmin(argv) {
  const bundle = inCache('first-admin.mjs');
  await bundleScript(inRoot('scripts', 'first-admin', 'main.ts'), bundle);
  return spawnSync(process.execPath, [bundle, ...argv], { stdio: 'inherit' }).status ?? 1;
}
