import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/restore/restore.mjs')).restore);
