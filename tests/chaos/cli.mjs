import { runCommand } from '#scripts/process/command.mjs';

// npm run chaos -- --runs 20 --seed 1

await runCommand(async () => (await import('./run-chaos.mjs')).runChaosCommand);
