import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';
import { mutantOfEnvironment } from './tests/sync/simulator/mutants.mjs';

const FOLDERS = '{bench,domain,web,functions,scripts,tests/chaos,tests/rules/mutants}';

/** The seed's bundler hands pictures over as bytes; so do the tests. */
const bytesOfPictures = {
  name: 'bytes-of-pictures',
  enforce: 'pre' as const,
  async load(id: string) {
    if (!id.endsWith('.jpg')) return null;
    const base64 = (await readFile(id)).toString('base64');
    return `export default Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));`;
  },
};

/** Unit tests: those that live next to their code and need no backend. What crosses rooms is in tests/. */
export default defineConfig({
  plugins: [bytesOfPictures, mutantOfEnvironment],
  test: {
    exclude: ['**/node_modules/**', 'functions/lib/**'],
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [`${FOLDERS}/**/*.test.{ts,mjs}`] },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: [`${FOLDERS}/**/*.test.tsx`] } },
    ],
  },
});
