import { build } from 'esbuild';
import { bundleScript } from '#scripts/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';

/** The runs, with the helpers of the browser tests, as one module: its path. */
export async function bundleRuns() {
  const outfile = inCache('chaos', 'runs.mjs');
  await bundleScript(inRoot('tests', 'chaos', 'main.ts'), outfile);
  return outfile;
}

/** What each page gets before its own scripts, as text. */
export async function bundleHands() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('tests', 'chaos', 'page', 'hands.ts')],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { 'import.meta.env': '{}' },
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
