import { bundleForPages, bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';

/** The runs, with the helpers of the browser tests, as one module: its path. */
export async function bundleRuns() {
  const outfile = inCache('chaos', 'runs.mjs');
  await bundleScript(inRoot('tests', 'chaos', 'main.ts'), outfile);
  return outfile;
}

/** What each page gets before its own scripts, as text. */
export const bundleHands = () => bundleForPages(inRoot('tests', 'chaos', 'page', 'hands.ts'));
