import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/start/start-portal.mjs')).startPortal);
