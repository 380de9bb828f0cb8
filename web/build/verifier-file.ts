import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';

const FOLDER = 'src/verifier';
const FILE = 'verificador.html';

/** Makes the file that checks proofs: one page with its script inside, to be kept and opened without the site. */
export function verifierFile(cacheDir: string): Plugin {
  return {
    name: 'verifier-file',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      if (options.dir === undefined || !('index.html' in bundle)) return;
      const { root } = this.environment.config;
      const script = await buildScript(root, join(cacheDir, 'verifier'));
      const template = await readFile(join(root, FOLDER, 'verifier.html'), 'utf8');
      await writeFile(join(options.dir, FILE), withScript(template, script));
    },
  };
}

/** By function: '$' in a script must not be read as a pattern; and the script must not end its own element. */
export const withScript = (template: string, script: string): string =>
  template.replace('<!--script-->', () => `<script>${script.replaceAll('</', String.raw`<\/`)}</script>`);

async function buildScript(root: string, outDir: string): Promise<string> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      lib: {
        entry: join(root, FOLDER, 'verifier.ts'),
        formats: ['iife'],
        name: 'verifier',
        fileName: () => 'verifier.js',
      },
    },
  });
  const script = await readFile(join(outDir, 'verifier.js'), 'utf8');
  await rm(outDir, { recursive: true, force: true });
  return script;
}
