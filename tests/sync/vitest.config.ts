import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { mutantOfEnvironment } from './simulator/mutants.mjs';

export default defineConfig({
  plugins: [mutantOfEnvironment],
  test: {
    name: 'sync',
    root: join(import.meta.dirname, '..', '..'),
    include: ['tests/sync/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./tests/sync/support/start-backend.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
