import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backup',
    root: join(import.meta.dirname, '..', '..'),
    include: ['tests/backup/**/*.test.mjs'],
    environment: 'node',
    // One backend for all: files take turns.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
