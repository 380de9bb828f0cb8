import { runCommand } from '#scripts/process/command.mjs';

await runCommand(async () => (await import('#scripts/build/build-production.mjs')).buildProductionCommand);
