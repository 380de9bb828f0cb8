import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./support/start-backend.ts'],
    setupFiles: ['./support/mail-server.ts', './support/scanner.ts'],
    // One backend and one mail server for all: files take turns.
    fileParallelism: false,
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
