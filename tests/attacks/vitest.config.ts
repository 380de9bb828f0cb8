import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'attacks',
    root: import.meta.dirname,
    include: ['**/*.test.{ts,mjs}'],
    environment: 'node',
    globalSetup: ['../functions/support/start-backend.ts'],
    setupFiles: ['../functions/support/mail-server.ts', '../functions/support/scanner.ts'],
    // One backend and one mail server for all: files take turns.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
