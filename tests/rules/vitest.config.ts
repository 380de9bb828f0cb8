import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'rules',
    root: join(import.meta.dirname, '..', '..'),
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./tests/rules/support/load-rules.ts'],
    // One backend for all: files take turns.
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
