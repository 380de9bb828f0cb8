import { build } from 'esbuild';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * `node functions/build.mjs [outfile]`: one file, in which the domain (a workspace package that no registry
 * has) and what it needs are already inside. Outside stays exactly what functions/package.json names, so
 * the list instead of a switch.
 */
await build({
  entryPoints: [join(HERE, 'src', 'index.ts')],
  outfile: resolve(process.argv[2] ?? join(HERE, 'lib', 'index.js')),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    'nodemailer',
  ],
  logLevel: 'warning',
});
