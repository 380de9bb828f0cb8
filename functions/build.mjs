import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const outfile = resolve(process.argv[2] ?? join(HERE, 'lib', 'index.cjs'));
const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));

/**
 * Each schema of zod knows how to become a JSON Schema, which nothing here asks for: a tenth of the file. Where zod writes it
 * another way, it stays in, and the test of the file's size says so.
 */
const withoutJsonSchema = {
  name: 'without-json-schema',
  transform(code, id) {
    if (!/\/zod\/v4\/classic\/schemas\.js$/.test(id)) return null;
    const how = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
    const asked = /create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g;
    return { code: code.replace(how, '').replace(asked, 'undefined'), map: null };
  },
};

/**
 * `node functions/build.mjs [outfile]`: one file, in which the domain (a workspace package that no registry has) and what it
 * needs are already inside, and of zod only what is used. Outside stays exactly what functions/package.json names. As
 * CommonJS: a module would take every name of firebase-admin/firestore, and two of them load all of gRPC at each cold start.
 */
await build({
  configFile: false,
  root: HERE,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [withoutJsonSchema],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: join(HERE, 'src', 'index.ts'),
    outDir: dirname(outfile),
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: basename(outfile), codeSplitting: false },
    },
  },
});
