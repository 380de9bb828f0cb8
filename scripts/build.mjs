import { runCommand } from './lib/command.mjs';

await runCommand(async () => (await import('./lib/build-production.mjs')).buildProductionCommand);
