import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/deploy/deploy-portal.mjs')).deployPortal);
