import { build, stop } from 'esbuild';

/** Makes one module of a TypeScript script and the domain; what npm installed stays outside. */
export async function bundleScript(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [
      '@playwright/test',
      'firebase-admin',
      'firebase-admin/*',
      'zod',
      'date-fns',
      '@date-fns/tz',
      'cpf-cnpj-validator',
    ],
    loader: { '.jpg': 'binary' },
    logLevel: 'warning',
  });
  // Its service process would stay as long as this one.
  await stop();
}
