import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/backup/back-up.mjs')).backUp);
