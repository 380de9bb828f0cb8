import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/testing/run-long-tests.mjs')).runLongTests);
