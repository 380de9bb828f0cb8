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
      '@firebase/*',
      '@playwright/test',
      'firebase/*',
      'firebase-admin',
      'firebase-admin/*',
      'firebase-functions',
      'firebase-functions/*',
      'nodemailer',
      'zod',
      'cpf-cnpj-validator',
    ],
    loader: { '.jpg': 'binary' },
    logLevel: 'warning',
  });
  // Its service process would stay as long as this one.
  await stop();
}

/** The same of a script for pages, as text: one that runs in a page before its own. */
export async function bundleForPages(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    define: { 'import.meta.env': '{}' },
    logLevel: 'warning',
  });
  await stop();
  return outputFiles[0].text;
}
