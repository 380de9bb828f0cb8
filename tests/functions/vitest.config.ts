import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'functions',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./support/start-backend.ts'],
    setupFiles: ['./support/mail-server.ts', './support/push-service.ts', './support/scanner.ts'],
    // One backend and one mail server for all: files take turns.
    fileParallelism: false,
    isolate: false,
    restoreMocks: true,
    // Only for what hangs: a machine may be as slow as it is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
