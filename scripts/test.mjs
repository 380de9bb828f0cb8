import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/testing/run-tests.mjs')).runTests);
