import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('./lib/run-long-tests.mjs')).runLongTests);
